import { describe, expect, test } from 'vitest';
import { AppError } from '../kernel/app-error.ts';
import { checkPassword } from './check-password.ts';
import common from './common-passwords.json' with { type: 'json' };

function refusalOf(password: string, { username = 'ana.lopez', minLength = 8 } = {}): string | undefined {
  try {
    checkPassword(password, { username, minLength });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : 'a fault';
  }
}

describe('the length of a password', () => {
  test.each([
    ['kV7#pQz', 'account.password_too_short'],
    ['kV7#pQzw', undefined],
    ['🙂🍋🚲🎈🪁🧦🐙', 'account.password_too_short'],
    ['🙂🍋🚲🎈🪁🧦🐙🌵', undefined],
    [`kV7#${'pq zw'.repeat(50)}mn`, undefined],
    [`kV7#${'pq zw'.repeat(51)}`, 'account.password_too_long'],
  ])('%s: %s', (password, refusal) => {
    expect(refusalOf(password)).toBe(refusal);
  });

  test('may have to be more, and the failure says how much', () => {
    const choose = () => checkPassword('kV7#pQzw', { username: 'ana', minLength: 14 });
    expect(choose).toThrow(expect.objectContaining({ code: 'account.password_too_short', values: { length: 14 } }));
  });
});

test.each([
  'password',
  'Password1',
  'PASSWORD123!',
  'p@ssw0rd',
  'P455w0rd',
  'passwort2024',
  'contrasena1',
  'motdepasse',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '11111111',
  '00000000',
  'aaaaaaaa',
  '12121212',
  '123123123',
  'abcabcabc',
  'qwertyuiop',
  'QwErTyUiOp',
  'poiuytrewq',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'asdf1234',
  'qwer1234',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'zaq12wsx',
  'qazwsxedc',
  'йцукенгш',
  'abcdefgh',
  'abcd1234',
  'iloveyou',
  'iloveyou2',
  'i love you',
  'princess1',
  'sunshine!',
  'football99',
  'liverpool1',
  'Michael1990',
  'jennifer2001!',
  'alejandro7',
  'monkey123',
  'dragon12',
  'letmein123',
  'welcome1',
  'Welcome2024!',
  'Summer2025',
  'trustno1',
  'starwars',
  'superman1',
  'batman123',
  'hello123',
  'hellohello',
  'passpass',
  'changeme1',
  'admin123',
  'administrator',
  '01011990',
  '31.12.1985',
  '1985-12-31',
  '19851231',
  '12/31/1985',
  '!@#$%^&*',
  'ｐａｓｓｗｏｒｄ',
  'correcthorsebatterystaple',
])('%s is one of the first that others would try', (password) => {
  expect(refusalOf(password)).toBe('account.password_common');
});

test('every word of the list is refused with every usual ending', () => {
  const endings = [
    '',
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '!',
    '1!',
    '123!',
    '01',
    '69',
    '007',
    '1990',
    '2024',
    '2024!',
    '777',
  ];
  const passwords = common.words.flatMap((word) => endings.map((ending) => word + ending));
  const long = passwords.filter((password) => password.length >= 8);

  expect(long.length).toBeGreaterThan(6_000);
  expect(long.filter((password) => refusalOf(password) !== 'account.password_common')).toEqual([]);
});

test.each([
  'ana.lopez',
  'ANA.LOPEZ',
  'zepol.ana',
  'ana.lopezana.lopez',
  'ana.lopez1',
  '123ana.lopez!',
  '__ana.lopez__',
])('%s is no password for ana.lopez', (password) => {
  expect(refusalOf(password)).toBe('account.password_common');
  expect(refusalOf(password, { username: 'someone.else' })).toBe(undefined);
});

test.each([
  'kitchen table seven',
  'tR0ub4dor&3x',
  'my dog ate 3 shoes',
  'vdkq-mzla-wopt',
  '83620174',
  'blood orange marmalade',
  'паровоз у реки',
  '七つの海を渡る船',
  'x7 password x7',
  'sunshine over brno',
  "' or 1=1 --",
  'kV7#\0pQzw',
])('%s may be chosen', (password) => {
  expect(refusalOf(password)).toBeUndefined();
});
