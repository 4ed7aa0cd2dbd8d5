import { beforeEach, expect, test } from 'vitest';
import { createTampering, line } from '#server/features/audit/tampering.test-helper.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { UsageError } from '../usage-error.ts';
import { auditVerify } from './audit-verify.ts';

const { db } = await createTestDatabase();
const { auditKey, setup, tamper, empty } = createTampering(db);

beforeEach(() => empty());

async function verify(args: readonly string[] = []) {
  const said: string[] = [];
  const code = await auditVerify.run({ db, auditKey, say: (text) => void said.push(text) }, args);
  return { code, said };
}

test('says that a whole log is whole', async () => {
  await setup();
  expect(await verify()).toEqual({ code: 0, said: ['7 lines of 2 owners.', 'The audit log is whole.'] });
});

test('says what was changed, and fails', async () => {
  await setup();
  await tamper(
    `delete from audit_events where ${line(2)} or ${line(3)}`,
    `delete from audit_heads where owner = 'guest:ben'`,
  );
  expect(await verify()).toEqual({
    code: 1,
    said: [
      'guest:ben: the end of the log is gone',
      'user:1, lines 2 to 3: missing',
      '5 lines of 1 owner.',
      'The audit log is not whole: 2 faults.',
    ],
  });
});

test('lists so many faults and counts the rest', async () => {
  await setup();
  await tamper(`insert into audit_heads select 'guest:' || n, 1, '' from generate_series(1, 203) n`);
  const { said } = await verify();
  expect(said).toHaveLength(203);
  expect(said[200]).toBe('… and 3 more.');
});

test('takes no arguments', async () => {
  await expect(verify(['--all'])).rejects.toThrow(UsageError);
});
