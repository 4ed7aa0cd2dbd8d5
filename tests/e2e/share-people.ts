import type { Page } from 'playwright-core';
import { sampleFile } from '../support/sample-file.ts';

const password = 'a calm river in May';

export type Places = { at: (path: string) => string };
export type NewShare = { email: string; level?: string };

/** What the owner of a document and those whom it is shared with do on their pages. `at` gives addresses of the program. */
export function sharePeople({ at }: Places) {
  const signUp = async (page: Page, username: string): Promise<void> => {
    await page.goto(at('/signup'));
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('checkbox', { name: 'I have kept them' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'My Documents', exact: true }).waitFor();
  };

  /** Gives the number that the document is known by. */
  const upload = async (page: Page, title: string): Promise<number> => {
    await page.goto(at('/upload-document'));
    await page.getByLabel('Document Title').fill(title);
    await page.getByLabel('Document Type').selectOption('lab_result');
    await page.locator('input[type=file]').setInputFiles(sampleFile('lab-panel.pdf'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('link', { name: 'View Interpretation' }).click();
    await page.waitForURL(/\/interpretation\/\d+$/);
    await page.getByRole('tab', { name: 'Simplified Explanation' }).waitFor();
    return Number(new URL(page.url()).pathname.split('/').at(-1));
  };

  /** Gives the code, which is shown this once. */
  const share = async (page: Page, documentId: number, { email, level }: NewShare): Promise<string> => {
    await page.goto(at(`/document/${documentId}`));
    await page.getByRole('link', { name: 'Share Document' }).click();
    await page.waitForURL(at(`/document/${documentId}/share`));
    await page.getByRole('button', { name: 'Share Document' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Share Document' });
    await dialog.getByLabel('Recipient Email').fill(email);
    if (level !== undefined) await dialog.getByLabel('Access Level').selectOption({ label: level });
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    return shownCode(page);
  };

  const open = async (page: Page, { link, code }: { link: string; code: string }): Promise<void> => {
    await page.goto(link);
    await page.getByLabel('Access Code').fill(code);
    await page.getByRole('button', { name: 'View Document' }).click();
    await isOpen(page);
  };

  const openByNumber = async (page: Page, { documentId, code }: { documentId: number; code: string }) => {
    await page.goto(at('/shared'));
    await page.getByLabel('Document ID').fill(String(documentId));
    await page.getByLabel('Access Code').fill(code);
    await page.getByRole('button', { name: 'View Document' }).click();
    await isOpen(page);
  };

  return { signUp, upload, share, open, openByNumber };
}

const codePattern = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

export async function shownCode(page: Page): Promise<string> {
  const shown = page.getByRole('region', { name: /^Access code for/ }).getByText(codePattern);
  const [code = ''] = codePattern.exec((await shown.first().textContent()) ?? '') ?? [];
  return code;
}

/** Waits until somebody sees the explanation of what is shared with them. */
export async function isOpen(page: Page): Promise<void> {
  await page.waitForURL(/\/interpretation\/\d+$/);
  await page.getByRole('region', { name: 'How this document is shared with you' }).waitFor();
  await page
    .getByText(/Potassium/)
    .first()
    .waitFor();
}

export async function revoke(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: `Revoke access of ${email}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Revoke Access' });
  await dialog.getByRole('button', { name: 'Revoke Access' }).click();
  await page.getByText('The recipient can no longer access this document').waitFor();
}
