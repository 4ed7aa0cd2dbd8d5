import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMailServer } from '#tests/support/mail-readers.ts';
import { createDocumentServer } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/users/email';
const address = 'ana@example.com';

beforeEach(async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('attempts').execute();
});

async function setup() {
  const server = await createMailServer(database);
  const ana = await server.meetUser();
  const set = (email: string, who = ana) => who.ask({ method: 'PUT', url: path, payload: { email } });
  const remove = (who = ana) => who.ask({ method: 'DELETE', url: path });
  const again = (who = ana) => who.ask({ method: 'POST', url: `${path}/verification` });
  const own = async (who = ana) => (await who.get('/api/users/me')).json().data.email;
  const events = async (owner = ana.owner) =>
    (
      await db
        .selectFrom('audit_events')
        .select(['action', 'fields'])
        .where('owner', '=', owner)
        .orderBy('number')
        .execute()
    )
      .map(({ action, fields }) => `${action} ${fields}`)
      .filter((line) => line.includes('email'));
  return { ...server, ana, set, remove, again, own, events };
}

describe('setting an address', () => {
  test('sends it a link, and counts for nothing until that is opened', async () => {
    const { set, box, own, verify, linkIn } = await setup();

    const answer = await set(address);

    expect(answer.json().data.email).toEqual({ address, isVerified: false });
    expect(await box(address)).toMatchObject([{ to: address, subject: 'Confirm your e-mail address' }]);
    expect((await box(address))[0]?.text).toMatch(/^http:\/\/localhost\/verify-email#[\w-]{43}$/m);

    expect((await verify(await linkIn(address))).json()).toMatchObject({ success: true, data: null });
    expect(await own()).toEqual({ address, isVerified: true });
  });

  test('is written down, without the address', async () => {
    const { set, verify, linkIn, events } = await setup();
    await set(address);
    await verify(await linkIn(address));
    expect(await events()).toEqual(['account.email_changed {"removed":false}', 'account.email_verified {}']);
  });

  test('leaves no address in plain words in the database', async () => {
    const { set, ana, linkIn, verify } = await setup();
    await set('canary-4471@example.com');
    const token = await linkIn('canary-4471@example.com');
    await set('canary-4471@example.com');
    await verify(await linkIn('canary-4471@example.com'));
    await ana.ask({ method: 'POST', url: '/api/users/forgotten', payload: { email: 'canary-4471@example.com' } });

    const found: string[] = [];
    for (const table of ['users', 'mails', 'mail_tokens', 'audit_events', 'attempts', 'kept_jobs'] as const) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
      const text = rows.map(
        ({ row }) => row + Buffer.from(row.replaceAll(/\\x|[^0-9a-f]/g, ''), 'hex').toString('latin1'),
      );
      if (text.some((each) => each.includes('canary-4471') || each.includes(token))) found.push(table);
    }
    expect(found).toEqual([]);
  });

  test('tells the address that was confirmed before, and that one counts no more', async () => {
    const { ana, set, box, own, verify, linkIn, resetLink } = await setup();
    await set('old@example.com');
    await verify(await linkIn('old@example.com'));

    await set(address);

    expect(await own()).toEqual({ address, isVerified: false });
    expect((await box('old@example.com')).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'Your e-mail address was changed',
    ]);
    expect((await box('old@example.com'))[1]?.text).not.toContain(address);
    await verify(await linkIn(address));
    await expect(resetLink(address)).resolves.toMatch(/^[\w-]{43}$/);
    expect((await ana.get('/api/users/me')).json().data.email.isVerified).toBe(true);
  });

  test('to the one that is confirmed already changes and sends nothing', async () => {
    const { meetReader, set, box } = await setup();
    const reader = await meetReader(address);
    const before = (await box(address)).length;

    const answer = await set('ANA@Example.COM', reader);

    expect(answer.json().data.email).toEqual({ address, isVerified: true });
    expect((await box(address)).length).toBe(before);
  });

  test('without a mail server is refused, and nothing is kept or queued', async () => {
    const server = await createDocumentServer(database);
    const ana = await server.meetUser();
    const answer = await ana.ask({ method: 'PUT', url: path, payload: { email: address } });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'account.mail_unavailable']);
    expect((await ana.get('/api/users/me')).json().data).toMatchObject({ email: null, canSendMail: false });
    expect(await server.kept.waiting()).toEqual([]);
  });

  test.each([
    'ana@example.com\r\nBcc: eve@example.com',
    'ana@example.com\nBcc: eve@example.com',
    'ana@example.com,eve@example.com',
    'ana@example.com;eve@example.com',
    'ana@example.com eve@example.com',
    'Ana <ana@example.com>',
    '"ana@example.com"@eve.example',
    'ana@example.com>',
    'ana@',
    '@example.com',
    'ana',
    'ana@example',
    'ana@exаmple.com', // a Cyrillic а
    'ana@ｅxample.com',
    'ana@example。com',
    'ana\0@example.com',
  ])('to %j is refused, and no mail goes out', async (email) => {
    const { set, mailer, kept, own } = await setup();
    const answer = await set(email);
    await kept.runAll();
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'account.email_unusable']);
    expect([mailer.sent, await own()]).toEqual([[], null]);
  });

  test('of a look-alike domain goes where the DNS says, not to the one it looks like', async () => {
    const { set, mailer, kept } = await setup();
    await set('ana@сора.example'); // every letter is Cyrillic
    await set('ana@bücher.example');
    await kept.runAll();
    expect(mailer.sent.map(({ to }) => to)).toEqual(['ana@xn--80a1agc.example', 'ana@xn--bcher-kva.example']);
  });

  test('asks for the password again when it was long ago', async () => {
    const { set, remove } = await setup();
    await db
      .updateTable('sessions')
      .set({ authenticated_at: sql<Date>`now() - interval '11 minutes'` })
      .execute();
    const answers = [await set(address), await remove()];
    expect(answers.map((answer) => answer.json().code)).toEqual(['auth.not_recent', 'auth.not_recent']);
  });
});

