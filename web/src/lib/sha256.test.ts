import { expect, test } from 'vitest';
import { bytes, hex, hmac, prefixed, sha256, unhex } from './sha256';

test('the published digests of SHA-256', () => {
  expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256(bytes('a'.repeat(1000))))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
});

test('the test vector of the fairness protocol: commitment and key', () => {
  const server = Uint8Array.from({ length: 32 }, (_, i) => i);
  const rules = sha256(bytes('spicy/base/1'));
  expect(hex(sha256(prefixed('pf1', 'server', 'G-0001', server)))).toBe(
    '5d150bb2a5f4837769096149d710be284207d0c7ab7b5dba88862479992f12d4',
  );
  const parts = [0, 1, 2, 3].map((seat) => {
    const seed = new Uint8Array(16).fill(0x40 + seat);
    return prefixed(Uint8Array.of(seat), sha256(prefixed('pf1', `client${seat}`, 'G-0001', seed)), seed);
  });
  const together = sha256(prefixed(...parts));
  expect(hex(hmac(server, prefixed('pf1', 'key', 'G-0001', rules, together)))).toBe(
    '4ded83c331a82c3e9e7fd0ae8533086dc42d194b3c4a14e43a946dab256b4d4f',
  );
});

test('hexadecimal there and back', () => {
  expect(hex(unhex('00ff10'))).toBe('00ff10');
});
