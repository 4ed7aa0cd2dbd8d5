import { expect, test } from 'vitest';
import { readSmtpAddress } from './smtp-address.ts';

test.each([
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true }],
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
  ['smtp://mail.example:25', { host: 'mail.example', port: 25, secure: false }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false }],
])('%s names host, port and TLS', (url, address) => {
  expect(readSmtpAddress(url)).toEqual({ ...address, requireTLS: false });
});

test.each([
  ['smtp://ana:secret@mail.example', true],
  ['smtp://ana:secret@127.0.0.1.evil.example', true],
  ['smtp://ana:secret@localhost', false],
  ['smtp://ana:secret@127.0.0.1:2525', false],
  ['smtp://ana:secret@[::1]', false],
])('for %s, whether a password asks for TLS is %s', (url, isAsked) => {
  expect(readSmtpAddress(url)).toMatchObject({ requireTLS: isAsked, auth: { user: 'ana', pass: 'secret' } });
});
