import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryMailer } from '#server/adapters/mailer/memory.ts';
import { confirmEmail } from '#tests/support/confirm-email.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createLinker } from '#tests/support/link-server.ts';
import { healthLinkLockedWords } from '../mail/mail-texts.ts';

const database = await createTestDatabase();
const { db } = database;
const passcode = 'blue heron 7';

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  await db.deleteFrom('attempts').execute();
});

async function setup() {
  const linker = await createLinker(database);
  const made = await linker.make({ passcode });
  return { ...linker, ...made, tries: () => rowOf('tries') };
}
const rowOf = async (column: 'tries') =>
  (await db.selectFrom('smart_health_links').select(column).executeTakeFirstOrThrow())[column];

describe('a wrong passcode', () => {
  test('counts down for the life of the link, whatever right ones come between', async () => {
    const { shl, tryCode, list } = await setup();

    expect(await tryCode(shl, 'wrong 1')).toEqual({ status: 401, remaining: 9 });
    expect(await tryCode(shl, 'wrong 2')).toEqual({ status: 401, remaining: 8 });
    expect((await tryCode(shl, passcode)).status).toBe(200);
    expect(await tryCode(shl, 'wrong 3')).toEqual({ status: 401, remaining: 7 });
    expect(await list()).toMatchObject([{ state: 'active', remainingAttempts: 7, openedCount: 1 }]);
  });

  test('is answered with what is left alone', async () => {
    const { shl, askManifest } = await setup();
    const { body, headers } = await askManifest(shl, { passcode: 'wrong' });
    expect(JSON.parse(body)).toEqual({ remainingAttempts: 9 });
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  test('is the right one of another link, or in other letters', async () => {
    const { shl, tryCode, make } = await setup();
    await make({ passcode: 'another one' });
    expect((await tryCode(shl, 'another one')).status).toBe(401);
    expect((await tryCode(shl, 'Blue heron 7')).status).toBe(401);
    expect((await tryCode(shl, `${passcode} `)).status).toBe(401);
  });

  test('is one that is given in another way of writing the same letters', async () => {
    const { make, tryCode } = await setup();
    const { shl } = await make({ passcode: 'Müller 7 \u{1F600}' });
    expect((await tryCode(shl, 'Mu\u0308ller 7 \u{1F600}')).status).toBe(200);
  });

  test('is mailed to its owner when it closes the link, and only then', async () => {
    const mailer = createMemoryMailer();
    const { ana, parts, make, tryCode, kept } = await createLinker(database, { mailer });
    await confirmEmail(parts, ana.user.id, 'ana@example.com');
    const { shl } = await make({ passcode });

    for (let at = 9; at > 0; at -= 1) await tryCode(shl, `wrong ${at}`);
    await kept.runAll();
    expect(mailer.sent).toEqual([]);
    for (let at = 0; at < 3; at += 1) await tryCode(shl, 'wrong');
    await kept.runAll();

    const { subject, text } = healthLinkLockedWords();
    expect(mailer.sent).toEqual([expect.objectContaining({ to: 'ana@example.com', subject, text })]);
  });

  test('closes the link with the tenth, which its owner is told of, and the right one opens nothing then', async () => {
    const { shl, tryCode, list, actions, ana, revoke, remove, link } = await setup();
    for (let at = 9; at >= 0; at -= 1) expect((await tryCode(shl, `wrong ${at}`)).remaining).toBe(at);

    for (const each of [passcode, 'wrong', undefined]) expect((await tryCode(shl, each)).status).toBe(404);
    expect(await list()).toMatchObject([{ state: 'locked', remainingAttempts: 0, openedCount: 0 }]);
    expect(await actions()).toEqual([
      'owner health_link.created',
      ...Array.from({ length: 10 }, () => 'unknown health_link.refused'),
      'unknown health_link.locked',
    ]);
    const notices = (await ana.get('/api/owner-notices')).json().data;
    expect(notices).toMatchObject([{ action: 'health_link.locked', fields: { link: link.id } }]);
    expect((await revoke(link.id)).json().data.state).toBe('revoked');
    expect((await remove(link.id)).statusCode).toBe(200);
  });

  test('is looked at no more than ten times when fifty come at once', async () => {
    const { shl, tryCode, list, actions, tries } = await setup();

    const answers = await Promise.all(Array.from({ length: 50 }, (_each, at) => tryCode(shl, `wrong ${at}`)));

    const evaluated = answers.filter(({ status }) => status === 401);
    expect(evaluated.map(({ remaining }) => remaining).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(40);
    expect(await tries()).toBe(10);
    expect(await list()).toMatchObject([{ state: 'locked' }]);
    expect((await actions()).filter((action) => action === 'unknown health_link.locked')).toHaveLength(1);
  });

  test('is counted across processes alike', async () => {
    const first = await setup();
    const second = await createLinker(database, {});
    const askThere = async (at: number) =>
      (
        await second.server.inject({
          method: 'POST',
          url: new URL(first.shl.url).pathname,
          payload: { recipient: 'x', passcode: `wrong ${at}` },
          remoteAddress: `10.9.${at}.1`,
        })
      ).statusCode;

    const answers = await Promise.all([
      ...Array.from({ length: 20 }, async (_each, at) => (await first.tryCode(first.shl, `wrong ${at}`)).status),
      ...Array.from({ length: 20 }, (_each, at) => askThere(at)),
    ]);

    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 404)).toHaveLength(30);
  });
});

describe('a right passcode', () => {
  test('is never used up, also when many come at once', async () => {
    const { shl, tryCode, tries, list } = await setup();
    for (let at = 0; at < 9; at += 1) await tryCode(shl, `wrong ${at}`);

    const answers = await Promise.all(Array.from({ length: 15 }, () => tryCode(shl, passcode)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await tries()).toBe(9);
    expect(await list()).toMatchObject([{ state: 'active', remainingAttempts: 1, openedCount: 15 }]);
  });

  test('that is not given is asked for without being counted', async () => {
    const { shl, tryCode, tries, actions } = await setup();
    expect(await tryCode(shl)).toEqual({ status: 401, remaining: 10 });
    expect(await tries()).toBe(0);
    expect(await actions()).toEqual(['owner health_link.created']);
  });

  test('means nothing to a link that asks for none', async () => {
    const { make, tryCode } = await setup();
    expect((await tryCode((await make()).shl, 'whatever')).status).toBe(200);
  });

  test('keeps the file it was given when others have guessed wrong since', async () => {
    const { shl, askManifest, tryCode, visit } = await setup();
    const { location } = (await askManifest(shl, { passcode, embeddedLengthMax: 0 })).json().files[0];
    for (let at = 0; at < 10; at += 1) await tryCode(shl, `wrong ${at}`);
    expect((await visit(location)).statusCode).toBe(200);
  });
});
