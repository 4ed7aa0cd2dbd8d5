import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { UsageError } from '../usage-error.ts';
import { importCommand } from './import.ts';

const database = await createTestDatabase();

/** An export with a document that was not read yet, and the account of somebody else. */
async function setup() {
  const server = await createDocumentServer(database);
  const [ana, ben] = [await server.meetUser(), await server.meetUser()];
  await ana.upload(uploadForm());
  const { address } = (await ana.ask({ method: 'POST', url: '/api/users/exports' })).json().data;
  const zip = join(tmpdir(), `${randomUUID()}.zip`);
  onTestFinished(() => rm(zip, { force: true }));
  await writeFile(zip, (await ana.get(address)).rawPayload);
  const said: string[] = [];
  const context = { ...server.parts, address: database.address, say: (line: string) => void said.push(line) };
  const run = (...args: string[]) => importCommand.run(context, args);
  return { ...server, ben, zip, said, run };
}

test('an export is brought into the account that is named, and what was unread waits to be read', async () => {
  const { ben, zip, said, run } = await setup();

  expect(await run(zip, '--account', ben.user.username)).toBe(0);

  expect(said[0]).toBe(`Brought in for ${ben.user.username}: 1. There already: 0.`);
  expect((await ben.get('/api/medical-documents')).json().data).toMatchObject([
    { title: 'Blood test', stage: 'waiting' },
  ]);
  expect(await run(zip, '--account', ben.user.username)).toBe(0);
  expect(said).toContain(`Brought in for ${ben.user.username}: 0. There already: 1.`);
});

test('what is no export is refused in a line', async () => {
  const { ben, zip, said, run } = await setup();
  await writeFile(zip, 'no ZIP');

  expect(await run(zip, '--account', ben.user.username)).toBe(1);

  expect(said).toEqual(['Nothing more was brought in. This file cannot be opened as a ZIP.']);
});

test.each([
  ['no ZIP', []],
  ['no account', ['a.zip']],
  ['two ZIPs', ['a.zip', 'b.zip', '--account', 'ana']],
  ['an unknown option', ['a.zip', '--force']],
  ['nobody of this name', ['a.zip', '--account', 'nobody']],
])('%s cannot be used', async (_what, args) => {
  const { run } = await setup();
  await expect(run(...args)).rejects.toThrow(UsageError);
});
