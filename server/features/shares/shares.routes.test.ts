import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, prepareSharer, doctor } from '#tests/support/prepare-sharer.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  for (const table of ['documents', 'users', 'attempts'] as const) await db.deleteFrom(table).execute();
});

const setup = (options: Parameters<typeof prepareSharer>[1] = {}) => prepareSharer(database, options);

describe('the mail', () => {
  test('has the link and the name of whoever shares, and nothing of the document or the code', async () => {
    const { share, ana, box, list } = await setup();
    await ana.ask({ method: 'PUT', url: '/api/users/me', payload: { name: 'Ana López' } });

    const { accessCode, link } = await share();

    const [mail, ...more] = await box(doctor);
    expect([mail?.subject, more]).toEqual(['A document was shared with you', []]);
    expect(mail?.text).toContain(`\n${link}\n`);
    expect(mail?.text).toContain('Ana López shares a document with you');
    for (const word of [accessCode, 'Blood', 'CRP', 'lab']) expect(mail?.text).not.toContain(word);
    expect(await list()).toMatchObject([{ mail: 'sent' }]);
  });

  test('goes to the address as it was typed in, in another script as the DNS knows it', async () => {
    const { share, box } = await setup();
    await share({ recipientEmail: ' Dr.House@bücher.example ' });
    expect(await box('Dr.House@xn--bcher-kva.example')).toHaveLength(1);
  });

  test('is not there where none can be sent: there is the text to copy', async () => {
    const { share, kept } = await setup({ mailer: undefined });
    const { share: made, link, whyNoMail } = await share();
    expect([made.mail, whyNoMail, link]).toEqual(['none', 'no_mail_server', expect.stringContaining('/shared#')]);
    expect(await kept.waiting()).toEqual([]);
  });

  test('leads to the public address of the app', async () => {
    const { share, box } = await setup({ publicOrigin: 'https://readback.example' });
    const { link } = await share();
    expect(link).toMatch(/^https:\/\/readback\.example\/shared#/);
    expect((await box(doctor))[0]?.text).toContain(link);
  });

  test('floods nobody’s letter box: after ten to one address what is shared is passed on by its owner', async () => {
    const { share, box } = await setup();
    const made = [];
    for (let times = 0; times < 11; times += 1) made.push(await share());

    expect(made.map(({ share: { mail } }) => mail)).toEqual([...Array(10).fill('waiting'), 'none']);
    expect(made.map(({ whyNoMail }) => whyNoMail)).toEqual([...Array(10).fill(undefined), 'too_many']);
    expect(made.at(-1)?.link).toContain('/shared#');
    expect((await share({ recipientEmail: 'nurse@example.com' })).share.mail).toBe('waiting');
    expect(await box(doctor)).toHaveLength(10);
  });

  test('with an old link counts as failed where none can go out with the new one', async () => {
    const { share, renew, box } = await setup();
    const { share: first } = await share();
    for (let times = 0; times < 9; times += 1) await share();
    expect(await box(doctor)).toHaveLength(10);

    const renewed = (await renew(first.id)).json().data;

    expect(renewed).toMatchObject({ share: { mail: 'failed', state: 'active' }, whyNoMail: 'too_many' });
    expect(await box(doctor)).toHaveLength(10);
  });
});

describe('the shares of a document', () => {
  test('are shown by its ticket too', async () => {
    const { share, list, ticket } = await setup();
    await share();
    expect(await list(`temp-${ticket}`)).toHaveLength(1);
  });

  test('are those of that document alone', async () => {
    const { share, list, addDocument } = await setup();
    const { documentId } = await addDocument();
    await share({ recipientEmail: 'nurse@example.com' });
    expect(await list(documentId)).toEqual([]);
  });

  test('say where each stands: active, locked, expired or revoked', async () => {
    const { share, list, expire, revoke } = await setup();
    const ids: number[] = [];
    for (let at = 0; at < 4; at += 1) ids.push((await share()).share.id);
    const [, locked = 0, expired = 0, revoked = 0] = ids;
    await db.updateTable('shares').set({ tries: 10 }).where('id', '=', String(locked)).execute();
    await expire(expired);
    await revoke(revoked);

    const stands = (await list()).toReversed().map(({ state, isActive }) => [state, isActive]);
    expect(stands).toEqual([
      ['active', true],
      ['locked', true],
      ['expired', false],
      ['revoked', false],
    ]);
  });

  test('are locked together when too many codes were tried with the number of the document', async () => {
    const { share, list, ticket } = await setup();
    await share();
    await share();
    await db.insertInto('share_doors').values({ ticket, tries: 9 }).execute();
    expect((await list()).map(({ state }) => state)).toEqual(['active', 'active']);
    await db.updateTable('share_doors').set({ tries: 10 }).execute();
    expect((await list()).map(({ state }) => state)).toEqual(['locked', 'locked']);
  });

  test('are shown beside one whose address is damaged, which can be revoked still', async () => {
    const { share, list, revoke } = await setup();
    const [first, second] = [await share(), await share()];
    const { sealed_recipient } = await db
      .selectFrom('shares')
      .select('sealed_recipient')
      .where('id', '=', String(first.share.id))
      .executeTakeFirstOrThrow();
    await db
      .updateTable('shares')
      .set({ sealed_recipient: sealed_recipient.subarray(0, -1) })
      .where('id', '=', String(first.share.id))
      .execute();

    expect((await list()).map(({ id, recipientEmail }) => [id, recipientEmail])).toEqual([
      [second.share.id, doctor],
      [first.share.id, 'Damaged address'],
    ]);
    expect((await revoke(first.share.id)).statusCode).toBe(200);
  });

  test('do not show an address under another one’s index', async () => {
    const { share, list, rowOf } = await setup();
    const [first, second] = [await share(), await share({ recipientEmail: 'nurse@example.com' })];
    const { sealed_recipient } = await rowOf(second.share.id);
    await db.updateTable('shares').set({ sealed_recipient }).where('id', '=', String(first.share.id)).execute();
    expect((await list()).map(({ recipientEmail }) => recipientEmail)).toEqual([
      'nurse@example.com',
      'Damaged address',
    ]);
  });

  test.each(['0', '-1', 'x', '1e3', 'temp-x', "1'--"])('cannot be asked for of %j', async (ref) => {
    const { send } = await setup();
    expect(codeOf(await send('GET', `/api/documents/${ref}/shares`))).toEqual([400, 'request.invalid']);
  });
});
