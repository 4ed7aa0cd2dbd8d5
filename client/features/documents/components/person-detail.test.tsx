import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aListItem } from '#tests/support/client/documents.ts';
import { broken, fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { PersonDetail } from './person-detail.tsx';

const put = 'PUT /api/medical-documents/7/person';

function setup(person: string | null) {
  const api = fakeApi()
    .on('GET /api/medical-documents?userId=guest', () => ok([aListItem({ id: 8, person: 'Aunt Ruth' })]))
    .on(put, ({ body }) => ok(body));
  renderScreen(<PersonDetail document={{ id: 7, person }} />, { at: '/document/7', path: '/document/:id' });
  return { api, user: userEvent.setup() };
}

test('says whose it is, and offers those who are named at other documents', async () => {
  const { api, user } = setup(null);
  expect(screen.getByText('Nobody named')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Say whose it is' }));
  await user.click(await screen.findByRole('button', { name: 'Aunt Ruth' }));

  expect(api.callsOf(put).map(({ body }) => body)).toEqual([{ person: 'Aunt Ruth' }]);
});

test('takes a name away, and says in the dialog where that was not kept', async () => {
  const { api, user } = setup('Mother');
  api.on(put, () => broken());
  expect(screen.getByText('Mother')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose document is it?' }));

  await user.click(dialog.getByRole('button', { name: 'Take the name away' }));

  expect((await dialog.findByRole('alert')).textContent).toContain('This could not be saved');
  expect(api.callsOf(put).map(({ body }) => body)).toEqual([{ person: null }]);
});
