import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Payments } from '#server/ports/payments.ts';
import { confirmEmail } from '#tests/support/confirm-email.ts';
import { uploadForm } from '#tests/support/document-server.ts';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { changeProfile } from '../accounts/account-key.ts';

const database = await createTestDatabase();
const { db } = database;
const [anas, bens, evas, doctor] = ['ana@example.com', 'ben@example.com', 'eva@example.com', 'doctor@example.com'];

beforeEach(async () => {
  for (const table of ['documents', 'users', 'attempts'] as const) await db.deleteFrom(table).execute();
});

/** Takes no money, and gives back where it was told to send people. */
const payments: Payments = {
  openCheckout: async ({ returnTo }) => ({ url: returnTo }),
  openPortal: async ({ returnTo }) => ({ url: returnTo }),
  readEvent: () => Promise.reject(new Error('Nothing happens.')),
  findSubscription: async () => undefined,
  cancel: async () => undefined,
};

type Sent = { method?: string; url: string; payload?: object; cookies?: Record<string, string> };
const Answer = z.object({ code: z.string().optional(), data: z.record(z.string(), z.unknown()).nullish() });

/** Ana with a confirmed address and a document, Ben with one that is not confirmed yet, at a server that listens on this machine. */
async function setup(publicOrigin?: string) {
  const people = await createMailServer(database, { publicOrigin, payments });
  const { server, mailer, kept, keyRing, parts } = people;
  const [ana, ben] = [await people.meetUser(), await people.meetUser()];
  await confirmEmail(parts, ana.user.id, anas);
  await changeProfile(db, keyRing, ben.user.id, { email: bens });
  await ana.upload(uploadForm());
  await kept.runAll();
  const documentId: number = (await ana.get('/api/medical-documents')).json().data[0].id;
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);

  /** Asks over a connection to 127.0.0.1, in the name of any host. */
  const askAs = (host: string, { method = 'POST', url, payload = {}, cookies = {} }: Sent, more = {}) =>
    new Promise<{ status: number } & z.infer<typeof Answer>>((answered, failed) => {
      const cookie = Object.entries(cookies).map((pair) => pair.join('='));
      const headers = { host, 'content-type': 'application/json', cookie: cookie.join('; '), ...more };
      request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
        .on('response', (response) => {
          const read = async () => ({ status: response.statusCode ?? 0, ...Answer.parse(await json(response)) });
          read().then(answered, failed);
        })
        .on('error', failed)
        .end(JSON.stringify(payload));
    });
  /** The links that were mailed. What is done after an answer is done once the server has closed. */
  const mailed = async () => {
    await server.close();
    await kept.runAll();
    return mailer.sent.map(({ to, text }) => `${to} ${/^(https?:\S+)#[\w-]{43}$/m.exec(text)?.[1]}`);
  };

  const share = { documentId, recipientEmail: doctor };
  const made = async () =>
    (await ana.ask({ method: 'POST', url: '/api/document-shares', payload: share })).json().data.share.id;
  const password = 'kitchen table seven';
  const asks: Record<Kind, () => Promise<Sent> | Sent> = {
    'a forgotten password': () => ({ url: '/api/users/forgotten', payload: { email: anas } }),
    'another address': () => ({ method: 'PUT', url: '/api/users/email', payload: { email: evas }, ...ben }),
    'an address, once more': () => ({ url: '/api/users/email/verification', ...ben }),
    'an address at sign-up': () => ({
      url: '/api/users/register',
      payload: { username: 'eva-of-tests', password, email: evas },
    }),
    'a share': () => ({ url: '/api/document-shares', payload: share, ...ana }),
    'a new code of a share': async () => ({ url: `/api/document-shares/${await made()}/code`, ...ana }),
  };
  return { ...people, ana, ben, port, askAs, mailed, asks };
}

const kinds = {
  'a forgotten password': [anas, 'reset-password'],
  'another address': [evas, 'verify-email'],
  'an address, once more': [bens, 'verify-email'],
  'an address at sign-up': [evas, 'verify-email'],
  'a share': [doctor, 'shared'],
  'a new code of a share': [doctor, 'shared'],
} as const;
type Kind = keyof typeof kinds;
const eachKind = Object.keys(kinds) as Kind[];

/** What is done with or without its mail. */
const goesWithout: readonly Kind[] = ['an address at sign-up', 'a share', 'a new code of a share'];

