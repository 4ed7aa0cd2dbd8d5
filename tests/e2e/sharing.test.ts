import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { AccessLogPage } from '#core/audit/audit-event.ts';
import { phone, sidewaysScroll } from '../support/browser.ts';
import { atKeyboard } from '../support/by-keyboard.ts';
import { openMailServer, type TakenMail } from '../support/mail-server.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { linkIn, wordsOf } from '../support/read-mail.ts';
import { sampleFile, startProgram } from '../support/start-program.ts';
import { isOpen, revoke, sharePeople, shownCode } from './share-people.ts';

const mails = await openMailServer();
afterAll(mails.stop);

const { at, openPage } = startProgram(async () => ({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  MAIL_FROM: 'Readback <readback@readback.example>',
  DEFAULT_PLAN: 'premium',
}));
const { signUp, upload, share, open } = sharePeople({ at });

/** Many screens one after another. */
const storyMs = 180_000;

/** A page that is open shows nothing any more within this time of the end. */
const closesWithinMs = 2_000;

const mailTo = async (address: string): Promise<TakenMail> => {
  await expect.poll(() => mails.taken.filter(({ to }) => to.includes(address)).length).toBe(1);
  return mails.taken.find(({ to }) => to.includes(address)) as TakenMail;
};

const hasEnded = (page: Page, timeout?: number) =>
  page.getByRole('heading', { name: 'Access has ended' }).waitFor(timeout === undefined ? {} : { timeout });

const seenText = (page: Page): Promise<string> => page.locator('body').innerText();

/** What the owner's access log says: who did what. */
const logOf = async (page: Page): Promise<string[]> => {
  const { data } = await (await page.request.get(at('/api/access-log'))).json();
  return AccessLogPage.parse(data).entries.map(({ actor, action }) => `${actor} ${action}`);
};

