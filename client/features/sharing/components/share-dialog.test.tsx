import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DocumentShare, ShareKeys } from '#core/sharing/share.ts';
import { later, ok, refused } from '#tests/support/client/fake-api.ts';
import { enter } from '#tests/support/client/enter.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { anOwner, aShare, patience, shareKeys } from '#tests/support/client/sharing.ts';
import { SharePage } from './share-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

async function setup(made: DocumentShare = aShare(), more: Partial<ShareKeys> = {}) {
  const api = anOwner();
  api.on('POST /api/document-shares', () => {
    api.on('GET /api/documents/7/shares', () => ok([made]));
    return ok(shareKeys({ share: made, ...more }), 201);
  });
  renderScreen(<SharePage />, { at: '/document/7/share', path: '/document/:id/share' });
  const user = userEvent.setup();
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Share Document' }, patience));
    return within(screen.getByRole('dialog', { name: 'Share Document' }));
  };
  const share = async (email = 'maria@example.com') => {
    const dialog = await openDialog();
    await enter(user, dialog.getByLabelText('Recipient Email'), email);
    await user.click(dialog.getByRole('button', { name: 'Share' }));
  };
  const sent = () => api.callsOf('POST /api/document-shares').map(({ body }) => body);
  return { api, user, openDialog, share, sent };
}

const codePanel = () => screen.findByRole('region', { name: 'Access code for maria@example.com' }, patience);

test('begins with the address, view only, for a healthcare provider, without an end', async () => {
  const { openDialog } = await setup();
  const dialog = await openDialog();

  const email = dialog.getByLabelText('Recipient Email');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('placeholder')).toMatch(/@example\.com$/);
  expect(dialog.getByLabelText<HTMLSelectElement>('Recipient Type').value).toBe('healthcare_provider');
  expect(dialog.getByLabelText<HTMLSelectElement>('Access Level').value).toBe('read');
  expect(dialog.getByLabelText<HTMLInputElement>('Expiration Date (optional)').value).toBe('');
  expect(dialog.getByText('No expiration: it stays open until you revoke it.')).toBeDefined();
});

test('cannot be sent before there is an address', async () => {
  const { openDialog, user } = await setup();
  const dialog = await openDialog();
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Share' });
  expect(button.disabled).toBe(true);

  await enter(user, dialog.getByLabelText('Recipient Email'), '  ');
  expect(button.disabled).toBe(true);
  await enter(user, dialog.getByLabelText('Recipient Email'), 'm');
  expect(button.disabled).toBe(false);
});

test('sends what was chosen, and says what a level gives', async () => {
  const { openDialog, user, sent } = await setup();
  const dialog = await openDialog();
  await enter(user, dialog.getByLabelText('Recipient Email'), ' maria@example.com ');
  await user.selectOptions(dialog.getByLabelText('Recipient Type'), 'Family Member');
  await user.selectOptions(dialog.getByLabelText('Access Level'), 'Full Access');
  expect(dialog.getByText(/download the original file or a PDF, and have it explained again/)).toBeDefined();
  await enter(user, dialog.getByLabelText('Expiration Date (optional)'), '24 Dec 2027');
  await user.click(dialog.getByRole('button', { name: 'Share' }));

  await codePanel();
  expect(sent()).toEqual([
    {
      documentId: 7,
      ownerId: 7,
      recipientEmail: 'maria@example.com',
      permissionType: 'family',
      accessLevel: 'full_access',
      expirationDate: '2027-12-24',
    },
  ]);
});

test('shows the code once it is shared, with the focus on it, until it is closed', async () => {
  const { share, user } = await setup();
  await share();

  const panel = within(await codePanel());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: 'Access code for maria@example.com' })),
  );
  expect(panel.getByText('K7QF-M2XR-9TPD')).toBeDefined();
  expect(panel.getByText('This code is shown only this once')).toBeDefined();
  expect(panel.getByText(/Do not send it by mail/)).toBeDefined();
  expect(panel.getByText(/with Document ID 7 and the access code/)).toBeDefined();
  expect(screen.getByText('Document shared successfully')).toBeDefined();
  expect(await screen.findByRole('table', { name: 'Shared With' })).toBeDefined();

  await user.click(panel.getByRole('button', { name: 'I have kept the code. Close' }));

  expect(screen.queryByText('K7QF-M2XR-9TPD')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shared With' }));
});

test('is empty again when it is opened for the next one', async () => {
  const { share, openDialog } = await setup();
  await share();
  await codePanel();

  const dialog = await openDialog();

  expect(dialog.getByLabelText<HTMLInputElement>('Recipient Email').value).toBe('');
});

