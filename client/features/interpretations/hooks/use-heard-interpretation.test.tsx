import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { createHeardPages, HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { aSeenByShare } from '#tests/support/client/shares.ts';
import { InterpretationView } from '../components/interpretation-view.tsx';

const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // The test's browser has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});

function setup(more: Partial<Interpretation> = {}, isSample = false) {
  const api = fakeApi();
  const heard = createHeardPages();
  const { unmount } = renderScreen(
    <HeardPagesContext value={heard}>
      <InterpretationView
        interpretation={anInterpretation(more)}
        address="/api/interpretations/7"
        isSample={isSample}
      />
    </HeardPagesContext>,
    { at: '/interpretation/7', path: '/interpretation/:id' },
  );
  const page = (): HeardPage => {
    const current = heard.current();
    if (current === null) throw new Error('No page is offered.');
    return current;
  };
  const show = (...args: Parameters<HeardPage['show']>) => act(async () => page().show(...args));
  const showTerm = (term: string) => act(async () => page().showTerm?.(term) ?? null);
  const highlight = () => {
    let count = -1;
    act(() => void (count = page().highlightImportant?.() ?? -1));
    return count;
  };
  return { api, heard, page, show, showTerm, highlight, unmount, user: userEvent.setup() };
}

const selectedTab = () => screen.getByRole('tab', { selected: true });

test('offers the page while it is open', () => {
  const { heard, page, unmount } = setup();

  expect(page()).toMatchObject({ kind: 'interpretation', title: 'Blood test in September', documentRef: '7' });
  expect(page().terms.map(({ term }) => term)).toContain('TSH');

  unmount();
  expect(heard.current()).toBeNull();
});

test('offers a sample without a document of its own', () => {
  const { page } = setup({ documentId: 0 }, true);

  expect(page().documentRef).toBeNull();
});

test('lets nobody export whose share does not give it', () => {
  expect(setup().page().exportPdf).not.toBeNull();
  expect(setup({ share: aSeenByShare({ accessLevel: 'read' }) }).page().exportPdf).toBeNull();
});

test.each([
  ['explanation', 'Simplified Explanation'],
  ['terms', 'Medical Terms'],
  ['questions', 'Questions to Ask'],
  ['recommendations', 'Recommendations'],
] as const)('opens the part %s as a press on its tab would', async (part, name) => {
  const { show } = setup();

  const place = await show(part);

  expect(selectedTab().textContent).toBe(name);
  expect(document.activeElement).toBe(selectedTab());
  expect(scrolledTo).toEqual([selectedTab()]);
  expect(screen.getByRole('tabpanel').contains(place)).toBe(true);
  expect(place && within(place).getByRole('heading', { level: 2, name })).not.toBeNull();
});

test('goes to the main message, which stands on no tab', async () => {
  const { show } = setup();

  const place = await show('message');

  expect(place?.textContent).toContain('Call your doctor today.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The main message' }));
  expect(selectedTab().textContent).toBe('Simplified Explanation');
});

test('shows nothing of a part that the page does not have', async () => {
  const { show } = setup({ summary: '', notices: [] });

  expect(await show('message')).toBeNull();
  expect(await show('original')).toBeNull();
});

test('opens a part quietly where reading reaches it', async () => {
  const { show } = setup();
  screen.getByRole('button', { name: 'Read aloud' }).focus();

  const place = await show('questions', { isQuiet: true });

  expect(place?.textContent).toContain('When should I have the next test?');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read aloud' }));
  expect(scrolledTo).toEqual([]);
});

test('goes to what is said of a term', async () => {
  const { showTerm } = setup();

  const place = await showTerm('Potassium');

  expect(place?.textContent).toContain('A mineral that helps your nerves');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'potassium' }));
});

test('opens a general term that is closed, and leaves one that is open', async () => {
  const { showTerm } = setup();

  expect((await showTerm('TSH'))?.textContent).toContain('tells the thyroid');
  expect((await showTerm('tsh'))?.textContent).toContain('tells the thyroid');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'TSH', expanded: true }));
  expect(await showTerm('aorta')).toBeNull();
});

test('is the same page for listeners whatever is opened or marked, and another in other words', async () => {
  const { api, page, user } = setup();
  api.on('GET /api/interpretations/7?level=simple', () => ok(anInterpretation({ title: 'Told simply' })));
  const before = page();

  await user.click(screen.getByRole('tab', { name: 'Questions to Ask' }));
  await user.click(screen.getByRole('button', { name: 'Mark important terms' }));
  expect(page()).toBe(before);

  await user.click(screen.getByRole('radio', { name: 'Simple' }));
  expect(await screen.findByText('Told simply')).toBeDefined();
  expect(page()).not.toBe(before);
  expect(page().title).toBe('Told simply');
});

test('tells what it says about one subject, for those who ask for it alone', async () => {
  const { page } = setup();

  const about = await page().about?.('results');

  expect(about?.some(({ spoken }) => spoken.includes('Potassium'))).toBe(true);
  expect(about?.every(({ part }) => part === 'explanation')).toBe(true);
});

test('reads aloud what the page offers', async () => {
  const { heard, user } = setup();
  const { promise, resolve } = Promise.withResolvers<null>();
  heard.subscribe(() => resolve(null));

  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  await promise;

  expect(heard.takeRequest()).not.toBeNull();
});

test('marks the important terms, says how many there are, and takes the marks away', async () => {
  const { page, user } = setup();
  await user.click(screen.getByRole('button', { name: 'Mark important terms' }));
  const [status] = screen.getAllByText(/Important terms are marked: \d+\./);
  const inExplanation = Number(status?.textContent.match(/\d+/)?.[0]);
  expect(inExplanation).toBeGreaterThan(3);

  await user.click(screen.getByRole('tab', { name: 'Medical Terms' }));
  expect(await screen.findByText(/Important terms are marked: \d+\./)).toBeDefined();
  expect(marked().some((place) => screen.getByRole('tabpanel').contains(place))).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Take the marks away' }));
  expect(screen.queryByText(/Important terms are marked/)).toBeNull();
  expect(marked()).toEqual([]);
  expect(page().highlightImportant).not.toBeNull();
});

test('marks them for those who ask by voice', () => {
  const { highlight } = setup();

  expect(screen.getByText(`Important terms are marked: ${highlight()}.`)).toBeDefined();

  expect(highlight()).toBe(0);
  expect(screen.getByRole('button', { name: 'Mark important terms' })).toBeDefined();
});

test('offers no marks where no term is important', () => {
  const { page } = setup({ medicalTerminology: [] });

  expect(page().highlightImportant).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark important terms' })).toBeNull();
});

test('takes the marks away when the page is left', () => {
  const { highlight, unmount } = setup();
  highlight();
  expect(marked()).not.toEqual([]);

  unmount();

  expect(marked()).toEqual([]);
});

// The test's browser cannot mark words: the elements that hold them are marked.
const marked = () => [...document.querySelectorAll('[data-marked]')];
