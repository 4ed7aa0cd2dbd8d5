import type { Page } from 'playwright-core';
import { ShareKeys, type DocumentShare, type SharedWithMeItem } from '#core/sharing/share.ts';
import type { Goto, Screen } from './account-screens.ts';
import { isOpen } from './share-people.ts';

/** A document of the member's own, which is shared. */
export type SharedDocument = { documentId: number };

type Places = {
  goto: Goto;
  /** Gives an address of the program. A page that follows a share is never without a request: `goto` would wait for that. */
  at: (path: string) => string;
  shared: () => SharedDocument;
  /** The address of a document of somebody without an account. */
  guests: () => string;
};

/** The screens of whoever shares, and of whoever something is shared with. */
export const shareScreens = ({ goto, at, shared, guests }: Places): Screen[] => {
  const sharePage = (page: Page) => goto(page, `/document/${shared().documentId}/share`);
  return [
    { name: 'Share page without an account', who: 'known', open: (page) => goto(page, `${guests()}/share`) },
    { name: 'Share page of nothing', who: 'member', open: (page) => goto(page, '/share-document/999999') },
    { name: 'Share page', who: 'member', open: sharePage },
    { name: 'Share page with shares of every state', who: 'member', open: (page) => showEveryState(sharePage, page) },
    { name: 'Share page, empty', who: 'member', open: (page) => showNone(sharePage, page) },
    { name: 'Share Document', who: 'member', open: (page) => openShareForm(sharePage, page) },
    { name: 'A new access code', who: 'member', open: (page) => makeShare(sharePage, page) },
    { name: 'Who opened it', who: 'member', open: (page) => press(sharePage, page, /^Who opened it/, 'dialog') },
    { name: 'Revoke Access', who: 'member', open: (page) => press(sharePage, page, /^Revoke access/, 'alertdialog') },
    { name: 'A new code', who: 'member', open: (page) => press(sharePage, page, /^New code/, 'alertdialog') },
    {
      name: 'End all shares',
      who: 'member',
      open: (page) => press(sharePage, page, /^End All Shares of All/, 'alertdialog'),
    },
    { name: 'A new SMART Health Link', who: 'member', open: (page) => makeHealthLink(sharePage, page) },
    { name: 'Comments, as the owner', who: 'member', open: (page) => openComments(goto, page, shared()) },
    { name: 'Shared With Me', who: 'member', open: (page) => showSharedWithMe(goto, page) },
    { name: 'Shared With Me, empty', who: 'member', open: (page) => goto(page, '/shared-with-me') },
    { name: 'Enter Access Code', who: 'member', open: (page) => enterCode(goto, page) },
    { name: 'Open a shared document', who: 'new', open: (page) => tryWrongCode(goto, page) },
    {
      name: 'Open a shared document, by link',
      who: 'new',
      open: (page) => goto(page, `/shared#${'A'.repeat(43)}`),
    },
    {
      name: 'Shared interpretation',
      who: 'recipient',
      open: (page) => openShared(at, page, shared(), 'interpretation'),
    },
    { name: 'Shared document', who: 'recipient', open: (page) => openShared(at, page, shared(), 'document') },
    { name: 'Comments on a sentence', who: 'recipient', open: (page) => openSentence(at, page, shared()) },
    { name: 'Access has ended', who: 'recipient', open: (page) => endAccess(at, page, shared()) },
  ];
};

type Sharing = { owner: Page; recipient: Page; documentId: number };

/** Lets somebody see and comment on a document, who then has written about it. */
export async function sharedWith(at: At, { owner, recipient, documentId }: Sharing): Promise<void> {
  const post = async (page: Page, path: string, data: object): Promise<unknown> => {
    const response = await page.request.post(at(`/api${path}`), { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()).data;
  };
  const body = { documentId, recipientEmail: 'maria@family.example', accessLevel: 'full_access' };
  const { accessCode } = ShareKeys.parse(await post(owner, '/document-shares', body));
  await post(recipient, `/shared-documents/${documentId}/access`, { accessCode });
  await post(recipient, `/medical-documents/${documentId}/comments`, { text: 'Shall I come with you?' });
}

type Open = (page: Page) => Promise<void>;

const answer = (data: unknown) => ({ json: { success: true, message: '', data } });

const aShare: DocumentShare = {
  id: 1,
  documentId: 1,
  ownerId: 1,
  recipientEmail: 'anneliese-wilhelmine.oberhuber-von-der-weiden@practice-of-internal-medicine.example',
  accessLevel: 'comment',
  permissionType: 'healthcare_provider',
  expirationDate: '2027-02-28',
  expiresAt: '2027-03-01T00:00:00.000Z',
  isActive: true,
  state: 'active',
  accessCount: 0,
  lastOpenedAt: null,
  mail: 'waiting',
  createdAt: '2026-11-22T12:30:00.000Z',
};

async function showEveryState(open: Open, page: Page): Promise<void> {
  const shares: DocumentShare[] = [
    aShare,
    { ...aShare, id: 2, state: 'locked', accessLevel: 'full_access', mail: 'failed' },
    { ...aShare, id: 3, state: 'expired', isActive: false, permissionType: 'family', mail: 'sent', accessCount: 12 },
    { ...aShare, id: 4, state: 'revoked', isActive: false, mail: 'none', lastOpenedAt: '2026-11-23T12:30:00.000Z' },
  ];
  await page.route('**/api/documents/*/shares', (route) => route.fulfill(answer(shares)));
  await open(page);
  await page.getByText('Locked').first().waitFor();
}

async function showNone(open: Open, page: Page): Promise<void> {
  await page.route('**/api/documents/*/shares', (route) => route.fulfill(answer([])));
  await open(page);
  await page.getByText('No Shares Yet').waitFor();
}

async function openShareForm(open: Open, page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Share Document' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share Document' });
  await dialog.getByLabel('Recipient Email').fill('dr.weiss@clinic.example');
  await dialog.getByLabel('Expiration Date').fill('some day');
  await dialog.getByRole('button', { name: 'Open Calendar' }).click();
  await dialog.getByRole('grid').waitFor();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
}

