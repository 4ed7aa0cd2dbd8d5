import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { broken, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { anOwner, aShare, patience } from '#tests/support/client/sharing.ts';
import { SharePage } from './share-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

const places = [
  ['End All Shares of This Document', 'POST /api/documents/7/shares/end'],
  ['End All Shares of All My Documents', 'POST /api/document-shares/end'],
] as const;

async function setup(button: string) {
  const api = anOwner([aShare()]);
  renderScreen(<SharePage />, { at: '/document/7/share', path: '/document/:id/share' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: button }, patience));
  const question = within(screen.getByRole('alertdialog'));
  const confirm = () => user.click(question.getByRole('button', { name: 'End All Shares' }));
  return { api, user, question, confirm };
}

test.each(places)('ends them after a question: %s', async (button, call) => {
  const { api, confirm } = await setup(button);
  api.on(call, () => {
    api.on('GET /api/documents/7/shares', () => ok([aShare({ state: 'revoked', isActive: false })]));
    return ok({ ended: 3 });
  });
  expect(api.callsOf(call)).toEqual([]);

  await confirm();

  expect(await screen.findByText('All shares have ended')).toBeDefined();
  expect(screen.getByText('3 were ended.')).toBeDefined();
  expect(await screen.findByText('Revoked')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: button })));
});

test('ends nothing where the answer is no', async () => {
  const { api, user, question } = await setup(places[0][0]);

  await user.click(question.getByRole('button', { name: 'Cancel' }));

  expect(api.callsOf(places[0][1])).toEqual([]);
});

test('says that they could not be ended', async () => {
  const { api, confirm } = await setup(places[1][0]);
  api.on(places[1][1], () => broken());

  await confirm();

  expect(await screen.findByText('The shares could not be ended')).toBeDefined();
});
