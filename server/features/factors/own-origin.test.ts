import { describe, expect, test } from 'vitest';
import { linkOrigin, ownOrigin } from './own-origin.ts';

const asked = (host: string, protocol: 'http' | 'https' = 'http') => ({ host, protocol });

test('the origin is the public one, whatever was asked for', () => {
  expect(ownOrigin(asked('evil.example'), 'https://readback.example')).toBe('https://readback.example');
});

test('without a public one it is what was asked for, as browsers write it', () => {
  expect(ownOrigin(asked('localhost:80'))).toBe('http://localhost');
  expect(ownOrigin(asked('Localhost:3000'))).toBe('http://localhost:3000');
});

describe('links in mails', () => {
  test.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.5',
    '10.0.0.2:80',
    '172.20.0.3',
    'nas:3000',
    'readback.local',
    'nas.home.arpa',
  ])('may lead to %s, which means something at home only', (host) =>
    expect(linkOrigin(asked(host))).toBe(`http://${host}`.replace(/:80$/, '')),
  );

  test.each([
    'evil.example',
    'evil.example:3000',
    '203.0.113.7',
    '172.32.0.1',
    '[2001:db8::1]',
    '127.0.0.1.evil.example',
    '192.168.1.5.evil.example',
    'localhost.evil.example',
    'evil.local.example',
  ])('never lead to %s on the word of whoever asks', (host) => {
    expect(() => linkOrigin(asked(host))).toThrow('account.mail_unavailable');
  });

  test('lead to the public address, whoever asks', () => {
    expect(linkOrigin(asked('evil.example'), 'https://readback.example')).toBe('https://readback.example');
  });
});
