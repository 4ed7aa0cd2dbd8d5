import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { prepareFactors } from '#tests/support/prepare-factors.ts';
import { checkSecondFactor, hasSecondFactor } from './check-second-factor.ts';
import { countRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { confirmSeed, keepSeed } from './totp/totp-factors.repository.ts';
import { codeOfStep, drawSeed } from './totp/totp.ts';

const database = await createTestDatabase();
const { db } = database;

/** So that a step does not end between the making of a code and its check. */
async function awayFromStepEnd() {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3_000) await pause(left);
}

const stepNow = () => Math.floor(Date.now() / 30_000);

/** Somebody with recovery codes, and with an app unless `hasApp` is false. Its seed was confirmed long ago. */
async function setup({ hasApp = true } = {}) {
  await awayFromStepEnd();
  const { deps, addUser } = await prepareFactors(database);
  const userId = await addUser();
  const codes = await makeRecoveryCodes(deps, db, userId);
  const seed = drawSeed();
  if (hasApp) {
    await keepSeed(deps, userId, seed);
    await confirmSeed(deps, userId, codeOfStep(seed, stepNow()));
    await db.updateTable('totp_factors').set({ last_step: '0' }).where('user_id', '=', String(userId)).execute();
  }
  const check = (code: string) => checkSecondFactor(deps, userId, code);
  return { deps, userId, codes, seed, check, addUser };
}

const trues = (answers: boolean[]) => answers.filter(Boolean).length;
const atOnce = (check: () => Promise<boolean>) => Promise.all(Array.from({ length: 100 }, check));

describe('a code of the app', () => {
  test.each([-1, 0, 1])('of a step %i away is taken', async (away) => {
    const { check, seed } = await setup();
    expect(await check(codeOfStep(seed, stepNow() + away))).toBe(true);
  });

  test.each([-3, 3])('of %i steps away is refused', async (away) => {
    const { check, seed } = await setup();
    expect(await check(codeOfStep(seed, stepNow() + away))).toBe(false);
  });

  test('may be written with a space, as apps show it', async () => {
    const { check, seed } = await setup();
    expect(await check(codeOfStep(seed, stepNow()).replace(/(...)/, '$1 '))).toBe(true);
  });

  test('is taken once of a hundred times at once, and never again', async () => {
    const { check, seed } = await setup();
    const code = codeOfStep(seed, stepNow());

    expect(trues(await atOnce(() => check(code)))).toBe(1);
    expect(await check(code)).toBe(false);
  });

  test('is refused when it is older than one that was taken', async () => {
    const { check, seed } = await setup();
    await check(codeOfStep(seed, stepNow()));
    expect(await check(codeOfStep(seed, stepNow() - 1))).toBe(false);
  });

  test('of somebody else is refused', async () => {
    const [ana, ben] = [await setup(), await setup()];
    expect(await ben.check(codeOfStep(ana.seed, stepNow()))).toBe(false);
  });

  test('counts for nothing until the app was confirmed', async () => {
    const { deps, userId, check, seed } = await setup({ hasApp: false });
    await keepSeed(deps, userId, seed);

    expect(await hasSecondFactor(db, userId)).toBe(false);
    expect(await check(codeOfStep(seed, stepNow()))).toBe(false);
  });

  test('is asked for once the app was confirmed', async () => {
    const { userId } = await setup();
    expect(await hasSecondFactor(db, userId)).toBe(true);
  });

  test('does not open with a seed that was moved here from another account', async () => {
    const [ana, ben] = [await setup(), await setup()];
    const { sealed_seed } = await seedRow(ana.userId).executeTakeFirstOrThrow();
    await db.updateTable('totp_factors').set({ sealed_seed }).where('user_id', '=', String(ben.userId)).execute();

    await expect(ben.check(codeOfStep(ana.seed, stepNow()))).rejects.toThrow('storage.damaged');
  });
});

describe('a recovery code', () => {
  test('is one of ten of twelve letters that no one mistakes', async () => {
    const { codes } = await setup();
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(code))).toBe(true);
  });

  test.each([
    ['as it was given out', (code: string) => code],
    ['in small letters without dashes', (code: string) => code.toLowerCase().replaceAll('-', '')],
    ['with long dashes and spaces', (code: string) => ` ${code.replaceAll('-', ' – ')} `],
    ['with O for 0 and l for 1', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('is taken %s', async (_how, write) => {
    const { check, codes } = await setup();
    expect(await check(write(String(codes[3])))).toBe(true);
  });

  test('is used up by one of a hundred that come with it at once', async () => {
    const { deps, userId, check, codes } = await setup();

    expect(trues(await atOnce(() => check(String(codes[0]))))).toBe(1);
    expect(await check(String(codes[0]))).toBe(false);
    expect(await countRecoveryCodes(deps.db, userId)).toBe(9);
  });

  test('of somebody else is refused, and stays good for them', async () => {
    const [ana, ben] = [await setup(), await setup()];

    expect(await ben.check(String(ana.codes[0]))).toBe(false);
    expect(await ana.check(String(ana.codes[0]))).toBe(true);
  });

  test('is refused when its account is unknown', async () => {
    const { deps, codes } = await setup();
    expect(await spendRecoveryCode(deps, db, undefined, String(codes[0]))).toBe(false);
  });

  test('is good for nothing once new ones were made', async () => {
    const { deps, userId, check, codes } = await setup();
    const [fresh] = await makeRecoveryCodes(deps, db, userId);

    expect(await check(String(codes[0]))).toBe(false);
    expect(await check(String(fresh))).toBe(true);
  });

  test('stands nowhere as it was given out', async () => {
    const { userId, codes } = await setup();
    const rows = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', String(userId)).execute();
    const stored = JSON.stringify(rows.map((row) => [row.code_hash, row.code_index.toString('latin1')]));

    expect(codes.filter((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toEqual([]);
    expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true);
  });
});

test.each([
  '',
  ' ',
  '12345',
  '1234567',
  '-----',
  'K7QF-M2XR-9TP',
  'U'.repeat(12),
  '１２３',
  '\0'.repeat(12),
  "' or 1=1 --",
])('the code %j is refused', async (code) => {
  const { check } = await setup();
  expect(await check(code)).toBe(false);
});

const seedRow = (userId: number) =>
  db.selectFrom('totp_factors').select('sealed_seed').where('user_id', '=', String(userId));
