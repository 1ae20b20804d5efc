#!/usr/bin/perl
# A second verifier of protocols pf1 and pf2 (docs/fairness.md): steps a to d, without the signatures themselves and
# without a replay, so that its best verdict on a game of pf2 is 7.
#   perl verify.pl TRANSCRIPT [RECEIPT]   prints the verdict, with the exit codes of verify.py
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
my $pf2 = $t->{format} eq 'hotseat transcript 2';
stop('formats') if $r && ($r->{format} eq 'hotseat receipt 2') != $pf2;
my ($key, $origin, $view, %used);
$pf2 ? setup_pf2() : setup_pf1();
read_log();
verdict($pf2 ? verdict_pf2() : 'fits-pf1');

sub verdict {
    my ($code) = @_;
    my @exits = (alone => 5, 'left-' => 4, discarded => 3, 'broken-off' => 3, 'so-far' => 7, unseen => 7, 'given-up' => 6);
    print "$code\n";
    while (my ($start, $exit) = splice @exits, 0, 2) { exit $exit if index($code, $start) == 0 }
    exit 0;
}

# -- pf1: steps a to c

sub setup_pf1 {
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
    $key = hmac_sha256(lp('pf1', 'key', $id, $rules, $all), $secret);
    $origin = hash('pf1', 'log', $id, hex_($promise{server}), $rules, $all, $json->encode($t->{voids}));
    $view   = hash('pf1', 'view', $id, $r->{seat});
}

# -- pf2: steps a to c

