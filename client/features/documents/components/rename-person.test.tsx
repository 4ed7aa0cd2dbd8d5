import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aListItem } from '#tests/support/client/documents.ts';
import { broken, fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentsPage } from './documents-page.tsx';

const list = 'GET /api/medical-documents?userId=guest';
const put = 'PUT /api/medical-documents/people';
const blood = aListItem({ id: 7, title: 'Blood test', person: 'Mother' });
const scan = aListItem({ id: 8, title: 'Chest CT', person: 'Ruth' });
const everywhere = { name: 'Change this name everywhere' };

async function setup() {
  const api = fakeApi().on(list, () => ok([blood, scan]));
  api.on(put, () => {
    api.on(list, () => ok([{ ...blood, person: 'Mum' }, scan]));
    return ok({ person: 'Mum', documents: 1 });
  });
  renderScreen(<DocumentsPage />, { at: '/documents', path: '/documents' });
  const user = userEvent.setup();
  const openFromFilter = async () => {
    await user.selectOptions(await screen.findByLabelText('Person'), 'Mother');
    await user.click(screen.getByRole('button', everywhere));
    await screen.findByLabelText('New name');
  };
  const write = async (name: string) => {
    const field = screen.getByLabelText('New name');
    await user.clear(field);
    await user.type(field, name);
  };
  return { api, user, openFromFilter, write, sent: () => api.callsOf(put).map(({ body }) => body) };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Change the name “Mother”' }));
const confirm = () => dialog().getByRole('button', { name: 'Change everywhere' });

test('gives whoever is chosen another name, says so, and gives the focus back', async () => {
  const { user, openFromFilter, write, sent } = await setup();
  await openFromFilter();
  expect(dialog().getByText(/Every document of “Mother” gets the new name/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('New name'));

  await write(' Mum ');
  await user.click(confirm());

  expect(await screen.findByText('The name is “Mum” now')).toBeDefined();
  expect(screen.getByText('Changed on 1 document')).toBeDefined();
  expect(sent()).toEqual([{ from: 'Mother', to: 'Mum' }]);
  expect(screen.getByLabelText<HTMLSelectElement>('Person').value).toBe('Mum');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', everywhere)));
});

test('is reached from the question whose document it is', async () => {
  const { user, write, sent } = await setup();
  const card = await screen.findByRole('button', { name: 'Person: Blood test' });
  await user.click(card);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', everywhere));

  expect(document.activeElement).toBe(screen.getByLabelText('New name'));
  await write('Mum');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ from: 'Mother', to: 'Mum' }]);
  await waitFor(() => expect(document.activeElement).toBe(card));
});

test.each([
  ['', 'Write the new name.'],
  ['Mother', 'This is the name that it has now.'],
])('sends nothing for %j, and says why at the field', async (name, words) => {
  const { user, openFromFilter, sent } = await setup();
  await openFromFilter();
  await user.clear(screen.getByLabelText('New name'));
  if (name !== '') await user.type(screen.getByLabelText('New name'), name);

  await user.click(confirm());

  expect(dialog().getByText(words)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('New name'));
  expect(sent()).toEqual([]);
});

test('says that two people will be one where the name is in use', async () => {
  const { openFromFilter, write } = await setup();
  await openFromFilter();

  await write('Ruth');

  expect(dialog().getByRole('status').textContent).toContain('You use “Ruth” already.');
});

test('says in the dialog that it was not kept, and keeps what was written', async () => {
  const { api, user, openFromFilter, write } = await setup();
  api.on(put, () => broken());
  await openFromFilter();
  await write('Mum');

  await user.click(confirm());

  expect((await dialog().findByRole('alert')).textContent).toContain('This could not be saved');
  expect(screen.getByLabelText<HTMLInputElement>('New name').value).toBe('Mum');
});
