import { beforeEach, describe, expect, test } from 'vitest';
import { userOwner, type Actor } from '#core/kernel/actor.ts';
import type { PlanName } from '#core/plans/plans.ts';
import { addUser } from '#tests/support/add-user.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentRepository } from '../documents/documents.repository.ts';
import { getVisitQuestions } from './get-visit-questions.ts';
import { saveVisitQuestions } from './save-visit-questions.ts';
import { createVisitQuestionRepository } from './visit-questions.repository.ts';

const database = await createTestDatabase();
const { db } = database;
const questions = [
  { text: 'Is the CRP of 3 high?', isOwn: false },
  { text: '=1+1 as I wrote it, with "quotes"', isOwn: true },
];

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

/** Somebody with a plan and a document that was read, and somebody else with the same plan. */
async function setup(plan: PlanName = 'basic') {
  const server = await createDocumentServer(database);
  const guest = await server.meetGuest();
  const { id } = (await guest.upload(uploadForm())).json().data;
  await server.kept.runAll();
  const [owner, other] = [await addUser(db, { plan }), await addUser(db, { plan })];
  const ref = String(id);
  const become = ({ userId }: { userId: number }) =>
    db
      .updateTable('documents')
      .set({ owner: userOwner(userId) })
      .where('ticket', '=', ref.slice(5))
      .execute();
  const deps = {
    db,
    audit: server.parts.audit,
    keyRing: server.keyRing,
    documents: createDocumentRepository(db),
    visitQuestions: createVisitQuestionRepository(db),
  };
  return {
    ...server,
    guest,
    owner,
    other,
    ref,
    become,
    show: (actor: Actor) => getVisitQuestions(deps, actor, { ref }),
    save: (actor: Actor, list = questions) => saveVisitQuestions(deps, actor, { ref, questions: list }),
  };
}

describe('a list for a visit', () => {
  test('is empty at first, and then what its owner kept last', async () => {
    const { owner, become, show, save } = await setup();
    await become(owner);

    expect(await show(owner)).toEqual({ questions: [] });
    await save(owner, [{ text: 'Before', isOwn: true }]);
    expect(await save(owner)).toEqual({ questions });
    expect(await show(owner)).toEqual({ questions });
  });

  test('is sealed with the key of its document', async () => {
    const { owner, become, save, ref } = await setup();
    await become(owner);
    await save(owner);

    const { sealed_questions } = await db.selectFrom('visit_questions').selectAll().executeTakeFirstOrThrow();
    expect(sealed_questions.includes('CRP')).toBe(false);
    await db.deleteFrom('documents').where('ticket', '=', ref.slice(5)).execute();
    expect(await db.selectFrom('visit_questions').selectAll().execute()).toEqual([]);
  });

  test('is not found by anybody else', async () => {
    const { owner, other, become, show, save } = await setup();
    await become(owner);
    await save(owner);

    await expect(show(other)).rejects.toMatchObject({ code: 'document.not_found' });
    await expect(save(other)).rejects.toMatchObject({ code: 'document.not_found' });
    expect(await show(owner)).toEqual({ questions });
  });

  test('cannot be kept on the Free plan, where what is there can be read and taken away', async () => {
    const { owner, become, show, save } = await setup();
    await become(owner);
    await save(owner);
    await db.updateTable('users').set({ plan: 'free' }).where('id', '=', String(owner.userId)).execute();

    await expect(save(owner)).rejects.toMatchObject({ code: 'plan.needs_basic' });
    expect(await show(owner)).toEqual({ questions });
    expect(await save(owner, [])).toEqual({ questions: [] });
    expect(await show(owner)).toEqual({ questions: [] });
  });
});

describe('the route', () => {
  const listOf = (ref: string) => `/api/interpretations/${ref}/visit-questions`;

  test('shows an empty list to a guest, and asks them to sign in to keep one', async () => {
    const { guest, ref } = await setup();
    const put = await guest.ask({ method: 'PUT', url: listOf(ref), payload: { questions } });

    expect((await guest.get(listOf(ref))).json().data).toEqual({ questions: [] });
    expect([put.statusCode, put.json().code]).toEqual([401, 'auth.required']);
  });

  const own = { text: 'x', isOwn: true };
  test.each([
    ['an owner', { questions: [], owner: 'user:1' }],
    ['a ticket', { questions: [], ticket: '00000000-0000-0000-0000-000000000000' }],
    ['a field in a question', { questions: [{ ...own, id: 1 }] }],
    ['an empty question', { questions: [{ ...own, text: ' ' }] }],
    ['a long question', { questions: [{ ...own, text: 'x'.repeat(501) }] }],
    ['too many questions', { questions: Array.from({ length: 51 }, () => own) }],
    ['an array', [own]],
    ['no questions', {}],
  ])('refuses %s', async (_what, payload) => {
    const { guest, ref } = await setup();
    expect((await guest.ask({ method: 'PUT', url: listOf(ref), payload })).statusCode).toBe(400);
  });
});