sub is_hash  { defined $_[0] && !ref $_[0] && $_[0] =~ /\A[0-9a-f]{64}\z/ }
sub of_promise { hash('pf2', 'promise', $json->encode(shift)) }
sub of_list {
    my ($promise, $list) = @_;
    return hash('pf2', 'list', of_promise($promise), $json->encode({ seals => $list->{seals}, why => $list->{why} }));
}
sub place { my ($player) = @_; my @found = grep { $t->{promise}{seats}[$_]{player} eq $player } 0 .. $#{ $t->{promise}{seats} }; return $found[0] }

sub setup_pf2 {
    my %promise = %{ $t->{promise} };
    check_form(\%promise, $t->{list});
    stop('list-signature') if !$t->{list} && $t->{outcome} ne 'given-up';
    check_receipt() if $r;
    my $secret = hex_($t->{secret});
    stop('secret') if unpack('H*', hash('pf2', 'secret', $promise{game}, $secret)) ne $promise{server};
    stop('rules') if unpack('H*', sha256($json->encode($t->{rules}))) ne $promise{rules};
    check_parts();
    if ($t->{outcome} eq 'given-up') {
        stop('was-dealt') if $r && @{ $r->{heads} };
        verdict('given-up-early') unless $t->{list};
        my @missing = map { $letters[$_] } grep { $t->{list}{seals}[$_] ne '' && $t->{parts}[$_] eq '' } 0 .. $#{ $t->{parts} };
        stop('given-up-whole') unless @missing;
        stop('form', 'missing') if $json->encode(\@missing) ne $json->encode($t->{missing});
        print "given-up-yours\n" if $r && $r->{part} ne '' && grep { $_ eq $r->{seat} } @missing;
        verdict('given-up');
    }
    my $list  = of_list(\%promise, $t->{list});
    my $bound = hash('pf2', 'bound', $list, lp(map { hex_($_) } @{ $t->{parts} }));
    $key    = hmac_sha256(lp('pf2', 'key', $bound), $secret);
    $origin = hash('pf2', 'log', $bound);
    $view   = hash('pf2', 'view', $list, $r ? $r->{seat} : '');
}

sub check_form {
    my ($promise, $list) = @_;
    my @seats = @{ $promise->{seats} };
    stop('form', 'pf') if $promise->{pf} != 2;
    my %players;
    for my $i (0 .. $#seats) {
        my ($player, $bot) = ($seats[$i]{player}, $seats[$i]{player} eq '');
        stop('form', 'seats') if $seats[$i]{seat} ne $letters[$i];
        stop('form', 'player') if !$bot && (!is_hash($player) || $players{$player}++);
        next unless $list;
        stop('form', 'list') if @{ $list->{seals} } != @seats || @{ $list->{why} } != @seats;
        my ($seal, $why) = ($list->{seals}[$i], $list->{why}[$i]);
        my $sealed = is_hash($seal) && $why eq '' && !$bot;
        stop('form', 'why') if !$sealed && ($seal ne '' || $why !~ ($bot ? qr/\Abot\z/ : qr/\A(late|stood)\z/));
    }
}

sub check_receipt {
    stop('other-game') if $r->{game} ne $t->{promise}{game};
    stop('form', 'left') unless grep { $_ eq $r->{left} } '', 'late', 'stood', 'later', 'not-my-seal';
    stop('second') if $r->{alarm} eq 'second' || $r->{second};
    stop('revived') if $r->{alarm} eq 'revived';
    stop('alarm-parts') if $r->{alarm} ne '';
    stop('second') if $r->{list} && $t->{list} && of_list($r->{promise}, $r->{list}) ne of_list($t->{promise}, $t->{list});
    stop('promise') if of_promise($r->{promise}) ne of_promise($t->{promise});
    stop('list') if $r->{list} && !$t->{list};
    my $place = place($r->{player});
    stop('own-seat') if defined $place && $letters[$place] ne $r->{seat};
}

sub check_parts {
    my @seats = @{ $t->{promise}{seats} };
    my @parts = @{ $t->{parts} };
    stop('form', 'parts') if @parts != @seats;
    for my $i (0 .. $#seats) {
        my ($seal, $part) = ($t->{list} ? $t->{list}{seals}[$i] : '', $parts[$i]);
        next if $part eq '' && ($seal eq '' || $t->{outcome} eq 'given-up');
        stop('part', $letters[$i]) if $seal eq '' || !is_hash($part);
        my $made = hash('pf2', 'seal', of_promise($t->{promise}), hex_($seats[$i]{player}), hex_($part));
        stop('part', $letters[$i]) if unpack('H*', $made) ne $seal;
    }
    return if !$r || $t->{outcome} eq 'given-up';
    my $place = place($r->{player});
    my $mine = defined $place && $r->{left} eq '' ? $parts[$place] : '';
    stop('own-part') if $mine ne $r->{part} || ($r->{left} eq '' && $mine eq '');
}

sub verdict_pf2 {
    stop('outcome') if $t->{log}[-1]{full}{how} ne $t->{outcome};
    return 'alone' unless grep { $_ ne '' } @{ $t->{parts} };
    return 'left-unknown' unless $r;
    return "left-$r->{left}" if $r->{left} ne '';
    my $broken = grep { $_->{state} =~ /\A(dealt|abandoned)\z/ } @{ $r->{earlier} };
    my $lost = @{ $r->{earlier} } - $broken;
    print $lost == 1 ? "discarded-one\n" : "discarded\n" if $lost && $broken;
    return $broken == 1 ? 'broken-off-one' : 'broken-off' if $broken;
    return 'unseen' if !$lost && has_gap();
    return !$lost ? 'so-far' : $lost == 1 ? 'discarded-one' : 'discarded';
}

# -- step d, and the draws of c on the way

sub read_log {
    my @log    = @{ $t->{log} };
    my @hashes = ($origin);
    my @views  = $r ? @{ $r->{views} } : ();
    my $since  = $r ? $r->{since} : '';
    my $seat   = $r ? $r->{seat} : '';
    for my $seq (0 .. $#log) {
        $since = '' if $since eq unpack 'H*', $hashes[-1];
        my %entry = map { $_ => $log[$seq]{$_} } qw(seq kind full witnesses masked);
        my $recorded = $log[$seq]{hash};
        push @hashes, hash($hashes[-1], hmac_sha256(lp('pf1', 'salt') . pack('Q>', $seq), $key) . $json->encode(\%entry));
        stop('order', $seq) if $entry{seq} != $seq;
        stop('chain', $seq) if $recorded ne unpack 'H*', $hashes[-1];
        check_draw($seq, $entry{full}) if $entry{kind} eq 'draw';
        my $seen = !defined $entry{witnesses} || grep { $_ eq $seat } @{ $entry{witnesses} };
        my $facts = $seen ? $entry{full} : $entry{masked};
        next if !defined $facts || $since ne '' || !@views;
        $view = hash($view, $json->encode({ kind => $entry{kind}, facts => $facts }));
        stop('view', $seq) if shift(@views) ne unpack 'H*', $view;
    }
    stop('no-end') if !@log || $log[-1]{kind} ne 'end';
    my @published = map { unpack 'H*', $_ } @hashes;
    for my $head ($r ? @{ $r->{heads} } : ()) {
        shift @published while @published && $published[0] ne $head;
        stop('head') unless @published;
    }
    stop('since') if $since ne '';
    stop('view-cut') if @views;
    check_resumed() if $r && $r->{resumed};
}

# What the seat was told of the log: canonical texts, in order.
sub told_to {
    my $seat = shift;
    my @told;
    for my $entry (@{ $t->{log} }) {
        my $seen = !defined $entry->{witnesses} || grep { $_ eq $seat } @{ $entry->{witnesses} };
        my $facts = $seen ? $entry->{full} : $entry->{masked};
        push @told, [$entry->{kind}, $json->encode({ kind => $entry->{kind}, facts => $facts })] if defined $facts;
    }
    return @told;
}

# Every chain goes on from its first table with what the seat was told at some place, in order.
sub check_resumed {
    my @told  = told_to($r->{seat});
    my $place = @{ $r->{views} };
    for my $chain (@{ $r->{resumed} }) {
        $place++ while $place <= @told && !continues($chain, @told[$place .. $#told]);
        stop('resumed') if $place > @told;
        $place += @$chain - 1;
    }
}

# Whether the receipt has nothing of the game, or an older client kept nothing after a lost connection.
sub has_gap {
    my ($views, $chains) = (scalar @{ $r->{views} }, scalar @{ $r->{resumed} // [] });
    return 0 if $chains || ($views && $r->{resumed});
    return $views < grep { $_->[0] ne 'end' } told_to($r->{seat});
}

sub continues {
    my ($chain, @told) = @_;
    return 0 if @$chain - 1 > @told;
    for my $i (1 .. $#$chain) {
        return 0 if unpack('H*', hash(hex_($chain->[$i - 1]), $told[$i - 1][1])) ne $chain->[$i];
    }
    return 1;
}

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
