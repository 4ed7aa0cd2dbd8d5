import { beforeEach, describe, expect, test } from 'vitest';
import { createConversations } from '#tests/support/conversations.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const doctor = 'doctor@example.com';
const sister = 'sister@example.com';
const sentence = { kind: 'sentence', quote: 'The CRP is 3 mg/L.' } as const;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

const setup = () => createConversations(database);
const dataOf = ({ json }: { json(): { data: { id: number } } }) => json().data;

describe('comments on a document', () => {
  test('are none at first, for its owner and for a recipient', async () => {
    const { ana, invite, list } = await setup();
    expect([await list(ana), await list(await invite())]).toEqual([[], []]);
  });

  test('are given back as they are kept, and known to the owner by the address of whoever wrote them', async () => {
    const { ana, invite, say, list } = await setup();
    const recipient = await invite({ email: doctor });

    const answer = await say(recipient, { text: 'Is this high?', target: sentence });

    const comment = {
      id: expect.any(Number),
      target: sentence,
      text: 'Is this high?',
      answers: null,
      shareId: recipient.shareId,
      author: { kind: 'recipient', name: doctor },
      isOwn: true,
      isUnread: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      editedAt: null,
    };
    expect([answer.statusCode, answer.json().data]).toEqual([201, comment]);
    expect(await list(recipient)).toEqual([comment]);
    expect(await list(ana)).toEqual([{ ...comment, isOwn: false, isUnread: true }]);
  });

  test.each([{ kind: 'document' }, sentence, { kind: 'term', quote: 'CRP' }])('can be about %j', async (target) => {
    const { ana, invite, say, list } = await setup();
    await say(await invite(), { text: 'Hello', target });
    expect(await list(ana)).toMatchObject([{ target, text: 'Hello' }]);
  });

  test('stand in the order in which they were written, for the ticket as for the number', async () => {
    const { ana, invite, say, texts, ticket } = await setup();
    const recipient = await invite();
    for (const text of ['One', 'Two']) await say(recipient, text);
    await say(ana, 'Three');
    expect(await texts(recipient)).toEqual(['One', 'Two', 'Three']);
    expect(await texts(ana, `/api/medical-documents/temp-${ticket}/comments`)).toEqual(['One', 'Two', 'Three']);
  });

  test('of the owner are known by the name they gave, or else by their username', async () => {
    const { ana, invite, say, list } = await setup();
    const recipient = await invite();
    await say(ana, 'Before');
    await ana.ask({ method: 'PUT', url: '/api/users/me', payload: { name: 'Ana \u202ELópez' } });
    await say(ana, 'After');

    const names = (await list(recipient)).map(({ author }: { author: object }) => author);
    expect(names).toEqual([
      { kind: 'owner', name: ana.user.username },
      { kind: 'owner', name: 'Ana López' },
    ]);
  });

  test('take scripts for words, and lose what nobody sees', async () => {
    const { ana, invite, say, list, url } = await setup();
    const recipient = await invite();

    await say(recipient, '<script>alert(1)</script>');
    await say(recipient, { text: 'a\u0000b\u202Ec\u2066', target: { kind: 'term', quote: '<img src=x>\u202E\n1' } });

    const answer = await ana.get(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await list(ana)).toMatchObject([
      { text: '<script>alert(1)</script>' },
      { text: 'abc', target: { kind: 'term', quote: '<img src=x> 1' } },
    ]);
  });
});

describe('a conversation', () => {
  test('is between the owner and one recipient; what the owner says otherwise is for all', async () => {
    const { ana, invite, say, texts } = await setup();
    const [first, second] = [await invite({ email: doctor }), await invite({ email: sister })];
    const { id } = dataOf(await say(first, 'To you alone'));
    await say(ana, { text: 'And I to you', answers: id });
    await say(ana, 'To all');
    await say(second, 'From me');

    expect(await texts(first)).toEqual(['To you alone', 'And I to you', 'To all']);
    expect(await texts(second)).toEqual(['To all', 'From me']);
    expect(await texts(ana)).toEqual(['To you alone', 'And I to you', 'To all', 'From me']);
  });

  test('goes on with the target of what it began with, and with its first comment', async () => {
    const { ana, invite, say, list } = await setup();
    const recipient = await invite();
    const first = dataOf(await say(recipient, { text: 'Why?', target: sentence }));
    const second = dataOf(await say(ana, { text: 'Because', answers: first.id }));
    await say(recipient, { text: 'Thanks', target: { kind: 'document' }, answers: second.id });

    const where = { answers: first.id, shareId: recipient.shareId, target: sentence };
    expect(await list(ana)).toMatchObject([
      { text: 'Why?' },
      { text: 'Because', ...where },
      { text: 'Thanks', ...where },
    ]);
  });

  test('with a recipient begins also by their answer to what the owner says to all', async () => {
    const { ana, invite, say, list, texts } = await setup();
    const [first, second] = [await invite(), await invite({ email: sister })];
    const all = dataOf(await say(ana, 'To all'));
    const answer = dataOf(await say(first, { text: 'To you', answers: all.id }));
    await say(ana, { text: 'And to you', answers: answer.id });
    await say(ana, { text: 'More to all', answers: all.id });

    expect(await texts(second)).toEqual(['To all', 'More to all']);
    expect(await list(first)).toMatchObject([
      { answers: null, shareId: null },
      { answers: all.id, shareId: first.shareId },
      { answers: all.id, shareId: first.shareId },
      { answers: all.id, shareId: null },
    ]);
  });

  test('stays with the owner alone when its share is deleted, and what they answered in it is not for others', async () => {
    const { ana, invite, say, texts, list, unread, documentId, revoke, deleteShare } = await setup();
    const [gone, other] = [await invite({ email: doctor }), await invite({ email: sister })];
    const { id } = dataOf(await say(gone, 'Mine'));
    await say(ana, { text: 'Only for you', answers: id });

    await revoke(gone.shareId);
    expect((await deleteShare(gone.shareId)).statusCode).toBe(200);
    await say(ana, { text: 'A note', answers: id });
    const later = await invite({ email: doctor });

    expect([await texts(other), await texts(later)]).toEqual([[], []]);
    expect(await list(ana)).toMatchObject([
      { text: 'Mine', author: { kind: 'recipient', name: doctor }, shareId: gone.shareId },
      { text: 'Only for you', shareId: gone.shareId },
      { text: 'A note', shareId: gone.shareId },
    ]);
    expect(await unread()).toEqual([{ documentId, count: 1 }]);
  });
});

