"""Encryption and signature of push messages, against the example of RFC 8291 and a receiver of their own."""

from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from hotseat.server.push.message import encrypted
from hotseat.server.push.vapid import VALID, PushKey
from tests.server.push.service import CURVE, Browser, signed_claims, unb64

TEXT = b"When I grow up, I want to be a watermelon"
EXAMPLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""The message of RFC 8291, section 5."""


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(text), "big"), CURVE)


def test_the_example_of_the_rfc_is_encrypted_and_read() -> None:
    browser = Browser(private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), unb64("BTBZMqHH6r4Tts7J_aSIgg"))
    sender = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    body = encrypted(TEXT, browser.public, browser.auth, sender=sender, salt=unb64("DGv6ra1nlYgDCS1FRnbzlw"))
    assert body == unb64(EXAMPLE)
    assert browser.read(body) == TEXT


def test_messages_have_one_length_and_are_never_alike() -> None:
    browser = Browser()
    short, long = (encrypted(text, browser.public, browser.auth, 128) for text in (b"a", b"a" * 100))
    assert len(short) == len(long)
    assert browser.read(short) == b"a"
    assert encrypted(b"a", browser.public, browser.auth, 128) != short


@pytest.mark.parametrize("key", [b"", b"\x04" + b"\x01" * 64, b"\x05" * 64], ids=["empty", "off the curve", "short"])
def test_a_key_that_is_none_is_refused(key: bytes) -> None:
    with pytest.raises(ValueError, match=r"(?i)empty|point|key"):
        encrypted(TEXT, key, b"\0" * 16)


def test_the_key_is_made_once_private_and_signs_for_one_service(tmp_path: Path) -> None:
    file = tmp_path / "hotseat.push"
    key = PushKey.kept_in(file, "mailto:ada@games.example")
    assert file.stat().st_mode & 0o777 == 0o600
    assert PushKey.kept_in(file, "mailto:ada@games.example").public == key.public
    claims = signed_claims(key.authorization("https://push.example", 1_790_000_000), key.public)
    assert claims == {"aud": "https://push.example", "exp": 1_790_000_000 + VALID, "sub": "mailto:ada@games.example"}
