import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { broken, fakeApi, later, ok } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { NeverSend } from './never-send.tsx';

const call = 'PUT /api/medical-documents/7/privacy';
const box = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Never send this document' });

function setup(neverSend: boolean) {
  const api = fakeApi();
  return { api, ...renderAt('/document/7', <NeverSend documentRef="7" neverSend={neverSend} />) };
}

test('shows the choice at once, and says so when it is saved', async () => {
  const { api, user } = setup(false);
  const { answer, come } = later();
  api.on(call, answer);

  await user.click(box());
  expect(box().checked).toBe(true);
  expect(screen.queryByText('This document is never sent.')).toBeNull();

  come(ok({ neverSend: true }));
  expect(await screen.findByText('This document is never sent.')).toBeDefined();
  expect(api.calls.map(({ body }) => body)).toEqual([{ neverSend: true }]);
});

test('takes the mark away', async () => {
  const { api, user } = setup(true);
  api.on(call, ({ body }) => ok(body));

  await user.click(box());

  expect(await screen.findByText('This document may be sent to providers that you have allowed.')).toBeDefined();
});

test('goes back to what holds where it could not be saved', async () => {
  const { api, user } = setup(false);
  api.on(call, () => broken());

  await user.click(box());

  expect(await screen.findByText(/The mark could not be changed/)).toBeDefined();
  expect(box().checked).toBe(false);
});
