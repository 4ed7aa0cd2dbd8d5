import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { ToastProvider } from '#client/ui/toast/toast-provider.tsx';
import { createHeardPages, HeardPagesContext } from './heard-pages.ts';
import { useReadAloud } from './use-read-aloud.ts';

function ReadButton() {
  const readAloud = useReadAloud();
  return <button onClick={readAloud}>Read aloud</button>;
}

function setup(passages: () => Promise<Passage[]>) {
  const heard = createHeardPages();
  heard.offer({
    kind: 'document',
    title: 'Blood test',
    documentRef: '7',
    terms: [],
    passages,
    show: async () => null,
    exportPdf: null,
    highlightImportant: null,
  });
  render(
    <ToastProvider>
      <HeardPagesContext value={heard}>
        <ReadButton />
      </HeardPagesContext>
    </ToastProvider>,
  );
  return { heard, press: () => userEvent.click(screen.getByRole('button', { name: 'Read aloud' })) };
}

test('asks for everything that the open page offers', async () => {
  const passage: Passage = { part: 'original', text: 'Hb 12.9', spoken: 'Hemoglobin 12.9', terms: [] };
  const { heard, press } = setup(async () => [passage]);

  await press();

  await waitFor(() => expect(heard.takeRequest()).toEqual({ passages: [passage] }));
});

test('says so where what reads could not be loaded', async () => {
  const { heard, press } = setup(() => Promise.reject(new TypeError('Failed to fetch')));

  await press();

  expect(await screen.findByText('Nothing could be read aloud')).toBeDefined();
  expect(heard.takeRequest()).toBeNull();
});