describe('one’s own words', () => {
  test('can be changed, which can be seen', async () => {
    const { ana, invite, say, edit, list } = await setup();
    const recipient = await invite();
    const { id } = dataOf(await say(recipient, { text: 'Hihg?', target: sentence }));

    const answer = await edit(recipient, id, ' High?\u202E ');

    const edited = { id, text: 'High?', target: sentence, editedAt: expect.stringMatching(/^\d{4}-.*Z$/) };
    expect([answer.statusCode, answer.json().data]).toEqual([200, expect.objectContaining(edited)]);
    expect(await list(ana)).toMatchObject([{ ...edited, author: { name: doctor } }]);
  });

  test('are not called changed where they are the same', async () => {
    const { invite, say, edit } = await setup();
    const recipient = await invite();
    const { id } = dataOf(await say(recipient, 'High?'));
    expect((await edit(recipient, id, 'High?')).json().data).toMatchObject({ text: 'High?', editedAt: null });
  });

  test('can be deleted, once', async () => {
    const { ana, invite, say, remove, texts } = await setup();
    const recipient = await invite();
    const { id } = dataOf(await say(recipient, 'Wrong'));

    const answer = await remove(recipient, id);

    expect([answer.statusCode, answer.json().data]).toEqual([200, { id }]);
    expect((await remove(recipient, id)).json().code).toBe('comment.not_found');
    expect([await texts(recipient), await texts(ana)]).toEqual([[], []]);
  });

  test('of the owner can be changed and deleted as well', async () => {
    const { ana, invite, say, edit, remove, texts } = await setup();
    const recipient = await invite();
    const { id } = dataOf(await say(ana, 'To all'));
    await edit(ana, id, 'To everybody');
    expect(await texts(recipient)).toEqual(['To everybody']);
    await remove(ana, id);
    expect(await texts(recipient)).toEqual([]);
  });

  test('go without what others answered: the oldest answer begins each conversation', async () => {
    const { ana, invite, say, remove, list } = await setup();
    const [first, second] = [await invite(), await invite({ email: sister })];
    const all = dataOf(await say(ana, { text: 'To all', target: sentence }));
    const one = dataOf(await say(first, { text: 'One', answers: all.id }));
    const two = dataOf(await say(second, { text: 'Two', answers: all.id }));
    await say(ana, { text: 'To one', answers: one.id });
    await say(first, { text: 'One again', answers: one.id });

    await remove(ana, all.id);

    expect(await list(ana)).toMatchObject([
      { text: 'One', answers: null, target: sentence },
      { text: 'Two', answers: null, target: sentence },
      { text: 'To one', answers: one.id },
      { text: 'One again', answers: one.id },
    ]);
    expect(await list(second)).toMatchObject([{ id: two.id, answers: null }]);
  });

  test('taken back by a recipient leave what the owner answered', async () => {
    const { ana, invite, say, remove, texts } = await setup();
    const recipient = await invite();
    const { id } = dataOf(await say(recipient, 'Question'));
    await say(ana, { text: 'Answer', answers: id });
    await remove(recipient, id);
    expect([await texts(recipient), await texts(ana)]).toEqual([['Answer'], ['Answer']]);
  });

  test('do not come back as the owner’s to change: theirs is to delete any', async () => {
    const { ana, invite, say, edit, remove, texts } = await setup();
    const recipient = await invite();
    const { id } = dataOf(await say(recipient, 'Mine'));

    const answer = await edit(ana, id, 'Not mine');

    expect([answer.statusCode, answer.json().code]).toEqual([404, 'comment.not_found']);
    expect(await texts(recipient)).toEqual(['Mine']);
    expect((await remove(ana, id)).statusCode).toBe(200);
    expect(await texts(recipient)).toEqual([]);
  });
});

test('everything goes with its document', async () => {
  const { ana, invite, say, see, ticket } = await setup();
  const recipient = await invite();
  const { id } = dataOf(await say(recipient, 'One'));
  await say(ana, { text: 'Two', answers: id });
  await see(ana, id);
  await see(recipient, id);
  await db.deleteFrom('documents').where('ticket', '=', ticket).execute();
  for (const table of ['comments', 'comment_readings'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});
