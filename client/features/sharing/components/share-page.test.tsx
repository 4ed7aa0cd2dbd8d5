import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { allowanceOf } from '#tests/support/client/plans.ts';
import { aDocument, ticket } from '#tests/support/client/documents.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { anOwner, aShare, patience } from '#tests/support/client/sharing.ts';
import { SharePage } from './share-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => localStorage.clear());

const open = (at = '/document/7/share', path = '/document/:id/share') => renderScreen(<SharePage />, { at, path });

test('says that it is loading, then which document it is', async () => {
  const api = anOwner();
  const { answer, come } = later();
  api.on('GET /api/medical-documents/7', answer);
  open();
  expect(screen.getByText('Loading document details...')).toBeDefined();

  come(ok(aDocument()));

  const facts = within(await screen.findByRole('region', { name: 'The document' }, patience));
  expect(facts.getByText('Title').nextSibling?.textContent).toBe('Blood test in September');
  expect(facts.getByText('Type').nextSibling?.textContent).toBe('Lab Result');
  expect(facts.getByText('File Type').nextSibling?.textContent).toBe('PDF');
  expect(facts.getByText('Upload Date').nextSibling?.textContent).toBe('September 14, 2026');
  expect(facts.getByText('Document ID').nextSibling?.textContent).toBe('7');
  expect(screen.getByText(/HIPAA is the US law/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Document' }).getAttribute('href')).toBe('/document/7');
});

test('stands at its other address too', async () => {
  anOwner();
  open('/share-document/7', '/share-document/:id');

  expect(await screen.findByRole('region', { name: 'The document' }, patience)).toBeDefined();
});

test('says that there is nothing to share here', async () => {
  const api = anOwner();
  api.on('GET /api/medical-documents/7', () => refused('document.not_found'));
  open();

  const words = "The document you are trying to share does not exist or you don't have permission to access it.";
  expect((await screen.findByText(words, undefined, patience)).closest('[role=alert]')?.textContent).toContain(
    'Document Not Found',
  );
});

test('says the same to whoever sees a document by way of a share', async () => {
  const api = anOwner();
  const share = { shareId: 3, sharedBy: 'Ben', accessLevel: 'full_access', expirationDate: null, expiresAt: null };
  api.on('GET /api/medical-documents/7', () => ok({ ...aDocument(), share }));
  open();

  expect(await screen.findByText(/you don't have permission/, undefined, patience)).toBeDefined();
  expect(api.callsOf('GET /api/documents/7/shares')).toEqual([]);
});

test('does not ask the server about an address that cannot be one', () => {
  const api = fakeApi();
  open('/document/abc/share');

  expect(screen.getByText('Document Not Found')).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('says so when the document could not be loaded, and tries again', async () => {
  const api = anOwner();
  api.on('GET /api/medical-documents/7', () => broken());
  open();
  expect(await screen.findByText('Failed to fetch document', undefined, patience)).toBeDefined();

  api.on('GET /api/medical-documents/7', () => ok(aDocument()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('region', { name: 'The document' }, patience)).toBeDefined();
});

test('waits for a document that is still being read', async () => {
  const api = anOwner();
  api.on(`GET /api/medical-documents/${ticket}`, () => ok(aDocument({ id: ticket, stage: 'reading' })));
  open(`/document/${ticket}/share`);

  expect(await screen.findByText('This document is still being read', undefined, patience)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share Document' })).toBeNull();
});

test('tells a guest that sharing needs an account, and brings them back', async () => {
  const api = fakeApi().on('GET /api/medical-documents/7', () => ok(aDocument()));
  open();

  expect(await screen.findByText('Sharing needs an account', undefined, patience)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create an Account' }).getAttribute('href')).toBe('/signup');
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/medical-documents/7']);
});

test('lets somebody whose plan shares nothing end what was shared before', async () => {
  const api = anOwner([aShare()]);
  api.on('GET /api/plan', () => ok(allowanceOf('free')));
  open();

  expect(await screen.findByText('Sharing is part of the Basic and Premium plans', undefined, patience)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Revoke access of maria@example.com' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share Document' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^New code/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share as SMART Health Link' })).toBeNull();
});

test('lets people share where it cannot be told what their plan allows', async () => {
  const api = anOwner();
  api.on('GET /api/plan', () => broken());
  open();

  expect(await screen.findByRole('button', { name: 'Share Document' }, patience)).toBeDefined();
});

test('names every fact of a share, and where it stands', async () => {
  anOwner([
    aShare({ accessLevel: 'comment', permissionType: 'family', expirationDate: '2027-01-05', accessCount: 3 }),
    aShare({ id: 32, recipientEmail: 'ben@example.com', state: 'revoked', isActive: false }),
    aShare({ id: 33, recipientEmail: 'eva@example.com', state: 'expired', isActive: false }),
    aShare({ id: 34, recipientEmail: 'max@example.com', state: 'locked', mail: 'failed' }),
  ]);
  open();

  const table = within(await screen.findByRole('table', { name: 'Shared With' }, patience));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Recipient',
    'Type',
    'Access Level',
    'Status',
    'Expires',
    'Access Count',
    'Actions',
  ]);
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(0, 5)
      .map((cell) => cell.lastElementChild?.textContent);
  expect(row(/^\S*maria/)).toEqual(['Family Member', 'View & Comment', 'Active', 'Jan 5, 2027', '3Not opened yet']);
  expect(row(/ben@/)?.slice(2, 4)).toEqual(['Revoked', 'No expiration']);
  expect(row(/eva@/)?.[2]).toBe('Expired');
  expect(row(/max@.*Too many wrong access codes were tried. Make a new code./)?.[2]).toBe('Locked');
  expect(table.getByText(/The mail could not be delivered/)).toBeDefined();
  expect(table.getByRole('button', { name: 'Delete share with eva@example.com' })).toBeDefined();
  expect(table.queryByRole('button', { name: 'Delete share with maria@example.com' })).toBeNull();
  expect(table.queryByRole('button', { name: 'Revoke access of ben@example.com' })).toBeNull();
});

test('says so where there are none', async () => {
  anOwner();
  open();

  expect(await screen.findByRole('heading', { name: 'No Shares Yet' }, patience)).toBeDefined();
});

test('says so where they could not be loaded', async () => {
  const api = anOwner();
  api.on('GET /api/documents/7/shares', () => broken());
  open();

  expect(await screen.findByText('Failed to fetch shares', undefined, patience)).toBeDefined();
});