async function makeShare(open: Open, page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Share Document' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share Document' });
  await dialog.getByLabel('Recipient Email').fill('dr.weiss@clinic.example');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('region', { name: /^Access code for/ }).waitFor();
}

async function makeHealthLink(open: Open, page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Share as SMART Health Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share as SMART Health Link' });
  await dialog.getByLabel(/^Passcode/).fill('7311');
  await dialog.getByRole('button', { name: 'Make Link' }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await dialog.getByLabel(/^Passcode/).fill('731186');
  await dialog.getByRole('button', { name: 'Make Link' }).click();
  await page.getByRole('img', { name: /^QR code of the SMART Health Link/ }).waitFor();
}

async function press(open: Open, page: Page, name: RegExp, role: 'dialog' | 'alertdialog'): Promise<void> {
  await open(page);
  await page.getByRole('button', { name }).first().click();
  await page.getByRole(role).waitFor();
}

async function openComments(goto: Goto, page: Page, { documentId }: SharedDocument): Promise<void> {
  await goto(page, `/interpretation/${documentId}`);
  const panel = page.getByRole('region', { name: 'Comments' });
  await panel
    .getByRole('button', { name: /^Answer:/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Send answer' }).click();
  await panel.locator('[aria-invalid=true]').waitFor();
}

async function showSharedWithMe(goto: Goto, page: Page): Promise<void> {
  const item: SharedWithMeItem = {
    document: { id: 1, title: 'Blood tests of the whole of last year', documentType: 'lab_result' },
    owner: { email: aShare.recipientEmail, name: 'Anneliese Oberhuber' },
    share: { id: 1, createdAt: aShare.createdAt, accessLevel: 'full_access', expirationDate: '2027-02-28' },
  };
  const unknown = { ...item, owner: {}, share: { ...item.share, id: 2, expirationDate: null } };
  await page.route('**/api/shared-with-me', (route) => route.fulfill(answer([item, unknown])));
  await goto(page, '/shared-with-me');
  await page.getByRole('button', { name: /^View/ }).first().waitFor();
}

async function enterCode(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/shared-with-me');
  await page.getByRole('button', { name: 'Enter Access Code' }).click();
  await page.getByRole('dialog', { name: 'Enter Access Code' }).waitFor();
}

async function tryWrongCode(goto: Goto, page: Page): Promise<void> {
  // A refusal without its status, which the browser would complain about.
  const refusal = { success: false, message: '', code: 'share.refused' };
  await page.route('**/api/shared-documents/*/access', (route) => route.fulfill({ json: refusal }));
  await goto(page, '/shared');
  await page.getByLabel('Document ID').fill('17');
  await page.getByLabel('Access Code').fill('K7QF-M2XR-9TPD');
  await page.getByRole('button', { name: 'View Document' }).click();
  await page.getByText('Access denied').first().waitFor();
}

type At = Places['at'];

async function openShared(at: At, page: Page, { documentId }: SharedDocument, screen: 'interpretation' | 'document') {
  await page.goto(at(`/${screen}/${documentId}`));
  await page.getByRole('region', { name: 'How this document is shared with you' }).waitFor();
  await page.getByRole('tab').first().waitFor();
}

async function openSentence(at: At, page: Page, shared: SharedDocument): Promise<void> {
  await openShared(at, page, shared, 'interpretation');
  await isOpen(page);
  const mark = page.getByRole('tabpanel').getByRole('button', { name: /^Comment on:/ });
  await mark.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Comments on a sentence' }).waitFor();
}

async function endAccess(at: At, page: Page, shared: SharedDocument): Promise<void> {
  const ended = `event: share\ndata: ${JSON.stringify({ state: 'ended' })}\n\n`;
  await page.route('**/api/shared-documents/*/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ended }),
  );
  await page.goto(at(`/interpretation/${shared.documentId}`));
  await page.getByRole('heading', { name: 'Access has ended' }).waitFor();
}
