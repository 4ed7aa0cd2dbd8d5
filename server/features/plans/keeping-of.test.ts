import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { guestOwner, userOwner, type User } from '#core/kernel/actor.ts';
import { planNames } from '#core/plans/plans.ts';
import { removalOf } from '#core/plans/retention.ts';
import { addUser } from '#tests/support/add-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { keepingOf, keepingsOf } from './keeping-of.ts';
import { listPerhapsDue } from './list-perhaps-due.ts';

const { db } = await createTestDatabase();

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('users').execute();
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const ago = (ms: number) => new Date(Math.floor(Date.now() - ms));

const ownerOf = ({ userId }: User) => userOwner(userId);
const openedLongAgo = ({ userId }: User) =>
  sql`update users set created_at = now() - interval '2 years' where id = ${userId}`.execute(db);
const sessionOf = (user: User) => db.updateTable('sessions').where('user_id', '=', String(user.userId));

describe('what documents are kept by', () => {
  test('is the same for every guest, and for an account that is gone', async () => {
    const user = await addUser(db);
    await db.deleteFrom('users').execute();

    expect(await keepingOf(db, guestOwner('a-device'))).toEqual({ kind: 'guest' });
    expect(await keepingOf(db, ownerOf(user))).toEqual({ kind: 'guest' });
  });

  test('is the plan and the zone, with nobody signed out while a session is alive', async () => {
    const user = await addUser(db, { plan: 'free', timeZone: 'Asia/Tokyo', signedOutAt: ago(dayMs) });

    expect(await keepingOf(db, ownerOf(user))).toEqual({
      kind: 'user',
      plan: 'free',
      timeZone: 'Asia/Tokyo',
      signedOutAt: null,
      changedAt: null,
      change: null,
    });
  });

  test('is the last session that ended, whether it was written down or is simply over', async () => {
    const [writtenDown, isOver] = [ago(3 * dayMs), ago(2 * dayMs)];
    const user = await addUser(db, { signedOutAt: writtenDown });
    await openedLongAgo(user);
    await sessionOf(user).set({ created_at: isOver, seen_at: isOver }).execute();

    const idleEnd = new Date(isOver.getTime() + 30 * minuteMs);
    expect(await keepingOf(db, ownerOf(user))).toMatchObject({ signedOutAt: idleEnd });
    await db.deleteFrom('sessions').execute();
    expect(await keepingOf(db, ownerOf(user))).toMatchObject({ signedOutAt: writtenDown });
  });

  test('is the day it was opened, for an account that nobody ever signed in to', async () => {
    const user = await addUser(db, { isSignedIn: false });
    const { created_at } = await db.selectFrom('users').select('created_at').executeTakeFirstOrThrow();

    expect(await keepingOf(db, ownerOf(user))).toMatchObject({ signedOutAt: created_at });
  });
});

test('whoever has something to be removed is among those who are looked at', async () => {
  // Ages around every limit of every plan, with and without sessions, lowered plans and changes that wait.
  const ages = [0.9, 1, 1.1, 6, 8, 27, 170, 180, 185, 190, 400].map((days) => days * dayMs);
  const users: User[] = [];
  for (const plan of planNames) {
    for (const [index, age] of ages.entries()) {
      const user = await addUser(db, {
        plan,
        timeZone: index % 2 === 0 ? 'Pacific/Kiritimati' : 'America/Los_Angeles',
        signedOutAt: ago(age / 2),
        isSignedIn: index % 4 === 0,
        ...(index % 3 === 0 && { nextPlan: { plan: 'basic', at: ago(index % 2 === 0 ? 9 * dayMs : -dayMs) } }),
      });
      users.push(user);
      await openedLongAgo(user);
      await addDocument(ownerOf(user), age);
    }
  }

  const found = await listPerhapsDue(db, { after: '0', limit: 1000 });
  const due = await whoHasDue(users);

  expect(due.length).toBeGreaterThan(5);
  expect(found).toEqual(expect.arrayContaining(due));
  expect(found.length).toBeLessThan(users.length);
  expect(await listPerhapsDue(db, { after: found[2] ?? '', limit: 2 })).toEqual(found.slice(3, 5));
});

async function addDocument(owner: string, age: number): Promise<void> {
  await sql`insert into documents (ticket, owner, sealed_label, document_type, file_type, file_size, blob, stage, uploaded_at)
    values (gen_random_uuid(), ${owner}, '', 'other', 'text/plain', 1, gen_random_uuid(), 'waiting', ${ago(age)})`.execute(
    db,
  );
}

async function whoHasDue(users: User[]): Promise<string[]> {
  const keepings = await keepingsOf(
    db,
    users.map(({ userId }) => String(userId)),
  );
  const documents = await db.selectFrom('documents').select(['owner', 'uploaded_at']).execute();
  return keepings
    .filter(({ userId, keeping, now }) =>
      documents
        .filter(({ owner }) => owner === userOwner(Number(userId)))
        .some(({ uploaded_at }) => (removalOf(keeping, uploaded_at) ?? Infinity) <= now),
    )
    .map(({ userId }) => userId);
}
