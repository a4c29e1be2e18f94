"""Web Push: an endpoint that decrypts what it gets by the book (RFC 8291) and checks who signed it (RFC 8292)."""

import asyncio
import base64
import json
import os

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from banchisa.server.notices.ways import PushTarget
from support.slow_play import ADA, BO, HOME, Clock, open_house

CURVE = ec.SECP256R1()


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushBrowser:
    """What a browser keeps to itself of its subscription."""

    def __init__(self):
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def target(self, endpoint):
        return PushTarget(endpoint, encode(self._point), encode(self._auth))

    def decrypt(self, body):
        """The message, or an error if it is not for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(sealed) <= size
        secret = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        shared = derive(secret, self._auth, b"WebPush: info\0" + self._point + sender, 32)
        key = derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(shared, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened[-1] == 2  # the mark of the last record
        return json.loads(opened[:-1])


def derive(secret, salt, info, length):
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_signature(header, public_key):
    """The claims of a token, if the key has signed it."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"] == public_key
    head, claims, signature = fields["t"].split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public_key))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode(claims))


async def test_a_turn_is_pushed_so_that_only_this_browser_can_read_it(address, receiver):
    browser = PushBrowser()

    async with open_house(address) as house:
        await house.add_way(ADA, browser.target(f"{receiver.url}/push/ada"))
        table = await house.begin(ADA, BO)
        await house.act_until(table, BO)
        await house.act_until(table, ADA)
        await house.pass_time()
        public_key, now = await house.notices.push.public_key(), house.clock()
    (delivery,) = receiver.got
    assert browser.decrypt(delivery.body) == {
        "title": "Nanuuk!",
        "text": "It is your turn at Nanuuk! with Bo.",
        "link": f"{HOME}t/{table}",
        "tag": table,
    }
    assert b"Nanuuk" not in delivery.body
    assert delivery.headers["Content-Encoding"] == "aes128gcm"
    assert delivery.headers["Topic"] == table
    assert int(delivery.headers["TTL"]) > 0
    claims = check_signature(delivery.headers["Authorization"], public_key)
    assert claims["aud"] == receiver.url
    assert now < claims["exp"] <= now + 24 * 3600
    assert claims["sub"] == HOME
    with pytest.raises(InvalidTag):
        PushBrowser().decrypt(delivery.body)
    other = encode(
        ec.generate_private_key(CURVE).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    forged = delivery.headers["Authorization"].replace(public_key, other)
    with pytest.raises(InvalidSignature):
        check_signature(forged, other)


async def test_all_servers_of_a_store_have_one_key_and_keep_it(address):
    async with open_house(address, Clock()) as one, open_house(address, Clock()) as other:
        first, second = await asyncio.gather(one.notices.push.public_key(), other.notices.push.public_key())
    async with open_house(address) as house:
        assert first == second == await house.notices.push.public_key()
    assert len(decode(first)) == 65


@pytest.mark.parametrize(("status", "state"), [(201, "on"), (410, "failed"), (404, "failed"), (503, "on")])
async def test_a_browser_that_is_gone_is_given_up(house, receiver, status, state):
    receiver.status = status
    await house.add_way(ADA, PushBrowser().target(f"{receiver.url}/push"))
    table = await house.begin(ADA, BO)
    await house.act_until(table, BO)
    await house.act_until(table, ADA)
    await house.pass_time()
    assert (await house.rows.find_ways(ADA))[0].state == state


async def test_keys_that_are_none_are_given_up(address, receiver):
    async with open_house(address) as house:
        way = await house.add_way(ADA, PushTarget(receiver.url, encode(b"\4" + bytes(64)), encode(bytes(16))))
        await house.rows.queue_test(way, house.clock())
        await house.notices.send_due()
        assert (await house.rows.find_ways(ADA))[0].error == "push-keys"
    assert receiver.got == []
