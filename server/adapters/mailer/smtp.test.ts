import type { SMTPServerOptions } from 'smtp-server';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMailServer, startSilentServer } from '#tests/support/mail-server.ts';
import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts';
import { aMail, describeMailer, faultOf } from './mailer.suite.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp.ts';

const from = 'Readback <readback@readback.example>';
const patience = { silentMs: 500, wholeMs: 2_000 };
const mailerTo = (url: string, options: Partial<SmtpOptions> = {}) =>
  createSmtpMailer({ url, from, patience, ...options });

describeMailer(async () => {
  const server = await startMailServer();
  return {
    mailer: mailerTo(`smtp://127.0.0.1:${server.port}`),
    arrived: () =>
      server.taken.map(({ source, to }) => ({ id: /^Message-ID: <([\w-]+)@/im.exec(source)?.[1] ?? '', to })),
    turn: async (weather) => (weather === 'is down' ? server.stop() : server.turn(weather ?? 'takes')),
  };
});

describe('a mail as it leaves', () => {
  test('is plain text from the given sender, and says that a program wrote it', async () => {
    const { port, taken } = await startMailServer();

    await mailerTo(`smtp://127.0.0.1:${port}`).send(aMail);

    const [mail] = taken;
    expect(mail).toMatchObject({ from: 'readback@readback.example', to: ['ana@example.com'] });
    const headers = mail?.source.split('\r\n\r\n')[0] ?? '';
    expect(headers).toMatch(/^From: Readback <readback@readback\.example>$/m);
    expect(headers).toMatch(/^To: ana@example\.com$/m);
    expect(headers).toMatch(/^Subject: Confirm your address$/m);
    expect(headers).toMatch(/^Message-ID: <0b6c3e0e-6d3a-4a63-9f0c-5b5d8f7e2a11@readback\.example>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Content-Type: text\/plain/m);
    expect(mail?.source).toContain('https://readback.example/verify-email#abc');
  });

  test('keeps letters of other scripts in its subject and text', async () => {
    const { port, taken } = await startMailServer();
    await mailerTo(`smtp://127.0.0.1:${port}`).send({ ...aMail, subject: 'Für Ana', text: 'Grüße' });
    expect(taken[0]?.source).toMatch(/^Subject: =\?UTF-8\?Q\?F=C3=BCr_Ana\?=$/m);
    expect(taken[0]?.source).toContain('Gr=C3=BC=C3=9Fe');
  });
});

describe('a server that says nothing', () => {
  test('is given up', async () => {
    const port = await startSilentServer();
    expect(await faultOf(mailerTo(`smtp://127.0.0.1:${port}`).send(aMail))).toMatchObject({ reason: 'timed_out' });
  });

  test('is given up in the end when it drips without an end', async () => {
    const server = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-still here\r\n'), 50);
      socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const bound = server.address();
    const port = typeof bound === 'object' ? bound?.port : 0;

    expect(await faultOf(mailerTo(`smtp://127.0.0.1:${port}`).send(aMail))).toMatchObject({ reason: 'timed_out' });
  });
});

describe('TLS', () => {
  const { key, cert } = selfSignedCertificate();
  const withTls = { key, cert, disabledCommands: [] };

  test.each([
    ['from the start', 'smtps', { ...withTls, secure: true }],
    ['as soon as the server offers it', 'smtp', withTls],
  ])('is used %s', async (_when, scheme, options) => {
    const { port, taken } = await startMailServer(options);
    await mailerTo(`${scheme}://localhost:${port}`, { ca: cert }).send(aMail);
    expect(taken).toMatchObject([{ isSecure: true }]);
  });

  test.each([
    ['from the start', 'smtps', { ...withTls, secure: true }],
    ['as soon as the server offers it', 'smtp', withTls],
  ])('with a certificate that nobody vouches for carries nothing, %s', async (_when, scheme, options) => {
    const { port, taken } = await startMailServer(options);

    const fault = await faultOf(mailerTo(`${scheme}://localhost:${port}?tls.rejectUnauthorized=false`).send(aMail));

    expect(fault).toMatchObject({ name: 'MailFault', reason: 'not_allowed' });
    expect(taken).toEqual([]);
  });
});

describe('a password', () => {
  const asking = (seen: string[]): SMTPServerOptions => ({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen.push(`${username}:${password}`);
      if (password === 'p@ss/word') done(null, { user: 'readback' });
      else done(new Error('CANARY'));
    },
  });

  test('of the address is shown to the server, its escapes undone', async () => {
    const seen: string[] = [];
    const { port, taken } = await startMailServer(asking(seen));

    await mailerTo(`smtp://readback:p%40ss%2Fword@127.0.0.1:${port}`).send(aMail);

    expect([seen, taken.length]).toEqual([['readback:p@ss/word'], 1]);
  });

  test('that is wrong is a matter of settings, not of the mail', async () => {
    const { port } = await startMailServer(asking([]));
    const fault = await faultOf(mailerTo(`smtp://readback:wrong@127.0.0.1:${port}`).send(aMail));
    expect(fault).toMatchObject({ reason: 'not_allowed', message: 'not_allowed' });
  });

  test('that is missing is one too', async () => {
    const { port } = await startMailServer(asking([]));
    expect(await faultOf(mailerTo(`smtp://127.0.0.1:${port}`).send(aMail))).toMatchObject({ reason: 'not_allowed' });
  });
});
