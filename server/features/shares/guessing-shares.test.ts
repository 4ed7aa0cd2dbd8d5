import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryMailer } from '#server/adapters/mailer/memory.ts';
import type { AddedShare } from '#tests/support/add-share.ts';
import { confirmEmail } from '#tests/support/confirm-email.ts';
import { prepareShares } from '#tests/support/prepare-shares.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

const wrong = 'AAAA-AAAA-AAAA';
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const times = (count: number) => Array.from({ length: count }, (_unused, turn) => turn);

async function setup() {
  const mailer = createMemoryMailer();
  const prepared = await prepareShares(database, { mailer });
  const { ana, tryCode, parts, server } = prepared;
  await confirmEmail(parts, ana.user.id, 'ana@example.com');
  /** Wrong codes that come at the same moment, each from an address of its own. */
  const guess = (shared: AddedShare, door: 'link' | 'number', count = 1, accessCode = wrong) =>
    Promise.all(times(count).map(() => tryCode({ ...shared, accessCode }, { door })));
  const renew = async ({ shareId }: AddedShare): Promise<AddedShare> => {
    const { data } = (await ana.ask({ method: 'POST', url: `/api/document-shares/${shareId}/code` })).json();
    const { accessCode, link, share } = data;
    return { shareId, accessCode, documentId: share.documentId, token: link.split('#')[1] };
  };
  const stateOf = async ({ documentId, shareId }: AddedShare) => {
    const { data } = (await ana.get(`/api/documents/${documentId}/shares`)).json();
    return data.find(({ id }: { id: number }) => id === shareId).state;
  };
  /** Everything that was to be written down has been. */
  const settle = () => server.close();
  const mails = async () => {
    await prepared.kept.runAll();
    return mailer.sent.filter(({ subject }) => /code/i.test(subject)).map(({ to }) => to);
  };
  return { ...prepared, guess, renew, stateOf, settle, mails };
}

describe.each(['link', 'number'] as const)('guessing the code of a share by its %s', (door) => {
  test('two hundred times at once has ten guesses looked at, and the owner told once', async () => {
    const { share, guess, settle, lines, ana, mails } = await setup();
    const shared = await share();

    const answers = await guess(shared, door, 200);
    await settle();

    expect(answers.map(codeOf)).toEqual(times(200).map(() => 'share.refused'));
    expect(await lines('share.refused')).toHaveLength(10);
    expect(await lines('share.locked')).toEqual([
      { actor: 'unknown', by: door, ...(door === 'link' && { share: shared.shareId }) },
    ]);
    expect(await db.selectFrom('owner_notices').select('owner').where('owner', '=', ana.owner).execute()).toHaveLength(
      1,
    );
    expect(await mails()).toEqual(['ana@example.com']);
  });

  test('ends with a closed door, for the right code as well', async () => {
    const { share, guess, tryCode, stateOf } = await setup();
    const shared = await share();
    await guess(shared, door, 10);

    expect(codeOf(await tryCode(shared, { door }))).toBe('share.refused');
    expect(await stateOf(shared)).toBe('locked');
  });

  test('with the right code among two hundred wrong ones opens nothing once the tries are used', async () => {
    const { share, guess, tryCode } = await setup();
    const shared = await share();
    const answers = await Promise.all([guess(shared, door, 200), guess(shared, door, 1, shared.accessCode)]);
    const opened = answers.flat().filter(({ statusCode }) => statusCode === 200);

    expect(opened).toHaveLength(0);
    expect((await tryCode(shared, { door })).statusCode).toBe(403);
  });

  test('is over with one click of the owner: a new code opens, and nothing of the old one does', async () => {
    const { share, guess, tryCode, renew, stateOf } = await setup();
    const shared = await share();
    await guess(shared, door, 20);

    const renewed = await renew(shared);

    expect(await stateOf(shared)).toBe('active');
    expect((await tryCode(shared, { door })).statusCode).toBe(403);
    expect((await tryCode({ ...renewed, accessCode: shared.accessCode }, { door })).statusCode).toBe(403);
    expect((await tryCode(renewed, { door })).statusCode).toBe(200);
  });

  test('begins anew after the right code', async () => {
    const { share, guess, tryCode } = await setup();
    const shared = await share();
    await guess(shared, door, 9);
    expect((await tryCode(shared, { door })).statusCode).toBe(200);
    await guess(shared, door, 9);

    expect((await tryCode(shared, { door })).statusCode).toBe(200);
  });

  test('that closes it twice tells the owner twice', async () => {
    const { share, guess, renew, settle, lines } = await setup();
    const shared = await share();
    await guess(shared, door, 10);
    await guess(await renew(shared), door, 10);
    await settle();

    expect(await lines('share.locked')).toHaveLength(2);
  });

  test('of one that has ended is counted for nobody', async () => {
    const { share, guess, settle, lines } = await setup();
    const shared = await share({ revokedAt: new Date() });
    await guess(shared, door, 15);
    await settle();

    expect(await lines('share.refused')).toEqual([]);
    expect(await db.selectFrom('share_doors').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('shares').select('tries').execute()).toEqual([{ tries: 0 }]);
  });
});

