import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createMemoryMailer } from '#server/adapters/mailer/memory.ts';
import { createDocumentServer } from '#tests/support/document-server.ts';
import { confirmEmail } from '#tests/support/confirm-email.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { checkSecondFactor, hasSecondFactor } from '../check-second-factor.ts';
import { codeOfStep } from './totp.ts';
import { Secret } from 'otpauth';

const database = await createTestDatabase();
const { db } = database;
const path = '/api/users/totp';

/** Somebody with an account, whose address is confirmed. */
async function setup() {
  const mailer = createMemoryMailer();
  const server = await createDocumentServer(database, { mailer });
  const ana = await server.meetUser();
  const setUp = async () => (await ana.ask({ method: 'POST', url: path })).json();
  const confirm = (code: string) => ana.ask({ method: 'POST', url: `${path}/confirm`, payload: { code } });
  const remove = () => ana.ask({ method: 'DELETE', url: path });
  const events = async () =>
    (
      await db
        .selectFrom('audit_events')
        .select(['action', 'fields'])
        .where('owner', '=', ana.owner)
        .orderBy('number')
        .execute()
    )
      .map(({ action, fields }) => `${action} ${fields}`)
      .filter((line) => line.includes('factor') || line.includes('recovery'));
  return { ...server, mailer, ana, setUp, confirm, remove, events, userId: ana.user.id };
}

const codeOf = (secret: string, away = 0) =>
  codeOfStep(Secret.fromBase32(secret).bytes, Math.floor(Date.now() / 30_000) + away);

describe('setting an app up', () => {
  test('gives a seed, its address for the app, and a QR code of that address', async () => {
    const { setUp, ana } = await setup();

    const { data } = await setUp();

    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.uri).toBe(
      `otpauth://totp/Readback:${ana.user.username}?issuer=Readback&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(data.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(data.qr.size).toBeGreaterThan(30);
  });

  test('counts only once a first code has come', async () => {
    const { setUp, confirm, userId } = await setup();
    const { data } = await setUp();
    expect(await hasSecondFactor(db, userId)).toBe(false);

    const answer = await confirm(codeOf(data.secret));

    expect([answer.statusCode, answer.json().data, await hasSecondFactor(db, userId)]).toEqual([200, null, true]);
  });

  test('the code that confirmed it signs nobody in', async () => {
    const { setUp, confirm, parts, userId } = await setup();
    const { data } = await setUp();
    const code = codeOf(data.secret);
    await confirm(code);
    expect(await checkSecondFactor(parts, userId, code)).toBe(false);
  });

  test('again before it was confirmed takes the place of the first try', async () => {
    const { setUp, confirm } = await setup();
    const first = await setUp();
    const second = await setUp();

    expect((await confirm(codeOf(first.data.secret))).json().code).toBe('auth.wrong_code');
    expect((await confirm(codeOf(second.data.secret))).statusCode).toBe(200);
  });

  test('while one is in use is refused, and leaves that one alone', async () => {
    const { setUp, confirm, parts, userId } = await setup();
    const { data } = await setUp();
    await confirm(codeOf(data.secret));

    expect(await setUp()).toMatchObject({ success: false, code: 'totp.in_use' });
    expect(await checkSecondFactor(parts, userId, codeOf(data.secret, 1))).toBe(true);
  });

  test('is written down and told by mail, without the seed', async () => {
    const { setUp, confirm, events, mailer, kept, parts, userId } = await setup();
    await confirmEmail(parts, userId);
    const { data } = await setUp();
    await confirm(codeOf(data.secret));
    await kept.runAll();

    expect(await events()).toEqual(['account.factor_added {"factor":"app"}']);
    expect(mailer.sent).toMatchObject([{ to: 'ana@example.com', subject: 'Your sign-in was changed' }]);
    expect(JSON.stringify(mailer.sent)).not.toContain(data.secret);
  });

  test('of two confirmations with one code, one counts', async () => {
    const { setUp, confirm, events } = await setup();
    const { data } = await setUp();
    const code = codeOf(data.secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test('keeps the seed under the key of the account', async () => {
    const { setUp, userId } = await setup();
    const { data } = await setUp();
    const { sealed_seed } = await db
      .selectFrom('totp_factors')
      .select('sealed_seed')
      .where('user_id', '=', String(userId))
      .executeTakeFirstOrThrow();
    expect(sealed_seed.includes(Buffer.from(Secret.fromBase32(data.secret).bytes))).toBe(false);
  });

  test('wrong codes are counted: the eleventh is not looked at, even when right', async () => {
    const { setUp, confirm, server, ana } = await setup();
    const { data } = await setUp();
    for (let tries = 0; tries < 10; tries += 1) await confirm('000000');
    const answer = await server.inject({
      method: 'POST',
      url: `${path}/confirm`,
      payload: { code: codeOf(data.secret) },
      cookies: ana.cookies,
      remoteAddress: '192.0.2.9',
    });
    expect(answer.json()).toMatchObject({ code: 'auth.too_many_tries', values: { minutes: 1 } });
  });
});

describe('removing the app', () => {
  test('makes the password enough again, and is written down', async () => {
    const { setUp, confirm, remove, events, userId } = await setup();
    await confirm(codeOf((await setUp()).data.secret));

    expect((await remove()).json().data).toBe(null);

    expect(await hasSecondFactor(db, userId)).toBe(false);
    expect((await events()).at(-1)).toBe('account.factor_removed {"factor":"app"}');
  });

  test('that is not there changes nothing', async () => {
    const { remove, events } = await setup();
    expect([(await remove()).statusCode, await events()]).toEqual([200, []]);
  });
});

describe('new recovery codes', () => {
  test('are ten, take the place of the old ones, and are written down', async () => {
    const { ana, parts, userId, events } = await setup();

    const { data } = (await ana.ask({ method: 'POST', url: '/api/users/recovery-codes' })).json();

    expect(new Set(data.recoveryCodes).size).toBe(10);
    expect(await checkSecondFactor(parts, userId, String(ana.recoveryCodes[0]))).toBe(false);
    expect(await checkSecondFactor(parts, userId, data.recoveryCodes[0])).toBe(true);
    expect(await events()).toEqual(['account.recovery_codes_made {}']);
  });
});

test.each([
  ['POST', path, undefined],
  ['POST', `${path}/confirm`, { code: '000000' }],
  ['DELETE', path, undefined],
  ['POST', '/api/users/recovery-codes', undefined],
] as const)('%s %s asks for the password again when it was long ago', async (method, url, payload) => {
  const { ana } = await setup();
  await db
    .updateTable('sessions')
    .set({ authenticated_at: sql<Date>`now() - interval '11 minutes'` })
    .execute();
  const answer = await ana.ask({ method, url, ...(payload && { payload }) });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.not_recent']);
});
