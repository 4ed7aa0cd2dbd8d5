import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { createDocumentServer, namesOf, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentRepository } from '../documents/documents.repository.ts';
import { createInterpretationRepository } from '../interpretations/interpretations.repository.ts';
import { createVisitQuestionRepository } from '../visit-questions/visit-questions.repository.ts';
import { archiveFiles } from './archive-files.ts';
import { createExport } from './create-export.ts';
import { takeExport } from './take-export.ts';

const database = await createTestDatabase();
const { db } = database;

async function setup() {
  await db.deleteFrom('documents').execute();
  const server = await createDocumentServer(database);
  const ana = await server.meetUser();
  const add = async (title: string, file = 'CRP 3 mg/L', who = ana) => {
    await who.upload(uploadForm({ title, file }));
    await server.kept.runAll();
  };
  const erase = async () => {
    await ana.ask({ method: 'DELETE', url: '/api/users/me', payload: { username: ana.user.username } });
    await server.kept.runAll();
  };
  const deps = {
    ...server.parts,
    documents: createDocumentRepository(db),
    interpretations: createInterpretationRepository(db),
    visitQuestions: createVisitQuestionRepository(db),
  };
  return { ...server, ana, add, erase, deps, user: await actorOf(ana.user.id, ana.user.username) };
}

async function actorOf(userId: number, username: string): Promise<User> {
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', String(userId))
    .executeTakeFirstOrThrow();
  return { kind: 'user', userId, username, sessionId, isAdmin: false, isRecent: true };
}

test('breaks off while it is read, and gives out nothing of the next account of that name', async () => {
  const { ana, add, erase, deps, user, meetUser, files } = await setup();
  // More than is made ahead of whoever reads it.
  for (const title of ['First', 'Second', 'Third']) await add(title, randomBytes(600_000).toString('base64'));
  const { address } = await createExport(deps, user);
  const { zip } = await takeExport(deps, user, { token: address.split('/').at(-1) ?? '' });
  const seen: Buffer[] = [];

  await erase();
  const next = await meetUser({ username: ana.username });
  await add('Of the next', 'of the next', next);
  const reading = (async () => {
    for await (const piece of zip) seen.push(Buffer.from(piece));
  })();

  // Nobody is there any more, or the file that was just read is not.
  await expect(reading).rejects.toMatchObject({ code: expect.toBeOneOf(['auth.required', 'storage.damaged']) });
  expect(Buffer.concat(seen).includes('Of the next')).toBe(false);
  expect(await namesOf(files)).toHaveLength(1);
});

test.each([1, 2, 3, 5])('is no whole export when the account is erased after file %i', async (count) => {
  const { add, erase, deps, user } = await setup();
  await add('First');
  const files = archiveFiles(deps, { userId: user.userId, owner: ownerOf(user), madeAt: new Date(), problems: [] });
  for (let taken = 0; taken < count; taken += 1) expect((await files.next()).done).toBe(false);

  await erase();

  await expect(Array.fromAsync(files)).rejects.toMatchObject({ code: 'auth.required' });
});
