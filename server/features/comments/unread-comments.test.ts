import { beforeEach, describe, expect, test } from 'vitest';
import { createConversations, type Person } from '#tests/support/conversations.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const sister = 'sister@example.com';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

const setup = () => createConversations(database);
const dataOf = ({ json }: { json(): { data: { id: number } } }) => json().data;

describe('what is unread', () => {
  test('is what others wrote since one has looked, for each who reads', async () => {
    const { ana, invite, say, see, list, unread, documentId } = await setup();
    const [first, second] = [await invite(), await invite({ email: sister })];
    const one = dataOf(await say(first, 'One'));
    const two = dataOf(await say(second, 'Two'));
    const all = dataOf(await say(ana, 'To all'));
    const unreadBy = async (who: Person) =>
      (await list(who)).filter(({ isUnread }: { isUnread: boolean }) => isUnread).map(({ id }: { id: number }) => id);

    expect([await unreadBy(ana), await unreadBy(first)]).toEqual([[one.id, two.id], [all.id]]);
    expect(await unread()).toEqual([{ documentId, count: 2 }]);

    const answer = await see(ana, one.id);
    await see(first, all.id);

    expect([answer.statusCode, answer.json().data]).toEqual([200, null]);
    expect([await unreadBy(ana), await unreadBy(first), await unreadBy(second)]).toEqual([[two.id], [], [all.id]]);
    expect(await unread()).toEqual([{ documentId, count: 1 }]);
  });

  test('does not grow again, and is never what nobody has written yet', async () => {
    const { ana, invite, say, see, unread, documentId } = await setup();
    const recipient = await invite();
    await see(ana, 5);
    const one = dataOf(await say(recipient, 'One'));
    const two = dataOf(await say(recipient, 'Two'));
    await see(ana, 999_999_999);
    await see(ana, one.id);
    expect(await unread()).toEqual([]);
    const three = dataOf(await say(recipient, 'Three'));
    expect(await unread()).toEqual([{ documentId, count: 1 }]);
    expect([two.id, three.id]).toEqual([one.id + 1, one.id + 2]);
  });

  test('is told of one’s own documents alone, while they are there', async () => {
    const { ana, invite, say, upload, unread, meetUser, documentId } = await setup();
    const other = await upload();
    await say(await invite(), 'One');
    await say(await invite({ documentId: other.documentId }), 'Two', other.url);

    expect(await unread()).toEqual([
      { documentId, count: 1 },
      { documentId: other.documentId, count: 1 },
    ]);
    expect(await unread(await meetUser())).toEqual([]);
    await ana.ask({ method: 'DELETE', url: `/api/medical-documents/${other.documentId}` });
    expect(await unread()).toEqual([{ documentId, count: 1 }]);
  });

  test('is told to nobody who has not signed in', async () => {
    const { meetGuest } = await setup();
    const answer = await (await meetGuest()).get('/api/comments/unread');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.required']);
  });
});
