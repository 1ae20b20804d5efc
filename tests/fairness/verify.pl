#!/usr/bin/perl
# A second verifier of protocol pf1 (docs/fairness.md): steps a to d, without the signature itself.
#   perl verify.pl TRANSCRIPT RECEIPT     prints "fair" (exit 0) or what does not fit (exit 1)
#   perl verify.pl --deck KEY LABEL N     prints a shuffle of 0 .. N-1
use strict;
use warnings;
use Digest::SHA qw(sha256 hmac_sha256);
use JSON::PP;

my $json = JSON::PP->new->utf8->canonical;
my @letters = ('A' .. 'H');

sub lp   { join '', map { pack('N', length $_) . $_ } @_ }
sub hash { sha256(lp(@_)) }
sub hex_ { pack 'H*', shift }
sub read_json { open my $in, '<:raw', shift or die "cannot read: $!\n"; local $/; $json->decode(scalar <$in>) }

sub stop { print "@_\n"; exit 1 }

sub stream {
    my ($key, $label) = @_;
    my ($block, @words) = (0);
    return sub {
        @words = unpack 'Q>4', hmac_sha256(lp('pf1', 'blk', $label) . pack('Q>', $block++), $key) unless @words;
        return shift @words;
    };
}

# 2**64 does not fit: its remainder is that of 2**64 - 1, plus one.
sub below {
    my ($next, $n) = @_;
    my $rest = (~0 % $n + 1) % $n;
    while (1) {
        my $word = $next->();
        return $word % $n if $word <= ~0 - $rest;
    }
}

sub shuffled {
    my ($next, @cards) = @_;
    for (my $i = $#cards; $i > 0; $i--) {
        my $j = below($next, $i + 1);
        @cards[$i, $j] = @cards[$j, $i];
    }
    return @cards;
}

if (@ARGV && $ARGV[0] eq '--deck') {
    my (undef, $key, $label, $n) = @ARGV;
    print join(' ', shuffled(stream(hex_($key), $label), 0 .. $n - 1)), "\n";
    exit 0;
}

my ($t, $r) = map { read_json($_) } @ARGV;
my $id      = $t->{game_id};
my %promise = %{ $t->{commitment} };
my @seats   = @{ $t->{seats} };

# a
for my $name (sort keys %{ $r->{commitment} }) {
    stop('statement', $name) if $promise{$name} ne $r->{commitment}{$name};
}
for my $void (@{ $r->{voids} }) {
    stop('void-hidden') unless grep { $json->encode($_) eq $json->encode($void) } @{ $t->{voids} };
}

# b
my @tickets;
for my $i (0 .. $#seats) {
    my $seat = $seats[$i];
    stop('seats') if $seat->{seat} ne $letters[$i];
    stop('commits', $letters[$i]) if $seat->{commit} ne $r->{commits}[$i];
    stop('own-seed', $letters[$i]) if $seat->{seat} eq $r->{seat} && $r->{seed} ne $seat->{seed};
    my $seed = hex_($seat->{seed});
    my $commit = length $seed ? unpack('H*', hash('pf1', "client$i", $id, $seed)) : '';
    stop('seed', $letters[$i]) if $seat->{commit} ne $commit;
    push @tickets, lp(chr $i, hex_($seat->{commit}), $seed);
}
stop('commits') if @seats != @{ $r->{commits} };

# c
my $secret = hex_($t->{secret});
stop('secret') if unpack('H*', hash('pf1', 'server', $id, $secret)) ne $promise{server};
my $rules = sha256($json->encode($t->{rules}));
stop('rules') if unpack('H*', $rules) ne $promise{rules};
my $all = hash(@tickets);
my $key = hmac_sha256(lp('pf1', 'key', $id, $rules, $all), $secret);

# d, and the draws of c on the way
my @log    = @{ $t->{log} };
my @hashes = (hash('pf1', 'log', $id, hex_($promise{server}), $rules, $all, $json->encode($t->{voids})));
my $view   = hash('pf1', 'view', $id, $r->{seat});
my @views  = @{ $r->{views} };
my $since  = $r->{since};
my %used;
for my $seq (0 .. $#log) {
    $since = '' if $since eq unpack 'H*', $hashes[-1];
    my %entry = %{ $log[$seq] };
    my $recorded = delete $entry{hash};
    push @hashes, hash($hashes[-1], hmac_sha256(lp('pf1', 'salt') . pack('Q>', $seq), $key) . $json->encode(\%entry));
    stop('order', $seq) if $entry{seq} != $seq;
    stop('chain', $seq) if $recorded ne unpack 'H*', $hashes[-1];
    check_draw($seq, $entry{full}) if $entry{kind} eq 'draw';
    my $seen = !defined $entry{witnesses} || grep { $_ eq $r->{seat} } @{ $entry{witnesses} };
    my $facts = $seen ? $entry{full} : $entry{masked};
    next if !defined $facts || $since ne '' || !@views;
    $view = hash($view, $json->encode({ kind => $entry{kind}, facts => $facts }));
    stop('view', $seq) if shift(@views) ne unpack 'H*', $view;
}
stop('no-end') if !@log || $log[-1]{kind} ne 'end';
my @published = map { unpack 'H*', $_ } @hashes;
for my $head (@{ $r->{heads} }) {
    shift @published while @published && $published[0] ne $head;
    stop('head') unless @published;
}
stop('since') if $since ne '';
stop('view-cut') if @views;
print "fair\n";

sub check_draw {
    my ($seq, $draw) = @_;
    my ($kind) = $draw->{label} =~ m{^(.*)/};
    stop('label', $seq) if $draw->{label} ne "$kind/" . ($used{$kind}++ || 0);
    my $next = stream($key, $draw->{label});
    if (ref $draw->{of}) {
        stop('shuffle', $seq) if join(' ', shuffled($next, @{ $draw->{of} })) ne join ' ', @{ $draw->{result} };
    } else {
        stop('draw', $seq) if below($next, $draw->{of}) != $draw->{result};
    }
}
