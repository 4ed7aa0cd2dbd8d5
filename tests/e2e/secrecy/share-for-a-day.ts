import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { MadeSmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import { ShareKeys } from '#core/sharing/share.ts';
import { openPage } from '#tests/support/browser.ts';
import type { TakenMail } from '#tests/support/mail-server.ts';
import type { Canaries } from './canaries.ts';

type Day = {
  canaries: Canaries;
  /** What the owner does, which has to go well. */
  done: (path: string, asked: { method: string; data: unknown }) => Promise<unknown>;
  browser: Browser;
  at: (path: string) => string;
  mails: { taken: readonly TakenMail[] };
  documentId: number;
};

/** A document is shared by mail, guessed at, opened, commented on, and linked for other programs. */
export async function shareForADay({ canaries, done, browser, at, mails, documentId }: Day) {
  const { word, plant } = canaries;
  const doctor = plant('address of a recipient', `${word('local part of a recipient').toLowerCase()}@clinic.example`);
  const body = { documentId, recipientEmail: doctor, accessLevel: 'full_access' };
  const { accessCode, link } = ShareKeys.parse(await done('/document-shares', { method: 'POST', data: body }));
  plant('access code', accessCode);
  plant('access code without dashes', accessCode.replaceAll('-', ''));
  const token = plant('token of a share', new URL(link).hash.slice(1));
  const sent = () => mails.taken.filter(({ to }) => to.includes(doctor));
  while (sent().length === 0) await pause(100);

  const { page, context } = await openPage(browser);
  const post = (url: string, data: object) => postFrom(page, url, data);
  const open = (code: string) => post(at('/api/shared-documents/open'), { token, accessCode: code });
  expect([await open(word('wrong access code')), await open(accessCode)]).toEqual([403, 200]);
  const comment = { text: word('comment of a recipient'), target: { kind: 'document' } };
  expect(await post(at(`/api/medical-documents/${documentId}/comments`), comment)).toBe(201);
  await page.goto(at(`/interpretation/${documentId}`));
  await page.getByText(comment.text).first().waitFor();

  const made = await done(`/medical-documents/${documentId}/smart-health-links`, {
    method: 'POST',
    data: { label: word('label of a link'), passcode: word('passcode of a link') },
  });
  const linked = payloadOf(MadeSmartHealthLink.parse(made).uri);
  plant('key of a link', linked.key);
  plant('address of a link', linked.url.split('/').at(-1) ?? '');
  const asked = { recipient: word('who asks for a link'), passcode: word('wrong passcode') };
  expect(await post(linked.url, asked)).toBe(401);

  return {
    doctor,
    mails: sent,
    /** Gives what the recipient's browser has kept. */
    async leave(): Promise<string> {
      for (const { name, value } of await context.cookies())
        if (name.includes('visit')) plant('token of a visit', value);
      return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    },
  };
}

const postFrom = async (page: Page, url: string, data: object): Promise<number> =>
  (await page.request.fetch(url, { method: 'POST', data })).status();

/** What stands in a SMART Health Link. */
const payloadOf = (uri: string): { url: string; key: string } =>
  JSON.parse(Buffer.from(uri.slice(uri.indexOf('shlink:/') + 'shlink:/'.length), 'base64url').toString());
