import { expect, test } from 'vitest';
import type { Explainer } from '#server/ports/explainer.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const url = '/api/users/health-profile';
const profile = {
  conditions: ['asthma'],
  medicines: ['metformin'],
  allergies: ['penicillin'],
  whatMatters: ['walking'],
};
const empty = { conditions: [], medicines: [], allergies: [], whatMatters: [] };
const questions = ['Is it my liver?', 'Should I go on with metformin?', 'What next?', 'Is it asthma?'];
const explainer: Explainer = {
  explain: async (input) => ({ ...plainExplain(input), actionItems: questions }),
};

/** Two people, the first with a document that was read. */
async function setup() {
  const server = await createDocumentServer(database, { explainer });
  const [owner, other] = [await server.meetUser(), await server.meetUser()];
  const { id } = (await owner.upload(uploadForm())).json().data;
  await server.kept.runAll();
  const write = (body: object = profile, who = owner) => who.ask({ method: 'PUT', url, payload: body });
  const setPlan = (plan: 'free' | 'basic' | 'premium') =>
    db.updateTable('users').set({ plan }).where('id', '=', String(owner.user.id)).execute();
  const interpretation = async () => (await owner.get(`/api/interpretations/${id}`)).json().data;
  return { ...server, owner, other, write, setPlan, interpretation, id: String(id) };
}

test('is empty at first, then what was written last, and empty again when it was deleted', async () => {
  const { owner, write } = await setup();

  expect((await owner.get(url)).json().data).toEqual(empty);
  await write({ ...profile, conditions: ['before'] });
  expect((await write()).json().data).toEqual(profile);
  expect((await owner.get(url)).json().data).toEqual(profile);
  expect((await owner.ask({ method: 'DELETE', url })).json().data).toBeNull();
  expect((await owner.get(url)).json().data).toEqual(empty);
  expect((await owner.ask({ method: 'DELETE', url })).statusCode).toBe(200);
});

test('is each their own, and sealed with the key of their account', async () => {
  const { owner, other, write } = await setup();
  await write();
  await write({ ...empty, medicines: ['warfarin'] }, other);

  expect((await owner.get(url)).json().data).toEqual(profile);
  const rows = await db.selectFrom('health_profiles').selectAll().execute();
  expect(rows.some(({ sealed_profile }) => sealed_profile.includes('metformin'))).toBe(false);

  const sealedOf = (id: number) => rows.find(({ user_id }) => user_id === String(id))?.sealed_profile ?? Buffer.of();
  await db
    .updateTable('health_profiles')
    .set({ sealed_profile: sealedOf(owner.user.id) })
    .where('user_id', '=', String(other.user.id))
    .execute();
  expect((await other.get(url)).json().code).toBe('storage.damaged');
});

test.each(['free', 'basic'] as const)(
  'on the %s plan it can be read and deleted, not written, and is not used',
  async (plan) => {
    const { owner, write, setPlan, interpretation } = await setup();
    await write();
    await setPlan(plan);

    const refused = await write();

    expect([refused.statusCode, refused.json().code]).toEqual([402, 'plan.needs_premium']);
    expect((await owner.get(url)).json().data).toEqual(profile);
    expect(await interpretation()).not.toHaveProperty('questionOrder');
    await setPlan('premium');
    expect(await interpretation()).toHaveProperty('questionOrder');
    await setPlan(plan);
    expect((await owner.ask({ method: 'DELETE', url })).statusCode).toBe(200);
  },
);

test('what was written and removed is noted, without a word of it', async () => {
  const { owner, write } = await setup();
  await write();
  await owner.ask({ method: 'DELETE', url });
  await owner.ask({ method: 'DELETE', url });

  const lines = await db
    .selectFrom('audit_events')
    .select(['action', 'fields'])
    .where('owner', '=', owner.owner)
    .execute();
  const changes = lines
    .filter(({ action }) => action === 'account.profile_changed')
    .map(({ fields }) => JSON.parse(fields));
  expect(changes).toEqual([{ healthProfile: 'written' }, { healthProfile: 'removed' }]);
});

test.each([
  ['another user', { ...profile, userId: 1 }],
  ['a plan', { ...profile, plan: 'premium' }],
  ['a field too few', { conditions: [], medicines: [], allergies: [] }],
  ['an empty line', { ...profile, allergies: [' '] }],
  ['a long line', { ...profile, allergies: ['x'.repeat(201)] }],
  ['too many lines', { ...profile, allergies: Array.from({ length: 51 }, () => 'x') }],
  ['a line that is none', { ...profile, allergies: [{ text: 'x' }] }],
  ['an array', [profile]],
])('refuses %s', async (_what, body) => {
  const { write, owner } = await setup();
  expect((await write(body)).statusCode).toBe(400);
  expect((await owner.get(url)).json().data).toEqual(empty);
});

test('puts the questions of an explanation in order, and changes nothing else of it', async () => {
  const { write, interpretation } = await setup();
  const before = await interpretation();
  expect(before).not.toHaveProperty('questionOrder');

  await write();
  const { questionOrder, ...after } = await interpretation();

  expect(after).toEqual(before);
  expect(questionOrder).toEqual([
    { index: 1, because: 'metformin' },
    { index: 3, because: 'asthma' },
    { index: 0, because: null },
    { index: 2, because: null },
  ]);
});

test('a profile that is damaged keeps nobody from an explanation', async () => {
  const { write, interpretation } = await setup();
  await write();
  await db
    .updateTable('health_profiles')
    .set({ sealed_profile: Buffer.from('noise') })
    .execute();
  expect(await interpretation()).toMatchObject({ actionItems: questions });
});
