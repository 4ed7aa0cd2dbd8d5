import { expect, test } from 'vitest';
import { prepareLogins } from '#tests/support/prepare-logins.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { confirmSeed, keepSeed } from '../factors/totp/totp-factors.repository.ts';
import { codeOfStep, drawSeed } from '../factors/totp/totp.ts';

const database = await createTestDatabase();
const stepNow = () => Math.floor(Date.now() / 30_000);

async function setup() {
  const prepared = await prepareLogins(database);
  /** Gives the code of now. The one before has confirmed the app. */
  const setUpApp = async () => {
    const seed = drawSeed();
    await keepSeed(prepared.parts, prepared.ana.user.id, seed);
    await confirmSeed(prepared.parts, prepared.ana.user.id, codeOfStep(seed, stepNow() - 1));
    return () => codeOfStep(seed, stepNow());
  };
  return { ...prepared, setUpApp };
}

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const wrong = { password: 'not the one' };

test('a code is asked for, but only after the right password', async () => {
  const { login, setUpApp } = await setup();
  const code = await setUpApp();

  expect(codeOf(await login())).toBe('auth.factor_required');
  expect(codeOf(await login({ code: ' ' }))).toBe('auth.factor_required');
  expect(codeOf(await login({ ...wrong, code: code() }))).toBe('auth.wrong_credentials');
  expect(codeOf(await login({ code: '000000' }))).toBe('auth.wrong_code');
  expect((await login({ code: code() })).statusCode).toBe(200);
});

test('a code is taken once', async () => {
  const { login, setUpApp } = await setup();
  const code = (await setUpApp())();
  const answers = await Promise.all(Array.from({ length: 8 }, () => login({ code })));

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === 'auth.wrong_code')).toHaveLength(7);
});

test('a recovery code does as well, once', async () => {
  const { login, setUpApp, ana } = await setup();
  await setUpApp();
  const [code = ''] = ana.recoveryCodes;

  expect((await login({ code })).statusCode).toBe(200);
  expect(codeOf(await login({ code }))).toBe('auth.wrong_code');
});

test('codes are guessed no more often than passwords', async () => {
  const { login, setUpApp, evaluated } = await setup();
  await setUpApp();
  const guesses = Array.from({ length: 150 }, (_unused, turn) => login({ code: String(100_000 + turn) }));
  const answers = await Promise.all(guesses);

  expect(answers.filter((answer) => codeOf(answer) === 'auth.wrong_code').length).toBeLessThanOrEqual(10);
  expect(evaluated.count).toBeLessThanOrEqual(10);
});

test('a wrong code is written down as such', async () => {
  const { login, setUpApp, linesOf, server } = await setup();
  await setUpApp();
  await login({ code: '000000' });
  await server.close();
  expect((await linesOf('account.sign_in_failed')).map(({ fields }) => fields)).toEqual(['{"wrong":"code"}']);
});
