import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KeptStoreContext, type KeptDocument, type KeptStore } from '#client/lib/kept-offline/kept-store.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { OfflinePage } from './components/offline-page.tsx';

const keptAt = Date.parse('2026-11-22T12:00:00Z');
const blood: KeptDocument = {
  ref: '7',
  keptAt,
  until: Date.parse('2026-12-22T12:00:00Z'),
  interpretation: anInterpretation({ title: 'Blood tests' }),
};

function setup(documents: KeptDocument[]) {
  let kept = documents;
  const store: KeptStore = {
    keep: async (_owner, document) => void (kept = [...kept, document]),
    list: async () => kept,
    drop: async (refs) => void (kept = kept.filter(({ ref }) => !refs.includes(ref))),
  };
  renderScreen(
    <KeptStoreContext value={store}>
      <OfflinePage />
    </KeptStoreContext>,
    { at: '/offline', path: '/offline' },
  );
  return { kept: () => kept };
}

test('lists what is kept, with the day it goes by itself and a way to read it', async () => {
  setup([blood]);

  const open = await screen.findByRole('link', { name: 'Open Blood tests' });

  expect(open.getAttribute('href')).toBe('/interpretation/7');
  expect(screen.getByText(/Kept on November 22, 2026\. It goes by itself on December 22, 2026\./)).toBeDefined();
});

test('removes what is no longer wanted, and says so', async () => {
  const { kept } = setup([blood]);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Blood tests from this device' }));

  expect(await screen.findByRole('heading', { name: 'Nothing is kept on this device' })).toBeDefined();
  expect(kept()).toEqual([]);
});

test('says how it is done where nothing is kept, and on which terms', async () => {
  setup([]);

  expect(await screen.findByText('Open an interpretation and choose Keep on this device.')).toBeDefined();
  expect(screen.getByText(/It goes when you sign out/)).toBeDefined();
});
