import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TypeSuggestion } from '#core/documents/type-suggestion.ts';
import { maxSuggestBytes } from '#core/documents/type-suggestion.ts';
import { broken, fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { UploadPage } from './upload-page.tsx';

const call = 'POST /api/medical-documents/type-suggestion';
const bloodCount: TypeSuggestion = { documentType: 'lab_result', label: 'Blood count', isMedical: true };

async function setup(answer: () => Response | Promise<Response> = () => ok(bloodCount)) {
  const api = fakeApi()
    .on(call, answer)
    .on('GET /api/plan', () => ok(guestAllowance()));
  const user = userEvent.setup();
  renderScreen(<UploadPage />, { at: '/upload-document', path: '/upload-document' });
  await screen.findByLabelText('Document Title');
  const choose = (file: File) => user.upload(screen.getByLabelText('Document File', { selector: 'input' }), file);
  return { api, user, choose };
}

const aFile = (name = 'report.txt', size = 20) => new File(['x'.repeat(size)], name, { type: 'text/plain' });
const type = () => screen.getByLabelText<HTMLSelectElement>('Document Type');

test('fills in what the chosen file reads like, and says so', async () => {
  const { choose } = await setup();

  await choose(aFile());

  expect(await screen.findByText(/This file reads like: Blood count/)).toBeDefined();
  expect(type().value).toBe('lab_result');
});

test('asks no more for a type that is filled in after the form was sent', async () => {
  let answer: (() => void) | undefined;
  const read = new Promise<void>((resolve) => (answer = resolve));
  const { choose, user } = await setup(async () => {
    await read;
    return ok(bloodCount);
  });
  await choose(aFile());
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(screen.getByText('Select a document type.')).toBeDefined();

  answer?.();

  expect(await screen.findByText(/This file reads like: Blood count/)).toBeDefined();
  expect(screen.queryByText('Select a document type.')).toBeNull();
});

test('leaves the choice of the person as it is', async () => {
  const { choose, user } = await setup();
  await user.selectOptions(type(), 'imaging');

  await choose(aFile());

  expect(await screen.findByText('This file reads like: Blood count. The type that you chose is kept.')).toBeDefined();
  expect(type().value).toBe('imaging');
});

test('can be changed afterwards', async () => {
  const { choose, user } = await setup();
  await choose(aFile());
  await screen.findByText(/This file reads like/);

  await user.selectOptions(type(), 'other');

  expect(type().value).toBe('other');
});

test('says so when the file does not read like a medical document', async () => {
  const { choose } = await setup(() =>
    ok({ documentType: 'other', label: 'Not a medical document', isMedical: false }),
  );

  await choose(aFile('invoice.txt'));

  expect(await screen.findByText(/does not read like a medical document/)).toBeDefined();
});

test.each([
  ['there is no suggestion', () => ok(null)],
  ['the server cannot say', () => broken()],
])('asks for a type as before when %s', async (_, answer) => {
  const { choose, api } = await setup(answer);

  await choose(aFile());

  await expect.poll(() => api.callsOf(call).length).toBe(1);
  expect(type().value).toBe('');
  expect(screen.getByText(/Choose the one that fits best/)).toBeDefined();
});

test('does not send a large file or a picture twice', async () => {
  const { choose, api } = await setup();

  await choose(aFile('long.txt', maxSuggestBytes + 1));
  await choose(new File(['x'], 'scan.png', { type: 'image/png' }));

  expect(api.callsOf(call)).toEqual([]);
});