test('copies the code alone, and says so beside it', async () => {
  const { share, user } = await setup();
  await share();
  const panel = within(await codePanel());

  await user.click(panel.getByRole('button', { name: 'Copy Code' }));

  expect(await panel.findByText('Code copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('K7QF-M2XR-9TPD');
});

test('says what to do where nothing can be copied', async () => {
  const { share, user } = await setup();
  await share();
  const panel = within(await codePanel());
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await user.click(panel.getByRole('button', { name: 'Copy Code' }));

  expect(await panel.findByText(/Please write it down, or print it/)).toBeDefined();
});

test('prints a sheet with the code, and without what opens the link', async () => {
  const { share, user } = await setup();
  await share();
  const sheets: string[] = [];
  vi.stubGlobal('print', () =>
    sheets.push(screen.getByText(/^Access code for a document/).parentElement?.textContent ?? ''),
  );

  await user.click(within(await codePanel()).getByRole('button', { name: 'Print Code' }));

  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('For: maria@example.com');
  expect(sheets[0]).toContain('K7QF-M2XR-9TPD');
  expect(sheets[0]).toContain('enter Document ID 7 and this code');
  expect(sheets[0]).not.toContain('tttt');
  expect(screen.queryByText(/^Access code for a document/)).toBeNull();
});

test('offers the text to copy where no mail can be sent', async () => {
  const { share, user } = await setup(aShare({ mail: 'none' }));
  await share();
  const panel = within(await codePanel());
  expect(panel.getByText('No mail was sent from here.')).toBeDefined();
  expect(panel.getByText('Send this text to them yourself.')).toBeDefined();

  await user.click(panel.getByRole('button', { name: 'Copy Text' }));

  expect(await panel.findByText('Text copied')).toBeDefined();
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Ana Ruiz shares a document with you on Readback.');
  expect(text).toContain('https://readback.example/shared#tttt');
  expect(text).not.toMatch(/K7QF|Blood test/);
});

test.each([
  ['address_unknown', /does not know the address that people use.* sets PUBLIC_URL to that address/],
  ['no_mail_server', 'No mail can be sent from here. Tell the person who runs Readback.'],
  ['too_many', /^Too many mails were sent/],
] as const)('says why no mail went out (%s), and what to do', async (whyNoMail, words) => {
  const { share } = await setup(aShare({ mail: 'failed' }), { whyNoMail });
  await share();
  const panel = within(await codePanel());
  expect(panel.getByText(words)).toBeDefined();
  expect(panel.getByText('No mail was sent from here.')).toBeDefined();
  expect(panel.getByText('Send this text to them yourself.')).toBeDefined();
  expect(panel.queryByText('The mail could not be delivered.')).toBeNull();
});

test('tells when a mail that was on its way has gone out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { api, share } = await setup(aShare({ mail: 'waiting' }));
  await share();
  const panel = within(await codePanel());
  expect(panel.getByText('The mail with the link is on its way.')).toBeDefined();

  api.on('GET /api/documents/7/shares', () => ok([aShare({ mail: 'sent' })]));
  await vi.advanceTimersByTimeAsync(4000);

  expect(await panel.findByText('The mail with the link was sent.')).toBeDefined();
  vi.useRealTimers();
});

test.each([
  ['account.email_unusable', 'Recipient Email', 'Enter one e-mail address such as ana@example.com.'],
  ['share.own_address', 'Recipient Email', 'This is your own address. Enter the address of somebody else.'],
  ['share.date_past', 'Expiration Date (optional)', 'Choose today or a day to come.'],
] as const)('says at the field what is to be mended (%s)', async (code, label, words) => {
  const { api, share } = await setup();
  api.on('POST /api/document-shares', () => refused(code));
  await share('maria');

  expect(await screen.findByText(words)).toBeDefined();
  const field = screen.getByLabelText(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

test('takes back what it said against a date as soon as that is mended', async () => {
  const { openDialog, user, sent } = await setup();
  const dialog = await openDialog();
  await enter(user, dialog.getByLabelText('Recipient Email'), 'maria@example.com');
  await enter(user, dialog.getByLabelText('Expiration Date (optional)'), 'next week');
  await user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(dialog.getByText('Write the date like this: Dec 24, 2026.')).toBeDefined();
  expect(sent()).toEqual([]);

  await user.click(dialog.getByRole('button', { name: '1 week' }));

  expect(dialog.queryByText('Write the date like this: Dec 24, 2026.')).toBeNull();
});

test('says in the dialog what no field can mend, and keeps what was entered', async () => {
  const { api, share } = await setup();
  api.on('POST /api/document-shares', () => refused('plan.needs_basic'));
  await share();

  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toContain('Error sharing document');
  expect(dialog.getByText('This is part of the Basic and Premium plans.')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Recipient Email').value).toBe('maria@example.com');
});

test('shares once, however often the button is pressed', async () => {
  const { api, share, user, sent } = await setup();
  const { answer, come } = later();
  api.on('POST /api/document-shares', answer);
  await share();

  await user.click(screen.getByRole('button', { name: 'Sharing...' }));
  come(ok(shareKeys(), 201));

  await codePanel();
  expect(sent()).toHaveLength(1);
});

test('gives the focus back to the button when nothing was shared', async () => {
  const { openDialog, user } = await setup();
  const dialog = await openDialog();

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share Document' })));
});
