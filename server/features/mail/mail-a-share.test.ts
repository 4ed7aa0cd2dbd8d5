import { describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts';
import { DocumentShare, OpenedShare, ShareKeys } from '#core/sharing/share.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { startMailServer, startSilentServer, type TakenMail } from '#tests/support/mail-server.ts';
import { linkIn, wordsOf } from '#tests/support/read-mail.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const from = 'Readback <readback@readback.example>';
const doctor = 'dr.weiss@clinic.example';

/** Somebody with a document that was read, and a mail server to which the program delivers, or `port` instead of it. */
async function setup({ port }: { port?: number } = {}) {
  const mails = await startMailServer();
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port ?? mails.port}`,
    from,
    patience: { silentMs: 300, wholeMs: 1_000 },
  });
  const server = await createDocumentServer(database, { mailer, publicOrigin: 'https://readback.example' });
  const owner = await server.meetUser();
  await owner.ask({ method: 'PUT', url: '/api/users/me', payload: { name: 'Ana López' } });
  await owner.upload(uploadForm({ title: 'CANARY-title', file: 'CRP 3 mg/L CANARY-text' }));
  await server.kept.runAll();
  const documentId: number = (await owner.get('/api/medical-documents')).json().data[0].id;

  const post = (url: string, payload: object = {}) => owner.ask({ method: 'POST', url, payload });
  const share = async () => {
    const answer = await post('/api/document-shares', { documentId, recipientEmail: doctor });
    expect(answer.statusCode, answer.body).toBe(201);
    return ShareKeys.parse(answer.json().data);
  };
  const newCode = async (shareId: number) =>
    ShareKeys.parse((await post(`/api/document-shares/${shareId}/code`)).json().data);
  const shares = async () =>
    DocumentShare.array().parse((await owner.get(`/api/documents/${documentId}/shares`)).json().data);
  /** Lets the program try once, and gives where the mails about the shares stand. */
  const deliver = async () => {
    await server.kept.runAll();
    return (await shares()).map(({ mail }) => mail);
  };
  const open = async (link: string, accessCode: string) => {
    const token = new URL(link).hash.slice(1);
    const browser = await server.meetGuest();
    return browser.ask({ method: 'POST', url: '/api/shared-documents/open', payload: { token, accessCode } });
  };
  const guess = (link: string, number: number) => open(link, `0000-0000-00${String(number).padStart(2, '0')}`);
  /** Gives the owner an address that they have confirmed. */
  const confirm = async () => {
    const email = `${owner.username}@example.com`;
    await owner.ask({ method: 'PUT', url: '/api/users/email', payload: { email } });
    await server.kept.runAll();
    const [mail] = mails.taken as [TakenMail];
    await post('/api/users/email/verify', { token: new URL(linkIn(mail)).hash.slice(1) });
    return email;
  };
  return { ...server, mails, owner, documentId, post, share, newCode, shares, deliver, open, guess, confirm };
}

describe('the mail about a share', () => {
  test('goes to its recipient alone, once, with a link that opens together with the code', async () => {
    const { share, deliver, mails, open, documentId } = await setup();

    const { accessCode, link, share: made } = await share();
    expect(made.mail).toBe('waiting');
    expect([await deliver(), await deliver()]).toEqual([['sent'], ['sent']]);

    expect(mails.taken).toHaveLength(1);
    const [mail] = mails.taken as [TakenMail];
    expect(mail.to).toEqual([doctor]);
    expect(linkIn(mail)).toBe(link);
    expect(link).toMatch(/^https:\/\/readback\.example\/shared#[\w-]{43}$/);
    const opened = await open(linkIn(mail), accessCode);
    expect(OpenedShare.parse(opened.json().data)).toEqual({ document: { id: documentId } });
  });

  test('names who shares, and holds neither the code nor anything of the document', async () => {
    const { share, deliver, mails, owner, documentId } = await setup();
    const { accessCode } = await share();
    await deliver();

    const [mail] = mails.taken as [TakenMail];
    const all = mail.source + wordsOf(mail);
    expect(wordsOf(mail)).toContain('Ana López shares a document with you on Readback.');
    const secrets = [
      'CANARY',
      'CRP',
      'lab_result',
      'Blood',
      accessCode,
      accessCode.replaceAll('-', ''),
      owner.username,
    ];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(wordsOf(mail)).not.toMatch(new RegExp(`\\b${documentId}\\b`));
  });

  test('comes again with a new code, and only the new link opens', async () => {
    const { share, newCode, deliver, mails, open } = await setup();
    const first = await share();
    await deliver();

    const second = await newCode(first.share.id);
    expect(second.share.mail).toBe('waiting');
    await deliver();

    expect(mails.taken.map(linkIn)).toEqual([first.link, second.link]);
    expect((await open(first.link, second.accessCode)).statusCode).toBe(403);
    expect((await open(second.link, first.accessCode)).statusCode).toBe(403);
    expect((await open(second.link, second.accessCode)).statusCode).toBe(200);
  });
});

describe('when the mail server fails, the share stands and its owner sees where the mail is', () => {
  test('down: it goes out once when the server is back', async () => {
    const { share, deliver, mails, open } = await setup();
    await mails.stop();

    const { link, accessCode } = await share();
    expect(await deliver()).toEqual(['waiting']);
    expect((await open(link, accessCode)).statusCode).toBe(200);
    expect(await deliver()).toEqual(['waiting']);

    await mails.comeBack();
    expect([await deliver(), await deliver()]).toEqual([['sent'], ['sent']]);
    expect(mails.taken.map(linkIn)).toEqual([link]);
  });

  test.each([
    ['too slow', 'is slow'],
    ['cut off in the middle', 'drops'],
    ['not now', 'greylists'],
  ] as const)('%s: it goes out once when the server takes it', async (_name, weather) => {
    const { share, deliver, mails, open } = await setup();
    mails.turn(weather);

    const { link, accessCode } = await share();
    expect([await deliver(), await deliver()]).toEqual([['waiting'], ['waiting']]);
    expect((await open(link, accessCode)).statusCode).toBe(200);
    expect(mails.taken).toEqual([]);

    mails.turn('takes');
    expect([await deliver(), await deliver()]).toEqual([['sent'], ['sent']]);
    expect(mails.taken.map(linkIn)).toEqual([link]);
  });

  test('silent: making the share does not wait for it', async () => {
    const { share, deliver, shares } = await setup({ port: await startSilentServer() });

    const { share: made } = await share();

    expect(await shares()).toEqual([made]);
    expect(await deliver()).toEqual(['waiting']);
  });

  test('refusing for good: it has failed, and a new code sends another one', async () => {
    const { share, newCode, deliver, mails, open } = await setup();
    mails.turn('refuses');
    const first = await share();
    expect(await deliver()).toEqual(['failed']);
    expect((await open(first.link, first.accessCode)).statusCode).toBe(200);

    mails.turn('takes');
    expect(await deliver()).toEqual(['failed']);
    const second = await newCode(first.share.id);
    expect([await deliver(), await deliver()]).toEqual([['sent'], ['sent']]);

    expect(mails.taken.map(linkIn)).toEqual([second.link]);
  });

  test('down while a new code was made: only the link that opens goes out', async () => {
    const { share, newCode, deliver, mails } = await setup();
    await mails.stop();
    const first = await share();
    await deliver();
    const second = await newCode(first.share.id);
    await deliver();

    await mails.comeBack();

    expect([await deliver(), await deliver()]).toEqual([['sent'], ['sent']]);
    expect(mails.taken.map(linkIn)).toEqual([second.link]);
  });

  test('down while the share was revoked: nothing goes out any more', async () => {
    const { share, deliver, mails, post } = await setup();
    await mails.stop();
    const { share: made } = await share();
    await deliver();
    await post(`/api/document-shares/${made.id}/revoke`);

    await mails.comeBack();
    await deliver();
    await deliver();

    expect(mails.taken).toEqual([]);
  });

  test('for a day: it has failed', async () => {
    const { share, deliver, mails } = await setup();
    await mails.stop();
    const { share: made } = await share();
    await deliver();
    await database.db
      .updateTable('mails')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('share_id', '=', String(made.id))
      .execute();

    expect(await deliver()).toEqual(['failed']);
  });
});

describe('when a code was guessed at too often', () => {
  test('the owner is told once, without a word about what or with whom', async () => {
    const { confirm, share, newCode, guess, deliver, mails, documentId } = await setup();
    const address = await confirm();
    const { share: made, link } = await share();
    await deliver();
    mails.taken.length = 0;

    for (let tries = 0; tries < 12; tries++) expect((await guess(link, tries)).statusCode).toBe(403);
    // It is written down after the answer.
    const told = async () => (await deliver(), mails.taken.map(({ to }) => to));
    await expect.poll(told).toEqual([[address]]);
    expect(await told()).toHaveLength(1);
    const [mail] = mails.taken as [TakenMail];
    expect(wordsOf(mail)).toContain('too many wrong access codes');
    expect(mail.source + wordsOf(mail)).not.toMatch(/CANARY|weiss|clinic/);
    expect(wordsOf(mail)).not.toMatch(new RegExp(`\\b${documentId}\\b`));
    expect((await newCode(made.id)).share.state).toBe('active');
  });
});

test('where no mail can be sent, the share stands with its link, and nothing waits', async () => {
  const server = await createDocumentServer(database, { publicOrigin: 'https://readback.example' });
  const owner = await server.meetUser();
  await owner.upload(uploadForm());
  await server.kept.runAll();
  const documentId: number = (await owner.get('/api/medical-documents')).json().data[0].id;

  const payload = { documentId, recipientEmail: doctor };
  const answer = await owner.ask({ method: 'POST', url: '/api/document-shares', payload });

  const { share, link } = ShareKeys.parse(answer.json().data);
  expect(share.mail).toBe('none');
  expect(link).toMatch(/^https:\/\/readback\.example\/shared#[\w-]{43}$/);
  expect(await server.kept.waiting()).toEqual([]);
});

test('a share that is not kept sends nothing', async () => {
  const { post, deliver, mails } = await setup();

  const answer = await post('/api/document-shares', { documentId: 2_000_000_000, recipientEmail: doctor });

  expect(answer.statusCode).toBe(404);
  expect(await deliver()).toEqual([]);
  expect(mails.taken).toEqual([]);
});