test(
  'a document is shared by mail and code, commented on, answered, and closes while it is open',
  { timeout: storyMs },
  async () => {
    const doctor = 'dr.weiss@clinic.example';
    const owner = await openPage();
    const recipient = await openPage();
    await signUp(owner.page, 'olga');
    const documentId = await upload(owner.page, 'Blood of Mrs Vandermeer');

    // The owner shares; the code is theirs alone, the link comes by mail.
    const code = await share(owner.page, documentId, { email: doctor, level: 'View & Comment' });
    const mail = await mailTo(doctor);
    const words = wordsOf(mail);
    expect(words).toContain('olga shares a document with you on Readback.');
    for (const secret of [code, code.replaceAll('-', ''), 'Vandermeer', 'Potassium']) {
      expect(mail.source + words).not.toContain(secret);
    }
    const link = linkIn(mail);

    // Somebody without an account opens it, at the second try.
    await recipient.page.goto(link);
    await recipient.page.getByLabel('Access Code').fill('0000-0000-0000');
    await recipient.page.getByRole('button', { name: 'View Document' }).click();
    await recipient.page.getByText('Invalid access code or expired share').first().waitFor();
    await open(recipient.page, { link, code });
    const banner = recipient.page.getByRole('region', { name: 'How this document is shared with you' });
    const bannerWords = await banner.innerText();
    expect(bannerWords).toContain('olga shares this document with you');
    expect(bannerWords).toContain('View & Comment');
    expect(bannerWords).toContain('No expiration');
    expect(new URL(recipient.page.url()).pathname).toBe(`/interpretation/${documentId}`);

    // They comment on the document, a sentence and a term; the owner sees what is new, and answers.
    await comment(recipient.page, 'document', 'Please repeat this in two weeks.');
    await openMark(recipient.page, 'sentence');
    await comment(recipient.page, 'sentence', 'This one is from the old machine.');
    await recipient.page.getByRole('tab', { name: 'Medical Terms' }).click();
    await openMark(recipient.page, 'term');
    await comment(recipient.page, 'term', 'We talk about this one.');

    await owner.page.goto(at('/documents'));
    await owner.page.getByText('3 new comments').waitFor();
    await owner.page.goto(at(`/interpretation/${documentId}`));
    const panel = owner.page.getByRole('region', { name: 'Comments' });
    for (const said of ['Please repeat this', 'This one is from', 'We talk about'])
      await panel.getByText(said).waitFor();
    await panel.getByText(doctor).first().waitFor();
    await panel.getByRole('button', { name: 'Answer: Please repeat this in two weeks.' }).click();
    await panel.getByLabel(`Your answer to ${doctor}`).fill('I have a date on Monday.');
    await panel.getByRole('button', { name: 'Send answer' }).click();
    await panel.getByText('Your answer was sent.').waitFor();
    await recipient.page.reload();
    await recipient.page.getByText('I have a date on Monday.').waitFor();

    // The owner revokes while the page is open.
    await owner.page.goto(at(`/document/${documentId}/share`));
    await revoke(owner.page, doctor);
    await hasEnded(recipient.page, closesWithinMs);
    expect(await seenText(recipient.page)).not.toMatch(/Vandermeer|Potassium|two weeks/);

    // Neither a reload nor the way back nor the code shows anything.
    await recipient.page.reload();
    await whenQuiet(recipient.page);
    expect(await seenText(recipient.page)).not.toMatch(/Vandermeer|Potassium|two weeks/);
    for (const path of ['', '/comments', '/file', '/pages']) {
      const answer = await recipient.page.request.get(at(`/api/medical-documents/${documentId}${path}`));
      expect([path, answer.status()]).toEqual([path, 404]);
    }
    await recipient.page.goto(link);
    await recipient.page.getByLabel('Access Code').fill(code);
    await recipient.page.getByRole('button', { name: 'View Document' }).click();
    await recipient.page.getByText('Invalid access code or expired share').first().waitFor();

    // The owner reads all of it: on the page of the share, and in the access log.
    await owner.page.getByRole('button', { name: `Who opened it: ${doctor}` }).click();
    const visits = owner.page.getByRole('list', { name: 'What was done' });
    for (const what of [
      'You shared the document',
      'One or more wrong access codes were tried',
      'Opened it with the access code, or signed in',
      'Looked at the document',
      'Wrote a comment',
      'You revoked the access',
    ]) {
      await visits.getByText(what).first().waitFor();
    }
    expect(await logOf(owner.page)).toEqual(
      expect.arrayContaining([
        'owner share.created',
        'unknown share.refused',
        'recipient share.opened',
        'recipient document.interpretation_viewed',
        'recipient comment.added',
        'owner comment.added',
        'owner share.revoked',
      ]),
    );
    expect([owner.problems, unexpected(recipient.problems)]).toEqual([[], []]);
    for (const { context } of [owner, recipient]) await context.close();
  },
);

