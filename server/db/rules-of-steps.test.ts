import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { brokenRules } from './rules-of-steps.test-helper.ts';

/** Before it nobody ran two releases side by side. */
const lastBeforeRules = '0016-request-counts';
const names = Object.keys(migrations);

test('every step since they were made keeps the rules for releases that run side by side', () => {
  expect(names).toContain(lastBeforeRules);
  const broken = names
    .filter((name) => name > lastBeforeRules)
    .flatMap((name) => {
      const source = readFileSync(new URL(`./migrations/${name}.ts`, import.meta.url), 'utf8');
      const known = names.filter((other) => other < name);
      return brokenRules({ name, source }, known);
    });
  expect(broken).toEqual([]);
});

const check = (sql: string, { name = '0020-notes', around = '' } = {}) =>
  brokenRules(
    { name, source: `export const step = { ${around} async up(db) { await sql\`${sql}\`.execute(db); } };` },
    ['0018-leave-body'],
  );
const outside = { around: 'outsideTransaction: true,' };

test.each([
  ['a new table with its index', 'create table notes (id int not null); create index notes_id on notes (id)'],
  ['a column that may be null', 'alter table documents add column sealed_person bytea'],
  ['a column with a default', 'alter table documents add column tries int not null default 0, add column note text'],
  ['a constraint that is not yet valid', 'alter table documents add constraint fits check (tries > 0) not valid'],
  ['one that is validated', 'alter table documents validate constraint fits'],
])('takes %s', (_what, sql) => {
  expect(check(sql)).toEqual([]);
});

test('takes an index that is built beside the work, and can be begun again', () => {
  const drop = 'drop index concurrently if exists documents_tries';
  expect(check(`${drop}; create index concurrently documents_tries on documents (tries)`, outside)).toEqual([]);
});

test.each([
  ['dropping a column', 'alter table documents drop column tries', /takes away/],
  ['dropping a table', 'drop table documents', /takes away/],
  ['renaming', 'alter table documents rename column tries to attempts', /takes away/],
  ['another type', 'alter table documents alter column tries type bigint', /takes away/],
  ['what may no longer be null', 'alter table documents alter column tries set not null', /takes away/],
  ['a column that has to be filled', 'alter table documents add column tries int not null', /adds a column/],
  ['a constraint on every row', 'alter table documents add constraint fits check (tries > 0)', /checks every row/],
  [
    'an index on a table that is there',
    'create index documents_tries on documents (tries)',
    /keeps people from writing/,
  ],
  ['dropping an index', 'drop index documents_tries', /keeps people from writing/],
  ['an index concurrently in a transaction', 'create index concurrently a on documents (tries)', /outsideTransaction/],
  ['the lock of a table', 'lock table documents', /holds a whole table/],
])('refuses %s', (_what, sql, why) => {
  expect(check(sql).join('\n')).toMatch(why);
});

test('refuses an index that could not be begun again', () => {
  const [broken] = check('create index concurrently documents_tries on documents (tries)', outside);
  expect(broken).toMatch(/interrupted/);
});

test('takes something away where the name says since when nobody uses it, and that is a step', () => {
  const drop = 'alter table documents drop column body';
  expect(check(drop, { name: '0020-contract-0018-body' })).toEqual([]);
  expect(check(drop, { name: '0020-contract-0019-body' })).toHaveLength(1);
});