describe('an address that belongs to another account', () => {
  test('is told so itself; whoever types it in is answered as ever, and cannot confirm it', async () => {
    const { meetReader, ana, set, box, own } = await setup();
    await meetReader(address);

    const answer = await set(address, ana);

    expect(answer.json().data.email).toEqual({ address, isVerified: false });
    expect((await box(address)).at(-1)).toMatchObject({ subject: 'This address is already in use' });
    expect((await box(address)).at(-1)?.text).not.toContain('#');
    expect(await own()).toEqual({ address, isVerified: false });
  });

  test('in another case is the same address', async () => {
    const { meetReader, set, box } = await setup();
    await meetReader(address);
    await set('Ana@EXAMPLE.com');
    expect(await box('Ana@example.com')).toMatchObject([{ subject: 'This address is already in use' }]);
  });

  test('is confirmed by the first of two who ask for it at the same time', async () => {
    const { ana, meetUser, set, linkIn, verify, own } = await setup();
    const ben = await meetUser();
    await set(address, ana);
    const anas = await linkIn(address);
    await set(address, ben);
    const bens = await linkIn(address);

    const answers = await Promise.all([verify(anas), verify(bens)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect([(await own(ana)).isVerified, (await own(ben)).isVerified].toSorted()).toEqual([false, true]);
  });

  test('is free again once it was removed there', async () => {
    const { meetReader, ana, set, remove, verify, linkIn, own } = await setup();
    await remove(await meetReader(address));
    await set(address, ana);
    await verify(await linkIn(address));
    expect(await own(ana)).toEqual({ address, isVerified: true });
  });
});

describe('a link that confirms', () => {
  test('works once, however many open it at once', async () => {
    const { set, linkIn, verify } = await setup();
    await set(address);
    const token = await linkIn(address);

    const answers = await Promise.all(Array.from({ length: 15 }, () => verify(token)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json().code).toBe('auth.link_unusable');
  });

  test('works no longer after three days', async () => {
    const { set, linkIn, verify } = await setup();
    await set(address);
    await db
      .updateTable('mail_tokens')
      .set({ created_at: sql<Date>`now() - interval '73 hours'` })
      .execute();
    expect((await verify(await linkIn(address))).json().code).toBe('auth.link_unusable');
  });

  test('works no longer when another address was set since', async () => {
    const { set, linkIn, verify, own } = await setup();
    await set('first@example.com');
    const first = await linkIn('first@example.com');
    await set(address);

    expect((await verify(first)).json().code).toBe('auth.link_unusable');
    expect(await own()).toEqual({ address, isVerified: false });
  });

  test('does not choose a password', async () => {
    const { set, linkIn, reset } = await setup();
    await set(address);
    expect((await reset(await linkIn(address), 'a quiet red bicycle')).json().code).toBe('auth.link_unusable');
  });

  test.each(['', 'short', 'x'.repeat(43), 'ä'.repeat(43), `${'x'.repeat(42)}'`])('%j is none', async (token) => {
    const { verify } = await setup();
    expect((await verify(token)).statusCode).toBe(400);
  });
});

describe('sending the link again', () => {
  test('sends a new one, and both work', async () => {
    const { set, again, box, verify, own } = await setup();
    await set(address);
    await again();

    const tokens = (await box(address)).map(({ text }) => /#(.*)$/m.exec(text)?.[1] ?? '');
    expect(new Set(tokens).size).toBe(2);
    await verify(String(tokens[0]));
    expect((await own()).isVerified).toBe(true);
  });

  test('sends nothing to a confirmed address, and is refused without one', async () => {
    const { meetReader, again, box } = await setup();
    const reader = await meetReader(address);
    expect([(await again(reader)).statusCode, (await box(address)).length]).toEqual([200, 1]);
    expect((await again()).json().code).toBe('account.email_unusable');
  });

  test('is told to wait after five mails, also by many at once', async () => {
    const { set, again, box } = await setup();
    await set(address);
    const answers = await Promise.all(Array.from({ length: 20 }, () => again()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
      code: 'auth.too_many_tries',
      values: { minutes: 1 },
    });
    expect(await box(address)).toHaveLength(5);
  });

  test('from many accounts floods nobody', async () => {
    const { meetUser, set, box } = await setup();
    const many = await Promise.all(Array.from({ length: 8 }, () => meetUser()));
    for (const one of many) await set(address, one);
    expect(await box(address)).toHaveLength(5);
  });
});

describe('removing the address', () => {
  test('tells it once, and from then on it counts for nothing', async () => {
    const { meetReader, remove, box, forgotten, server } = await setup();
    const reader = await meetReader(address);

    expect((await remove(reader)).json().data.email).toBe(null);
    await forgotten(address);
    await server.close();

    expect((await box(address)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'Your e-mail address was changed',
    ]);
    expect(await db.selectFrom('mail_tokens').selectAll().execute()).toEqual([]);
  });

  test('is written down, and that there is none changes nothing', async () => {
    const { set, remove, events } = await setup();
    await remove();
    expect(await events()).toEqual([]);
    await set(address);
    await remove();
    expect((await events()).at(-1)).toBe('account.email_changed {"removed":true}');
  });
});
