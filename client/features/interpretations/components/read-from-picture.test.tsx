import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { summaryOf } from '#core/documents/page-layout.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { CheckPanel } from '#client/features/checking/components/check-panel.tsx';
import { CorrectWord } from '#client/features/checking/components/correct-word.tsx';
import { anInterpretation, reportText, spanOf } from '#tests/support/client/documents.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { twoPages } from '#tests/support/client/pages.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationPage } from './interpretation-page.tsx';

const scrolledTo: (string | null)[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  // The test's browser has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.textContent);
  };
});

const scanned = (more: Partial<Interpretation> = {}) =>
  anInterpretation({ source: { kind: 'image', pages: 2, ocr: true, confidence: 0.9 }, ...more });

function setup({ interpretation = scanned(), pages = twoPages() } = {}) {
  const api = fakeApi()
    .on('GET /api/interpretations/7', () => ok(interpretation))
    .on('GET /api/medical-documents/7/pages', () => ok(pages.map(summaryOf)));
  for (const page of pages) api.on(`GET /api/medical-documents/7/pages/${page.number}`, () => ok(page));
  const checking = { Panel: CheckPanel, Word: CorrectWord };
  const open = (at = '/interpretation/7') =>
    renderScreen(<InterpretationPage checking={checking} />, { at, path: '/interpretation/:id' });
  return { api, open, user: userEvent.setup() };
}

const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 5, name });
  return within(heading.closest('li') as HTMLElement);
};

test('shows every result of a scan as it stands on the paper', async () => {
  const { open } = setup();
  open();

  const picture = await (await row('Sodium')).findByRole('img', { name: /The picture of this row, from page 1/ });
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('/api/medical-documents/7/pages/1/picture');
});

test('shows no pictures of a document that was printed as text, and asks for none', async () => {
  const { api, open } = setup({ interpretation: anInterpretation() });
  open();

  await row('Sodium');
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/interpretations/7']);
});

test('opens the picture of a row on a narrow screen when it is asked for', async () => {
  const { open, user } = setup();
  open();
  const sodium = await row('Sodium');

  await user.click(await sodium.findByRole('button', { name: 'Show on the page: Sodium' }));

  expect(sodium.getByRole('button', { name: 'Hide the picture: Sodium' }).getAttribute('aria-expanded')).toBe('true');
});

test('marks the results that were hard to read, and no others', async () => {
  const { open } = setup();
  open();

  expect(await (await row('Potassium')).findByText('Hard to read: please check')).toBeDefined();
  expect((await row('Sodium')).queryByText('Hard to read: please check')).toBeNull();
});

test('marks a result that a notice tells to be hard to read', async () => {
  const notices = [{ kind: 'hard_to_read' as const, text: 'A value was hard to read.', spans: [spanOf('140')] }];
  const { open } = setup({ interpretation: scanned({ notices }) });
  open();

  expect(await (await row('Sodium')).findByText('Hard to read: please check')).toBeDefined();
});

test('tells a corrected result anew, and marks it no more', async () => {
  const { api, open, user } = setup();
  open();
  const field = await screen.findByLabelText('What the picture shows');
  const corrected = { read: '6.1', at: '2026-09-15T10:00:00.000Z' };
  api.on('POST /api/medical-documents/7/corrections', () => {
    const pages = twoPages({ '6.1': { confidence: 0.5, corrected } });
    const summary = 'Your result is in range.';
    api.on('GET /api/medical-documents/7/pages', () => ok(pages.map(summaryOf)));
    for (const page of pages) api.on(`GET /api/medical-documents/7/pages/${page.number}`, () => ok(page));
    api.on('GET /api/interpretations/7', () => ok(scanned({ summary, sentences: [] })));
    return ok({ text: reportText, pages: pages.map(summaryOf), span: spanOf('6.1') });
  });

  await user.clear(field);
  await user.type(field, '4.1{Enter}');

  expect((await screen.findAllByText('Your result is in range.')).length).toBeGreaterThan(0);
  const potassium = await row('Potassium');
  await waitFor(() => expect(potassium.queryByText('Hard to read: please check')).toBeNull());
});

test('opens the sentence that a link from the document points to', async () => {
  const { open } = setup();
  open(`/interpretation/7#at=${spanOf('6.1').join('-')}&in=interpretation`);

  const sentence = await screen.findByRole('button', {
    name: 'Your potassium is 6.1 mmol/L, above the printed range.',
    expanded: true,
  });
  await waitFor(() => expect(document.activeElement).toBe(sentence));
  expect(scrolledTo).toEqual([sentence.textContent]);
});

test('opens the part of the interpretation in which that sentence stands', async () => {
  const { open } = setup();
  open(`/interpretation/7#at=${spanOf('140').join('-')}&in=finding`);

  expect(await screen.findByRole('tab', { name: 'Recommendations', selected: true })).toBeDefined();
});
