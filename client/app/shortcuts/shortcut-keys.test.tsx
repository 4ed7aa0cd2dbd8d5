import { use, useEffect } from 'react';
import { screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { applyReadingSettings, defaultReadingSettings, saveReadingSettings } from '../settings/reading-settings.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { ShortcutsButton } from './shortcuts-button.tsx';

// The code of the shortcuts may take a while on a busy machine.
const patience = { timeout: 10_000 };

beforeEach(() => applyReadingSettings(defaultReadingSettings));

function Explained({ show }: { show: (part: string) => void }) {
  const { offer } = use(HeardPagesContext);
  useEffect(
    () =>
      offer({
        kind: 'interpretation',
        title: 'Blood tests',
        documentRef: null,
        terms: [],
        passages: () => Promise.resolve([]),
        show: (part) => {
          show(part);
          return Promise.resolve(null);
        },
        exportPdf: null,
        highlightImportant: null,
      }),
    [offer, show],
  );
  return null;
}

const Address = () => <p>At {useLocation().pathname}</p>;

function setup({ isDialogOpen = false } = {}) {
  const show = vi.fn();
  const { user } = renderAt(
    '/',
    <>
      <Address />
      <label>
        Title <input />
      </label>
      <main>
        <Routes>
          <Route path="/documents" element={<input type="search" aria-label="Search" />} />
          <Route path="*" element={<Explained show={show} />} />
        </Routes>
      </main>
      <Dialog isOpen={isDialogOpen} title="Something" onClose={() => undefined}>
        <p>in front</p>
      </Dialog>
      <ShortcutsButton />
      <ShortcutKeys />
    </>,
  );
  return { user, show };
}

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, patience);

test('goes where two keys lead, from the very first on', async () => {
  const { user } = setup();

  await user.keyboard('gd');

  expect(await screen.findByText('At /documents', undefined, patience)).toBeDefined();
});

test('shows the list for a question mark, and does nothing else behind it', async () => {
  const { user } = setup();

  await user.keyboard('?');

  expect(within(await list()).getByText('Go to My Documents')).toBeDefined();
  await user.keyboard('gd');
  expect(screen.getByText('At /')).toBeDefined();
});

test('opens the parts of an explanation', async () => {
  const { user, show } = setup();

  await user.keyboard('3');
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith('questions'), patience);
  await user.keyboard('1');

  expect(show).toHaveBeenLastCalledWith('explanation');
});

test('leads to the search of the documents, wherever one is', async () => {
  const { user } = setup();

  await user.keyboard('/');

  const field = await screen.findByRole('searchbox', { name: 'Search' }, patience);
  await vi.waitFor(() => expect(document.activeElement).toBe(field), patience);
});

test('leaves what is typed into a field alone', async () => {
  const { user, show } = setup();
  await user.keyboard('3');
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce(), patience);

  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'gd 12?');

  expect(screen.getByText('At /')).toBeDefined();
  expect(show).toHaveBeenCalledOnce();
});

test('does nothing behind a dialog', async () => {
  const { user, show } = setup({ isDialogOpen: true });

  await user.keyboard('3gd');

  expect(show).not.toHaveBeenCalled();
  expect(screen.getByText('At /')).toBeDefined();
});

test('does nothing once it is switched off, and the list says so', async () => {
  const off = { ...defaultReadingSettings, shortcuts: 'off' } as const;
  saveReadingSettings(off);
  applyReadingSettings(off);
  const { user, show } = setup();
  await user.keyboard('3gd');

  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));

  expect((await list()).textContent).toContain('They are switched off now.');
  expect(show).not.toHaveBeenCalled();
  expect(screen.getByText('At /')).toBeDefined();
});