test('those who have the link are not kept out by guesses at the number', async () => {
  const { share, guess, tryCode } = await setup();
  const [mine, another] = [await share(), await share()];
  await guess(mine, 'number', 50);

  expect((await tryCode(another, { door: 'number' })).statusCode).toBe(403);
  expect((await tryCode(mine, { door: 'link' })).statusCode).toBe(200);
  expect((await tryCode(another, { door: 'link' })).statusCode).toBe(200);
});

test('a share that was closed by its link waits for a new code by the number as well, and keeps no other share closed', async () => {
  const { share, guess, tryCode } = await setup();
  const [mine, another] = [await share(), await share()];
  await guess(mine, 'link', 10);

  expect((await tryCode(mine, { door: 'number' })).statusCode).toBe(403);
  expect((await tryCode(another, { door: 'number' })).statusCode).toBe(200);
  expect((await tryCode(another, { door: 'link' })).statusCode).toBe(200);
});

test('whoever is in already stays in while others guess', async () => {
  const { share, guess, open, documentId } = await setup();
  const shared = await share();
  const { get } = await open(shared);
  await guess(shared, 'link', 10);
  await guess(shared, 'number', 10);

  expect((await get(`/api/medical-documents/${documentId}`)).statusCode).toBe(200);
});

test('whoever the document is shared with next can use the number, whatever strangers have tried before', async () => {
  const { ana, share, guess, tryCode, documentId, stateOf } = await setup();
  await guess(await share(), 'number', 20);

  const payload = { documentId, recipientEmail: 'ben@example.com' };
  const { data } = (await ana.ask({ method: 'POST', url: '/api/document-shares', payload })).json();
  const made = { documentId, shareId: data.share.id, accessCode: data.accessCode, token: data.link.split('#')[1] };

  expect(await stateOf(made)).toBe('active');
  expect((await tryCode(made, { door: 'number' })).statusCode).toBe(200);
});

test('a document that nobody shares has no door that could be closed', async () => {
  const { share, guess, tryCode, documentId } = await setup();
  const nothing = { shareId: 0, documentId, token: 'A'.repeat(43), accessCode: wrong };
  await guess(nothing, 'number', 15);
  await guess(nothing, 'link', 15);

  expect(await db.selectFrom('share_doors').selectAll().execute()).toEqual([]);
  expect((await tryCode(await share(), { door: 'number' })).statusCode).toBe(200);
});

test('many shares from one address are guessed at twenty times a minute, whatever the address says of itself', async () => {
  const { share, server } = await setup();
  const shared = await share();
  const guess = (turn: number) =>
    server.inject({
      method: 'POST',
      url: '/api/shared-documents/999999999/access',
      payload: { accessCode: shared.accessCode },
      headers: {
        'x-forwarded-for': `192.0.2.${turn}`,
        'x-real-ip': `192.0.2.${turn}`,
        forwarded: `for=192.0.2.${turn}`,
      },
      remoteAddress: '198.51.100.3',
    });
  const codes = (await Promise.all(times(60).map(guess))).map(codeOf);

  expect(codes.filter((code) => code === 'share.refused')).toHaveLength(20);
  expect(codes.filter((code) => code === 'request.too_many')).toHaveLength(40);
});
