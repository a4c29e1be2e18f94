"""The cryptography of pushes; it needs the extra `push`."""

from __future__ import annotations

import base64

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)


def new_private_key() -> str:
    """A key of a server, as text."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def public_key(private_key: str) -> str:
    """The public half of it, as browsers want it."""
    point = _load(private_key).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _encode(point)


def sign(private_key: str, audience: str, expires: int, subject: str) -> str:
    """A token that lets a push service know who sends (RFC 8292)."""
    claims = {"aud": audience, "exp": expires, "sub": subject}
    parts = [_encode(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signature = _load(private_key).sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
    both = b"".join(number.to_bytes(32, "big") for number in decode_dss_signature(signature))
    return ".".join([*parts, _encode(both)])


def encrypt(body: bytes, p256dh: str, auth: str) -> bytes:
    """What only the browser with these keys can read (RFC 8291), by a key that is used once."""
    once = ec.generate_private_key(ec.SECP256R1())
    encrypted = http_ece.encrypt(
        body, private_key=once, dh=_decode(p256dh), auth_secret=_decode(auth), version="aes128gcm"
    )
    return bytes(encrypted)


def _load(private_key: str) -> ec.EllipticCurvePrivateKey:
    key = load_pem_private_key(private_key.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
