import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { MailFault } from '#server/ports/mailer.ts';
import { misdeedNames, misdeeds, startRawPeer, type Misdeed } from '#tests/support/raw-peer.ts';
import { aMail } from './mailer.suite.ts';
import { createSmtpMailer } from './smtp.ts';

const patience = { silentMs: 300, wholeMs: 2_000 };

/** What a server says at each step, and what a client has said before. */
const steps = [
  { name: 'greeting', after: undefined, says: '220 mail.example ESMTP\r\n' },
  { name: 'EHLO', after: /^EHLO/im, says: '250-mail.example\r\n250 8BITMIME\r\n' },
  { name: 'MAIL', after: /^MAIL FROM/im, says: '250 2.1.0 Ok\r\n' },
  { name: 'RCPT', after: /^RCPT TO/im, says: '250 2.1.5 Ok\r\n' },
  { name: 'DATA', after: /^DATA/im, says: '354 Go ahead\r\n' },
  { name: 'end of the mail', after: /^\.\r\n/m, says: '250 2.0.0 Ok\r\n' },
];

/** Plays the server up to a step, and does there something else. */
function playTo(socket: Socket, wrongAt: string, misdeed: Misdeed): void {
  let heard = '';
  let at = 0;
  const say = () => {
    const step = steps[at];
    if (step === undefined || (step.after !== undefined && !step.after.test(heard))) return;
    heard = '';
    at += 1;
    if (step.name === wrongAt) misdeeds[misdeed](socket, step.says);
    else socket.write(step.says);
  };
  socket.setEncoding('latin1').on('data', (said: string) => {
    heard += said;
    say();
  });
  say();
}

async function send(url: string): Promise<unknown> {
  const mailer = createSmtpMailer({ url, from: 'Readback <readback@readback.example>', patience });
  return mailer.send(aMail).then(
    () => 'taken',
    (error: unknown) => error,
  );
}

test('a server that says all of it takes the mail', async () => {
  const port = await startRawPeer((socket) => playTo(socket, 'nothing', 'closes'));

  expect(await send(`smtp://127.0.0.1:${port}`)).toBe('taken');
});

describe('a server that goes wrong', () => {
  test.each(steps.flatMap(({ name }) => misdeedNames.map((misdeed) => ({ name, misdeed }))))(
    'at its $name: $misdeed',
    async ({ name, misdeed }) => {
      const port = await startRawPeer((socket) => playTo(socket, name, misdeed));

      const outcome = await send(`smtp://127.0.0.1:${port}`);
      await pause(20); // what comes late

      const isHarmless = misdeed === 'says it twice' || misdeed === 'says it and resets';
      if (!(isHarmless && outcome === 'taken')) expect(outcome).toBeInstanceOf(MailFault);
    },
  );

  test.each(misdeedNames)('in place of TLS: %s', async (misdeed) => {
    const port = await startRawPeer(
      (socket) => void socket.once('data', () => misdeeds[misdeed](socket, '\x16\x03\x03')),
    );

    expect(await send(`smtps://localhost:${port}`)).toBeInstanceOf(MailFault);
  });
});

test('a name that cannot be resolved is a server that cannot be reached', async () => {
  expect(await send(`smtp://${'x'.repeat(70)}.test`)).toMatchObject({ reason: 'unreachable' });
});
