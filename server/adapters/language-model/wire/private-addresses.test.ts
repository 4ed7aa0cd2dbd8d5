import { describe, expect, test } from 'vitest';
import { isPrivateAddress, literalAddress } from './private-addresses.ts';

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'not an address',
    '',
  ])('%j is not of the public internet', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );

  test.each([
    ['http://127.0.0.1:8080/v1', '127.0.0.1'],
    ['http://[::1]:8080/v1', '::1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://localhost/', undefined],
    ['https://api.openai.com/v1', undefined],
  ])('of %s is %s', (url, address) => {
    expect(literalAddress(new URL(url))).toBe(address);
  });
});
