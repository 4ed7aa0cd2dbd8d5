import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aDocument, ticket } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { fakeUploads } from '#tests/support/client/fake-upload.ts';
import { guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import UploadRoute from './upload-document.route.tsx';

// What comes once a document was sent may take a while on a busy machine.
const patience = { timeout: 10_000 };
const put = `PUT /api/medical-documents/${ticket}/person`;
const report = new File(['x'], 'report.pdf', { type: 'application/pdf' });

test('asks of a document that was sent whose it is, and shows the answer', async () => {
  const uploads = fakeUploads();
  const sent = aDocument({ id: ticket, title: 'report', person: null });
  const api = fakeApi()
    .on('GET /api/plan', () => ok(guestAllowance()))
    .on('POST /api/medical-documents/type-suggestion', () => ok(null))
    .on('GET /api/medical-documents?userId=guest', () => ok([]))
    .on(`GET /api/medical-documents/${ticket}`, () => ok(aDocument({ ...sent, person: 'Mother' })))
    .on(put, ({ body }) => ok(body));
  const user = userEvent.setup();
  renderScreen(<UploadRoute />, { at: '/upload-document', path: '/upload-document' });
  await user.upload(await screen.findByLabelText('Document File', { selector: 'input' }, patience), report);
  await user.selectOptions(screen.getByLabelText('Document Type'), 'lab_result');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await vi.waitFor(() => expect(uploads.sent).toHaveLength(1));
  act(() => uploads.last().answer(201, { success: true, message: '', data: sent }));

  const question = within(await screen.findByRole('group', { name: /^Whose document is it/ }));
  await user.click(await question.findByRole('button', { name: 'Say whose it is' }, patience));
  await user.click(await screen.findByRole('button', { name: 'Mother' }, patience));

  expect(await question.findByText('Mother')).toBeDefined();
  expect(api.callsOf(put).map(({ body }) => body)).toEqual([{ person: 'Mother' }]);
});