describe.each(eachKind)('the mail about %s', (kind) => {
  const [to, path] = kinds[kind];

  test.each(['127.0.0.1', 'localhost'])('leads to %s, where it was asked for on this machine', async (name) => {
    const { port, askAs, asks, mailed } = await setup();

    const answer = await askAs(`${name}:${port}`, await asks[kind]());

    expect([answer.code, answer.data?.['whyNoMail']]).toEqual([undefined, undefined]);
    expect(await mailed()).toEqual([`${to} http://${name}:${port}/${path}`]);
  });

  test('leads to the public address, whatever host it was asked for at', async () => {
    const { askAs, asks, mailed } = await setup('https://readback.example');
    await askAs('192.168.66.6', await asks[kind]());
    expect(await mailed()).toEqual([`${to} https://readback.example/${path}`]);
  });

  test.each([
    ['another private address', () => '192.168.66.6'],
    ['another private address at our port', (port: number) => `192.168.66.6:${port}`],
    ['a public address', (port: number) => `203.0.113.7:${port}`],
    ['another port of this machine', (port: number) => `127.0.0.1:${port === 65_535 ? 1 : port + 1}`],
    ['the usual port of this machine', () => 'localhost'],
    ['another address of the loopback', (port: number) => `127.0.0.2:${port}`],
    ['the other loopback', (port: number) => `[::1]:${port}`],
    ['the name of this machine', (port: number) => `test-machine.local:${port}`],
    ['a name below localhost', (port: number) => `app.localhost:${port}`],
  ])('does not go out in the name of %s, and who asked is told what to set', async (_what, hostAt) => {
    const { port, askAs, asks, mailed } = await setup();

    const { status, code, data } = await askAs(hostAt(port), await asks[kind]());

    const told = goesWithout.includes(kind) ? data?.['whyNoMail'] : code;
    expect([told, status < 500]).toEqual([
      goesWithout.includes(kind) ? 'address_unknown' : 'server.address_unknown',
      true,
    ]);
    expect(await mailed()).toEqual([]);
  });

  test('does not go out where a proxy has passed the request on', async () => {
    const { port, askAs, asks, mailed } = await setup();
    await askAs(`localhost:${port}`, await asks[kind](), { 'x-forwarded-for': '192.0.2.1' });
    expect(await mailed()).toEqual([]);
  });

  test.each(['evil.example', 'evil', 'evil.local', '999.168.1.1', '[::1'])(
    'is not even asked for in the name of %s',
    async (host) => {
      const { askAs, asks, mailed } = await setup();
      expect(await askAs(host, await asks[kind]())).toMatchObject({ status: 400, code: 'request.wrong_host' });
      expect(await mailed()).toEqual([]);
    },
  );
});

describe('where people come back to after paying', () => {
  const checkout = { url: '/api/payments/checkout', payload: { plan: 'basic', interval: 'monthly' } };

  test('is here, or the public address', async () => {
    const { port, askAs, ana } = await setup();
    expect((await askAs(`localhost:${port}`, { ...checkout, ...ana })).data).toEqual({
      url: `http://localhost:${port}/profile`,
    });
  });

  test('is the public address where there is one', async () => {
    const { askAs, ana } = await setup('https://readback.example');
    expect((await askAs('192.168.66.6', { ...checkout, ...ana })).data).toEqual({
      url: 'https://readback.example/profile',
    });
  });

  test('is never a host that anybody may have named', async () => {
    const { askAs, ana } = await setup();
    expect(await askAs('192.168.66.6', { ...checkout, ...ana })).toMatchObject({
      status: 409,
      code: 'server.address_unknown',
    });
  });
});

test('the link that the owner of a share sees leads to where they are', async () => {
  const { askAs, asks } = await setup();
  const { data } = await askAs('192.168.1.5:8080', await asks['a share']());
  expect(data).toMatchObject({
    link: expect.stringMatching(/^http:\/\/192\.168\.1\.5:8080\/shared#/),
    share: { mail: 'none' },
  });
});

test('a server without mail says so first, whatever the host', async () => {
  const { server } = await createMailServer(database, { mailer: undefined, publicOrigin: undefined });
  const payload = { email: anas };
  const answer = await server.inject({
    method: 'POST',
    url: '/api/users/forgotten',
    payload,
    headers: { host: '192.168.66.6' },
  });
  expect(answer.json().code).toBe('account.mail_unavailable');
});
