import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { KeptStoreContext, type KeptDocument, type KeptStore } from '#client/lib/kept-offline/kept-store.ts';
import { aDocument, anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { KeepButton } from './components/keep-button.tsx';

const removedAt = new Date(Date.now() + 3_600_000).toISOString();

function setup() {
  let kept: KeptDocument[] = [];
  const store: KeptStore = {
    keep: async (owner, document) => void (owner === 'guest' && (kept = [document])),
    list: async () => kept,
    drop: async () => void (kept = []),
  };
  for (const [owner, name] of [
    [window, 'isSecureContext'],
    [window, 'indexedDB'],
    [navigator, 'serviceWorker'],
  ] as const) {
    Object.defineProperty(owner, name, { configurable: true, value: true });
    onTestFinished(() => void Reflect.deleteProperty(owner, name));
  }
  fakeApi().on('GET /api/medical-documents/7', () => ok(aDocument({ id: 7, removedAt })));
  renderScreen(
    <KeptStoreContext value={store}>
      <KeepButton interpretation={anInterpretation({ documentId: 7 })} />
    </KeptStoreContext>,
    { at: '/interpretation/7', path: '/interpretation/:id' },
  );
  return { kept: () => kept };
}

const button = (name: string) => screen.findByRole('button', { name });

test('keeps an explanation after saying what that means, no longer than its document', async () => {
  const { kept } = setup();

  await userEvent.click(await button('Keep on this device'));
  expect(screen.getByText(/Whoever can open this browser as you can read it too/)).toBeDefined();
  await userEvent.click(await button('Keep it'));

  await button('Remove from this device');
  expect(kept().map(({ ref, until }) => [ref, new Date(until).toISOString()])).toEqual([['7', removedAt]]);
});

test('removes it again', async () => {
  const { kept } = setup();
  await userEvent.click(await button('Keep on this device'));
  await userEvent.click(await button('Keep it'));

  await userEvent.click(await button('Remove from this device'));

  await button('Keep on this device');
  expect(kept()).toEqual([]);
});
