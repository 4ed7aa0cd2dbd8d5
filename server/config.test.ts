import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readAiAlone, readConfig } from './config.ts';

test('everything has a default', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    publicUrl: undefined,
    allowedHosts: [],
    dataDir: resolve('data'),
    databaseUrl: undefined,
    role: 'all',
    workers: 2,
    reader: 'sources',
    masterKey: undefined,
    masterKeyFile: undefined,
    masterKeyPrevious: undefined,
    trustProxy: false,
    rateLimit: 1200,
    minFreeBytes: 2 * 1024 ** 3,
    logLevel: 'info',
    metrics: undefined,
    drainSeconds: 0,
    ai: { order: ['openai', 'gemini', 'local'], builtIn: true, judge: 'other', budgetMs: 120_000, dailyTokens: 0 },
    people: {
      accounts: { defaultPlan: 'free', guestDocuments: 1, passwordMinLength: 8 },
      smtp: undefined,
      stripe: undefined,
    },
  });
});

test('an empty value is one that was not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('settings of other programs are left alone', () => {
  expect(() => readConfig({ PATH: '/usr/bin', NODE_ENV: 'production' })).not.toThrow();
});

test.each([
  ['true', true],
  ['false', false],
  ['1', 1],
  ['10.0.0.0/8, 192.168.1.1', '10.0.0.0/8, 192.168.1.1'],
  ['loopback', 'loopback'],
])('TRUST_PROXY=%s', (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
});

test('ALLOWED_HOSTS are names as they stand in requests', () => {
  const { allowedHosts } = readConfig({ ALLOWED_HOSTS: ' NAS.fritz.box, bücher.example,,readback.lan ' });
  expect(allowedHosts).toEqual(['nas.fritz.box', 'xn--bcher-kva.example', 'readback.lan']);
});

describe('what cannot be used is named, and its value is not repeated', () => {
  test.each([
    ['PORT', 'CANARY'],
    ['PORT', '70000'],
    ['ROLE', 'CANARY'],
    ['DATABASE_URL', 'mysql://CANARY@host/db'],
    ['PUBLIC_URL', 'ftp://CANARY'],
    ['TRUST_PROXY', 'CANARY please'],
    ['ALLOWED_HOSTS', 'nas,*.CANARY'],
    ['ALLOWED_HOSTS', 'CANARY:3000'],
    ['ALLOWED_HOSTS', 'http://CANARY'],
    ['ALLOWED_HOSTS', 'nas/CANARY'],
    ['LOG_LEVEL', 'CANARY'],
    ['WORKERS', '0'],
    ['MIN_FREE_BYTES', '-1'],
    ['MIN_FREE_BYTES', '1e400'],
    ['OPENAI_API_KEY', 'CANARY with spaces'],
    ['GEMINI_API_KEY', 'CANARY\r\nX-Evil: 1'],
    ['LOCAL_API_KEY', 'CANÄRY'],
    ['OPENAI_BASE_URL', 'file:///CANARY'],
    ['LOCAL_MODEL_URL', 'CANARY'],
    ['OPENAI_PRICES', '1.25;CANARY'],
    ['GEMINI_MODEL', 'CANARY model'],
    ['AI_ORDER', 'openai,CANARY'],
    ['AI_BUDGET_SECONDS', '1.5'],
    ['AI_BUDGET_SECONDS', '0'],
    ['AI_DAILY_TOKENS', '-1'],
    ['LOCAL_MODEL_MASKED', 'CANARY'],
    ['LOCAL_MODEL_CONSENT', 'false'],
    ['BUILT_IN', 'CANARY'],
  ])('%s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`^These settings cannot be used:\n {2}${name}: `));
    expect(read).not.toThrow(/CANARY/);
  });

  test('all of them at once', () => {
    expect(() => readConfig({ PORT: 'x', ROLE: 'y' })).toThrow(/PORT.*\n.*ROLE/);
  });
});

test('a program that only needs to know who writes is not stopped by other settings', () => {
  expect(readAiAlone({ PORT: 'x', OPENAI_API_KEY: 'one' })).toMatchObject({ openai: { apiKey: 'one' } });
  expect(() => readAiAlone({ AI_ORDER: 'CANARY' })).toThrow(/AI_ORDER: /);
});

test('a role that shares the work needs a database to share', () => {
  expect(() => readConfig({ ROLE: 'worker' })).toThrow(/needs DATABASE_URL/);
  expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/app' })).toMatchObject({ role: 'worker' });
});

describe('the address of the database in a file', () => {
  const settings = (content: string) => {
    const file = join(temporaryFolder(), 'database-url');
    writeFileSync(file, content);
    return { ROLE: 'web', DATABASE_URL_FILE: file };
  };

  test('counts where it is not set itself', () => {
    const inFile = settings('postgres://one:secret@database/readback\n');
    const itself = 'postgres://localhost/app';

    expect(readConfig(inFile)).toMatchObject({ databaseUrl: 'postgres://one:secret@database/readback' });
    expect(readConfig({ ...inFile, DATABASE_URL: itself })).toMatchObject({ databaseUrl: itself });
  });

  test.each(['CANARY', 'mysql://CANARY@host/db', ''])('is refused when it is none, and not repeated: %j', (content) => {
    const read = () => readConfig(settings(content));
    expect(read).toThrow(/DATABASE_URL_FILE/);
    expect(read).not.toThrow(/CANARY/);
  });
});
