"""The verifier's own Ed25519 agrees with RFC 8032 and with `cryptography`, on good and on bad signatures."""

import random

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from hotseat.fairness import ServerKey
from hotseat.fairness.verify import BASE, ORDER, bytes_of, signed, times

RFC_8032 = {
    "7.1 TEST 1": (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
        "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    "7.1 TEST 2": (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    "7.1 TEST 3": (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
        "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
    "7.1 TEST SHA(abc)": (
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589"
        "09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704",
    ),
}


@pytest.mark.parametrize("name", RFC_8032)
def test_the_vectors_of_rfc_8032(name: str) -> None:
    private, public, message, signature = (bytes.fromhex(text) for text in RFC_8032[name])
    assert ServerKey(private).public == public
    assert ServerKey(private).sign(message) == signature
    assert signed(public, message, signature)
    assert not signed(public, message + b"!", signature)


def by_cryptography(public: bytes, message: bytes, signature: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def test_it_agrees_with_cryptography_on_flipped_bits_anywhere() -> None:
    rng = random.Random(8032)
    verdicts = []
    for _ in range(40):
        key, message = Ed25519PrivateKey.from_private_bytes(rng.randbytes(32)), rng.randbytes(rng.randrange(80))
        parts = [bytearray(key.public_key().public_bytes_raw()), bytearray(message), bytearray(key.sign(message))]
        if rng.random() < 0.6:
            part = rng.choice([part for part in parts if part])
            part[rng.randrange(len(part))] ^= 1 << rng.randrange(8)
        public, said, signature = (bytes(part) for part in parts)
        verdicts.append(signed(public, said, signature))
        assert verdicts[-1] == by_cryptography(public, said, signature)
    assert {True, False} == set(verdicts)


def test_a_signature_is_unique_and_complete() -> None:
    key = ServerKey(bytes(32))
    signature = key.sign(b"deck")
    scalar = int.from_bytes(signature[32:], "little")
    assert signed(key.public, b"deck", signature)
    assert not signed(key.public, b"deck", signature[:32] + (scalar + ORDER).to_bytes(32, "little"))
    assert not signed(key.public, b"deck", signature[:63])
    assert not signed(key.public, b"deck", b"")


@pytest.mark.parametrize(
    "written",
    [b"", bytes(31), (2**255 - 19).to_bytes(32, "little"), (1 | 1 << 255).to_bytes(32, "little"), b"\x02" + bytes(31)],
    ids=["empty", "short", "beyond the field", "minus zero", "off the curve"],
)
def test_bytes_that_are_no_key_sign_nothing(written: bytes) -> None:
    assert not signed(written, b"deck", ServerKey(bytes(32)).sign(b"deck"))


def test_a_key_that_signs_everything_signs_nothing() -> None:
    """Under the neutral key one signature fits every message, so a server could deny that it signed a list."""
    neutral, scalar = (1).to_bytes(32, "little"), 7
    assert BASE is not None
    signature = bytes_of(times(scalar, BASE)) + scalar.to_bytes(32, "little")
    assert not signed(neutral, b"one list", signature)
    assert not signed(neutral, b"another list", signature)
