import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { createPool } from '#server/db/pool.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { UsageError } from '../../usage-error.ts';
import { rotateKeys } from './rotate-keys.ts';

const { address } = await createTestDatabase();
// Under a name of their own, so that the test's connections are not taken for those of the program.
const pool = createPool(address, { applicationName: 'elsewhere' });
const db = connect(pool);
afterAll(() => db.destroy());
const base64 = () => randomBytes(32).toString('base64');

beforeEach(async () => {
  for (const table of ['documents', 'installation_secrets', 'key_canary'])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

/** An installation with one document. `variables` are those of the program before the rotation. */
async function setup(variables: Record<string, string> = {}) {
  const dataDir = temporaryFolder();
  const configOf = (more: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...more });
  const keyRing = await openKeyRing(db, configOf(variables));
  await openRootSecret(db, keyRing);
  const key = await keyRing.createKey(randomUUID());
  const sealed = await keyRing.encrypt(key, { part: 'text' }, Buffer.from('Sodium 139'));
  await sql`insert into documents (ticket, owner, sealed_label, document_type, file_type, file_size, blob, stage)
    values (${key.id}, 'guest:a', ${Buffer.from(sealed)}, 'other', 'text/plain', 1, ${randomUUID()}, 'waiting')`.execute(
    db,
  );
  await db
    .insertInto('document_keys')
    .values({ ticket: key.id, wrapped: Buffer.from(key.wrapped) })
    .execute();

  const said: string[] = [];
  const rotate = (more: Record<string, string> = {}, args: string[] = []) =>
    rotateKeys.run({ config: configOf(more), db, address, say: (line) => void said.push(line) }, args);
  /** What the document says, opened with the keys of these settings. */
  const read = async (more: Record<string, string> = {}) => {
    const ring = await openKeyRing(db, configOf(more));
    const { wrapped } = await db.selectFrom('document_keys').select('wrapped').executeTakeFirstOrThrow();
    return Buffer.from(await ring.decrypt({ id: key.id, wrapped }, { part: 'text' }, sealed)).toString();
  };
  const wrappedNow = async () => (await db.selectFrom('document_keys').select('wrapped').executeTakeFirst())?.wrapped;
  const breakKey = () =>
    sql`update document_keys set wrapped = set_byte(wrapped, 150, (get_byte(wrapped, 150) + 1) % 256)`.execute(db);
  return { dataDir, keyFile: join(dataDir, 'master.key'), rotate, read, said, wrappedNow, breakKey };
}

describe('the key of the data folder', () => {
  test('gives way to a new one, and everything opens with that alone', async () => {
    const { rotate, read, keyFile, dataDir, said } = await setup();
    const old = (await readFile(keyFile, 'utf8')).trim();

    expect(await rotate()).toBe(0);

    const present = (await readFile(keyFile, 'utf8')).trim();
    expect(present).not.toContain(old);
    expect(present.split('\n')).toHaveLength(1);
    expect(await read()).toBe('Sodium 139');
    await expect(read({ MASTER_KEY: old })).rejects.toThrow(/does not open/);
    expect(await readdir(dataDir)).toEqual(['master.key']);
    expect(said.join('\n')).not.toContain(present);
  });

  test('that was to be replaced when the power went is, when the command is given again', async () => {
    const { dataDir, rotate, read, keyFile, said } = await setup();
    const present = base64();
    await writeFile(keyFile, `${present}\n${await readFile(keyFile, 'utf8')}`);
    await writeFile(`${keyFile}.${randomUUID()}`, 'half a k');
    expect(await read()).toBe('Sodium 139');

    expect(await rotate()).toBe(0);

    expect(await readFile(keyFile, 'utf8')).toBe(`${present}\n`);
    expect(await readdir(dataDir)).toEqual(['master.key']);
    expect(await read()).toBe('Sodium 139');
    expect(said[0]).toMatch(/^Two master keys are set/);
  });

  test('stays beside the new one while something is damaged, until that is given up', async () => {
    const { rotate, keyFile, breakKey, said } = await setup();
    await breakKey();

    expect(await rotate()).toBe(1);

    expect((await readFile(keyFile, 'utf8')).trim().split('\n')).toHaveLength(2);
    expect(said.join('\n')).toMatch(/Damaged.*document_keys [\da-f-]{36}/);
    expect(await rotate({}, ['--leave-damaged'])).toBe(0);
    expect((await readFile(keyFile, 'utf8')).trim().split('\n')).toHaveLength(1);
  });
});

describe('a key that is set from outside', () => {
  test('is left alone, and the way to change it is told', async () => {
    const MASTER_KEY = base64();
    const { rotate, read, said, wrappedNow, dataDir } = await setup({ MASTER_KEY });
    const before = await wrappedNow();

    expect(await rotate({ MASTER_KEY })).toBe(1);

    expect(said.join('\n')).toMatch(/MASTER_KEY_PREVIOUS.*MASTER_KEY.*Nothing was changed/s);
    expect(await wrappedNow()).toEqual(before);
    expect(await read({ MASTER_KEY })).toBe('Sodium 139');
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('and was changed there takes everything over', async () => {
    const old = base64();
    const { rotate, read, said } = await setup({ MASTER_KEY: old });
    const MASTER_KEY = base64();

    expect(await rotate({ MASTER_KEY, MASTER_KEY_PREVIOUS: old })).toBe(0);

    expect(await read({ MASTER_KEY })).toBe('Sodium 139');
    expect(said).toContain('Now take the old key out of MASTER_KEY_PREVIOUS.');
    expect(await rotate({ MASTER_KEY, MASTER_KEY_PREVIOUS: old })).toBe(0);
  });

  test('in a file is never written to', async () => {
    const file = join(temporaryFolder(), 'key');
    const old = base64();
    await writeFile(file, old);
    const { rotate, read, said } = await setup({ MASTER_KEY_FILE: file });
    const both = `${base64()}\n${old}\n`;
    await writeFile(file, both);

    expect(await rotate({ MASTER_KEY_FILE: file })).toBe(0);

    expect(await readFile(file, 'utf8')).toBe(both);
    expect(said).toContain(`Now take the old key out of ${file}.`);
    expect(await read({ MASTER_KEY_FILE: file })).toBe('Sodium 139');
  });
});

describe('refused', () => {
  test('while another command works', async () => {
    const { rotate, keyFile } = await setup();
    const before = await readFile(keyFile, 'utf8');
    const other = await pool.connect();
    await other.query("select pg_advisory_lock(hashtext('readback administration'))");

    await expect(rotate()).rejects.toThrow(/Another command is working/);

    other.release(true);
    expect(await readFile(keyFile, 'utf8')).toBe(before);
  });

  test('when the program was started meanwhile, with nothing wrapped anew', async () => {
    const { rotate, read, wrappedNow } = await setup();
    const before = await wrappedNow();
    const program = createPool(address);
    await program.query('select 1');

    await expect(rotate()).rejects.toThrow(/The program was started meanwhile/);

    await program.end();
    expect(await wrappedNow()).toEqual(before);
    expect(await read()).toBe('Sodium 139');
  });

  test('with an option that nobody knows', async () => {
    const { rotate, keyFile } = await setup();
    const before = await readFile(keyFile, 'utf8');

    await expect(rotate({}, ['--force'])).rejects.toThrow(UsageError);

    expect(await readFile(keyFile, 'utf8')).toBe(before);
  });
});
