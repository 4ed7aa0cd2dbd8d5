import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { summaryOf, type DocumentPage as Page } from '#core/documents/page-layout.ts';
import { CheckPanel } from '#client/features/checking/components/check-panel.tsx';
import { CorrectWord } from '#client/features/checking/components/correct-word.tsx';
import { aDocument, anInterpretation, reportText, spanOf } from '#tests/support/client/documents.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { aPage, twoPages } from '#tests/support/client/pages.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { DocumentPage } from './document-page.tsx';

const send = 'POST /api/medical-documents/7/corrections';
const scrolledTo: (string | null)[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // The test's browser has no layout, so it can neither scroll nor measure: a page is as large as its picture.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.textContent);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1700, 2200));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

function setup(pages: Page[] = twoPages()) {
  const api = fakeApi()
    .on('GET /api/medical-documents/7', () => ok(aDocument()))
    .on('GET /api/interpretations/7', () => ok(anInterpretation()))
    .on('GET /api/medical-documents/7/pages', () => ok(pages.map(summaryOf)));
  for (const page of pages) api.on(`GET /api/medical-documents/7/pages/${page.number}`, () => ok(page));
  const checking = { Panel: CheckPanel, Word: CorrectWord };
  const open = (at = '/document/7') =>
    renderScreen(<DocumentPage checking={checking} />, { at, path: '/document/:id' });
  return { api, open, user: userEvent.setup() };
}

const box = () => screen.findByRole('region', { name: 'Text of the document' });
const pictures = () => screen.findByRole('region', { name: 'Pictures of the pages' });
const picture = (page: number) => screen.findByRole('img', { name: `Picture of page ${page}` });
const card = (name: string) => screen.findByRole('dialog', { name });

test('shows the picture of every page beside the text, in its shape before it has come', async () => {
  const { open } = setup();
  open();

  const image = await picture(2);
  expect(image.getAttribute('src')).toBe('/api/medical-documents/7/pages/2/picture');
  expect(image.parentElement?.style.aspectRatio).toBe('1700 / 2200');
  expect((await box()).textContent).toContain('Page 2 of 2COMMENT');
});

test('shows no pictures of a text file, and offers no other view', async () => {
  const { open } = setup([]);
  open();

  await box();
  expect(screen.queryByRole('region', { name: 'Pictures of the pages' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Page picture' })).toBeNull();
});

test('lets a narrow screen change between text and picture', async () => {
  const { open, user } = setup();
  open();

  await user.click(await screen.findByRole('radio', { name: 'Page picture' }));

  expect((await pictures()).closest('[data-view]')?.getAttribute('data-view')).toBe('picture');
});

test('marks in words what was hard to read', async () => {
  const { open } = setup();
  open();

  const word = await within(await box()).findByRole('button', { name: '6.1, hard to read' });
  expect(word.closest('section')?.textContent).toMatch(/6\.1\s+hard to read/);
});

test('marks what notices tell to be hard to read before the words of the pages have come', async () => {
  const { api, open } = setup([aPage({ kind: 'text' })]);
  const notices = [{ kind: 'hard_to_read', text: 'Some values were hard to read.', spans: [spanOf('140')] }];
  api.on('GET /api/interpretations/7', () => ok({ ...anInterpretation(), notices }));
  open();

  expect(await within(await box()).findByRole('button', { name: '140, hard to read' })).toBeDefined();
});

test('shows a word that is pressed on the picture, and what the interpretation made of it', async () => {
  const { open, user } = setup();
  open();
  await user.click(await within(await box()).findByRole('button', { name: '6.1, hard to read' }));

  const known = within(await card('6.1'));
  expect(known.getByRole('img', { name: 'The picture of this row, from page 1 of your document' })).toBeDefined();
  const sentence = known.getByRole('link', { name: 'Your potassium is 6.1 mmol/L, above the printed range.' });
  expect(sentence.getAttribute('href')).toBe(`/interpretation/7#at=${spanOf('6.1').join('-')}&in=interpretation`);
});

test('goes from word to word by arrow keys, with a single stop of the Tab key', async () => {
  const { open, user } = setup([aPage({ text: 'Sodium 140 mmol/L', span: [0, 17] })]);
  open();
  (await box()).focus();

  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('RIVERSIDE');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('LABORATORY');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('RIVERSIDE');
});

test('corrects any word of a scan by keyboard', async () => {
  const { api, open, user } = setup();
  api.on(send, () => ok({ text: reportText, pages: [], span: spanOf('RIVERSIDE') }));
  open();
  await pictures();
  (await box()).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  const known = within(await card('RIVERSIDE'));

  await user.click(known.getByRole('button', { name: 'Correct this word' }));
  const field = known.getByLabelText('What the picture shows');
  await user.clear(field);
  await user.type(field, 'Riverside{Enter}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(send).map(({ body }) => body)).toEqual([
    { span: spanOf('RIVERSIDE'), text: 'Riverside', was: 'RIVERSIDE' },
  ]);
});

test('keeps what was typed where a word could not be corrected', async () => {
  const { api, open, user } = setup();
  api.on(send, () => refused('correction.unusable'));
  open();
  await user.click(await within(await box()).findByRole('button', { name: '980, hard to read' }));
  const known = within(await card('980'));
  const field = known.getByLabelText<HTMLInputElement>('What the picture shows');
  await user.type(field, '0{Enter}');

  expect(await known.findByText('Write one line of at most 80 characters.')).toBeDefined();
  expect(field.value).toBe('9800');
});

test('tells of a corrected word what had been read, and lets it be corrected again', async () => {
  const corrected = { read: '104', at: '2026-09-15T10:00:00.000Z' };
  const { open, user } = setup(twoPages({ '140': { corrected } }));
  open();
  const text = within(await box());
  await text.findByText('corrected by you');
  await user.click(text.getByRole('button', { name: '140' }));

  const known = within(await card('140'));
  expect(known.getByText('You corrected this on Sep 15, 2026; it was read as 104.')).toBeDefined();
  expect(known.getByLabelText<HTMLInputElement>('What the picture shows').value).toBe('140');
});

test('offers no correction of words that were printed as text', async () => {
  const printed = aPage({ kind: 'text' });
  const { open, user } = setup([{ ...printed, words: printed.words.map((word) => ({ ...word, confidence: null })) }]);
  open();
  await pictures();
  await user.click(within(await box()).getByRole('button', { name: 'Potassium' }));

  expect(await card('potassium')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Correct this word' })).toBeNull();
});

test('finds the word in the text that is pressed on the picture', async () => {
  const { open } = setup();
  open();
  const image = await picture(1);
  await within(await box()).findByRole('button', { name: '980, hard to read' });
  const [left, top] = twoPages()[0]?.words.find(({ span }) => span[0] === spanOf('980')[0])?.box ?? [0, 0];

  fireEvent.click(image, { clientX: left * 1700 + 3, clientY: top * 2200 + 3 });

  expect(await card('980')).toBeDefined();
  const marked = within(await box()).getAllByRole('button', { hidden: true });
  expect(marked.filter((word) => word.dataset['selected'] === 'true').map((word) => word.textContent)).toEqual(['980']);
});

test('opens the text and the picture of the place that a link points to', async () => {
  const { open } = setup();
  open(`/document/7#at=${spanOf('140').join('-')}`);

  expect(await screen.findByText('On page 1')).toBeDefined();
  expect(scrolledTo).toEqual(['140']);
  const frame = (await picture(1)).parentElement;
  await waitFor(() => expect(frame?.querySelectorAll('[tabindex="-1"]')).toHaveLength(1));
});

test('says which pages could not be read, why, and how to take a better picture', async () => {
  const [first] = twoPages();
  const unread = aPage({ number: 2, problem: 'too_dark', span: [reportText.length, reportText.length], words: [] });
  const { open } = setup([first as Page, unread]);
  open();

  expect(await screen.findByText('Page 2 could not be read')).toBeDefined();
  expect(screen.getByText(/Take it again by a window or under a lamp/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Upload a new picture' }).getAttribute('href')).toBe('/upload-document');
});

const ofPicture = 'HEAD /api/medical-documents/7/pages/1/picture';

test('says plainly that a page cannot be shown as a picture, and leaves its words', async () => {
  const { api, open } = setup();
  api.on(ofPicture, () => new Response(null, { status: 404 }));
  open();

  fireEvent.error(await picture(1));

  expect(await screen.findByText('This page cannot be shown as a picture. Its text is still there.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await within(await box()).findByRole('button', { name: '6.1, hard to read' })).toBeDefined();
});

test.each([200, 429, 503])('offers to try again when a picture does not come for now (%i)', async (status) => {
  const { api, open, user } = setup();
  api.on(ofPicture, () => new Response(null, { status }));
  open();
  fireEvent.error(await picture(1));
  expect(await screen.findByText('The picture of this page could not be loaded now.')).toBeDefined();
  expect(screen.queryByRole('img', { name: 'Picture of page 1' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect((await picture(1)).getAttribute('src')).toBe('/api/medical-documents/7/pages/1/picture');
});

test('asks anew why a picture does not come when it fails again', async () => {
  const { api, open, user } = setup();
  api.on(ofPicture, () => new Response(null, { status: 503 }));
  open();
  fireEvent.error(await picture(1));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  api.on(ofPicture, () => new Response(null, { status: 404 }));

  fireEvent.error(await picture(1));

  expect(await screen.findByText(/^This page cannot be shown as a picture/)).toBeDefined();
});

test('says so without a connection too', async () => {
  const { open } = setup(); // where nobody answers the question
  open();

  fireEvent.error(await picture(1));

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

test('says of a row that its page cannot be shown as a picture', async () => {
  const { api, open, user } = setup();
  api.on(ofPicture, () => new Response(null, { status: 404 }));
  open();
  await user.click(await within(await box()).findByRole('button', { name: '6.1, hard to read' }));
  const known = within(await card('6.1'));
  const row = known.getByRole('img', { name: 'The picture of this row, from page 1 of your document' });

  fireEvent.error(row.querySelector('img') as Element);

  expect(await known.findByText(/^This page cannot be shown as a picture/)).toBeDefined();
});

test('makes the pictures larger and smaller', async () => {
  const { open, user } = setup();
  open();
  const frame = (await picture(1)).parentElement;

  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(frame?.style.width).toBe('150%');
  await user.click(screen.getByRole('button', { name: 'Smaller' }));
  expect(frame?.style.width).toBe('100%');
});