test('somebody with a confirmed address finds it without a code, downloads it, and all shares end at once', async () => {
  const address = 'bruno@family.example';
  const owner = await openPage();
  const recipient = await openPage();
  await signUp(owner.page, 'otto');
  const documentId = await upload(owner.page, 'Blood of Mr Quist');
  await share(owner.page, documentId, { email: address, level: 'Full Access' });
  await mailTo(address);

  await signUp(recipient.page, 'bruno');
  await recipient.page.request.put(at('/api/users/email'), { data: { email: address } });
  await expect.poll(() => mails.taken.filter(({ to }) => to.includes(address)).length).toBe(2);
  await recipient.page.goto(linkIn(mails.taken.findLast(({ to }) => to.includes(address)) as TakenMail));
  await recipient.page.getByText('Your e-mail address is confirmed').first().waitFor();
  await recipient.page.getByRole('link', { name: 'Shared With Me' }).first().click();
  await recipient.page.getByRole('button', { name: 'View Blood of Mr Quist' }).click();
  await isOpen(recipient.page);

  await recipient.page.goto(at(`/document/${documentId}`));
  const [download] = await Promise.all([
    recipient.page.waitForEvent('download'),
    recipient.page.getByRole('link', { name: 'Download the original file' }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(await readFile(sampleFile('lab-panel.pdf')));
  expect(await recipient.page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  expect(await recipient.page.getByRole('link', { name: 'Share Document' }).count()).toBe(0);

  await owner.page.reload();
  await owner.page.getByRole('button', { name: `Who opened it: ${address}` }).click();
  await owner.page.getByText('Downloaded the original file').waitFor();
  await owner.page.keyboard.press('Escape');
  await owner.page.getByRole('button', { name: 'End All Shares of All My Documents' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'End All Shares' }).click();
  await owner.page.getByText('1 share was ended.').waitFor();
  await hasEnded(recipient.page, closesWithinMs);
  await recipient.page.goto(at('/shared-with-me'));
  await recipient.page.getByText('No Shared Documents').waitFor();
  expect([owner.problems, unexpected(recipient.problems)]).toEqual([[], []]);
  for (const { context } of [owner, recipient]) await context.close();
});

describe('by keyboard alone, on a phone', () => {
  test('a document is shared, opened with its number, commented on and closed', async () => {
    const owner = await openPage({ viewport: phone });
    const recipient = await openPage({ viewport: phone });
    await signUp(owner.page, 'oskar');
    const documentId = await upload(owner.page, 'Blood tests');

    await owner.page.goto(at(`/document/${documentId}/share`));
    const owning = atKeyboard(owner.page);
    await owning.press('Share Document');
    await owning.type(/^Recipient Email/, 'maria@family.example');
    await owning.type(/^Access Level/, 'View & C');
    await owning.press('Share');
    const code = await shownCode(owner.page);
    expect(await sidewaysScroll(owner.page)).toBe(0);

    await recipient.page.goto(at('/shared'));
    const receiving = atKeyboard(recipient.page);
    await receiving.type(/^Document ID/, String(documentId));
    await receiving.type(/^Access Code/, code.replaceAll('-', '').toLowerCase());
    await recipient.page.keyboard.press('Enter');
    await isOpen(recipient.page);
    expect(await sidewaysScroll(recipient.page)).toBe(0);
    await receiving.type('Your comment on the document', 'I come with you.');
    await receiving.press('Send comment');
    await recipient.page.getByText('Your comment was sent.').waitFor();

    await owner.page.goto(at(`/document/${documentId}/share`));
    await owning.press('Revoke access of maria@family.example');
    await owning.press('Revoke Access');
    await hasEnded(recipient.page, closesWithinMs);
    expect(await seenText(recipient.page)).not.toMatch(/Blood tests|Potassium/);
    expect([owner.problems, unexpected(recipient.problems)]).toEqual([[], []]);
    for (const { context } of [owner, recipient]) await context.close();
  });
});

/** A browser notes every answer that is a refusal: those that were meant are left out. */
const unexpected = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !/status of 40[134]/.test(problem));

/** Writes where it can be written already. */
async function comment(page: Page, about: 'document' | 'sentence' | 'term', said: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Comments on a ${about}` });
  const place = about === 'document' ? page.getByRole('region', { name: 'Comments' }) : dialog;
  await place.getByLabel(`Your comment on ${about === 'document' ? 'the document' : `this ${about}`}`).fill(said);
  await place.getByRole('button', { name: 'Send comment' }).click();
  await place.getByText('Your comment was sent.').waitFor();
  if (about !== 'document') await page.keyboard.press('Escape');
}

/** Opens the comments on the first sentence or term that is shown. */
async function openMark(page: Page, about: 'sentence' | 'term'): Promise<void> {
  const mark = page.getByRole('tabpanel').getByRole('button', { name: /^Comment on:/ });
  await mark.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `Comments on a ${about}` }).waitFor();
}
