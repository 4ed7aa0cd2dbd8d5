import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { analyzeContent } from '#core/content-analysis/analyze-content.ts';
import { ContentToAnalyze } from '#core/content-analysis/content-analysis.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { SeoToolsPage } from './seo-tools-page.tsx';

function setup() {
  const api = fakeApi().on('POST /api/seo/analyze', ({ body }) => ok(analyzeContent(ContentToAnalyze.parse(body))));
  renderScreen(<SeoToolsPage />, { at: '/seo-tools', path: '/seo-tools' });
  const user = userEvent.setup();
  const analyze = async (text: string, keywords = '') => {
    await user.click(content());
    await user.paste(text);
    await user.click(screen.getByLabelText(/^Target keywords/));
    if (keywords !== '') await user.paste(keywords);
    await user.click(screen.getByRole('button', { name: 'Analyze Content' }));
  };
  return { api, user, analyze };
}

const content = () => screen.getByLabelText<HTMLTextAreaElement>('Content');
const message = () => within(screen.getByRole('status', { name: 'Message' }));
const problem = () => within(screen.getByRole('alert', { name: 'Problem' }));

/** Four hundred words, some of them more than once. */
const textWith = (uses: Record<string, number>): string => {
  const used = Object.entries(uses).flatMap(([word, count]) => Array<string>(count).fill(word));
  return [...used, ...Array.from({ length: 400 - used.length }, (_, at) => `filler${at}`)].join(' ');
};

test('sends the text with its keywords split, trimmed and without empty ones, and says when it is done', async () => {
  const { api, analyze } = setup();

  await analyze('Heart and liver.', ' heart, , kidney stone ,');

  expect(await message().findByText('Analysis Complete')).toBeDefined();
  expect(api.callsOf('POST /api/seo/analyze')[0]?.body).toEqual({
    text: 'Heart and liver.',
    targetKeywords: ['heart', 'kidney stone'],
  });
});

test('shows words, letter, recommendations and overused keywords', async () => {
  const { analyze } = setup();

  await analyze(textWith({ heart: 20 }));

  const overview = within(await screen.findByRole('tabpanel', { name: 'Overview' }));
  expect(overview.getByText('B')).toBeDefined();
  expect(overview.getByText('There is one thing to change.')).toBeDefined();
  expect(overview.getByText('400')).toBeDefined();
  expect(overview.getByText('Use these words less often: heart.')).toBeDefined();
  expect(overview.getByText('Too often, 5.00 %')).toBeDefined();
});

test('says so where there is nothing to change', async () => {
  const { analyze } = setup();

  await analyze(textWith({ heart: 8 }), 'heart');

  expect(await screen.findByText('A')).toBeDefined();
  expect(screen.getByText(/^None. The text is long enough/)).toBeDefined();
  expect(screen.getByText(/^None. No keyword is more than 4/)).toBeDefined();
});

test('shows each target with its density and rating, and nine keywords with their bars', async () => {
  const { user, analyze } = setup();
  await analyze(textWith({ heart: 8, liver: 12, lung: 20 }), 'heart, liver, lung, skin');

  await user.click(await screen.findByRole('tab', { name: 'Keywords' }));

  const rows = within(screen.getByRole('table', { name: 'Target keywords' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/heart.*8.*2\.00 %.*Good$/),
    expect.stringMatching(/liver.*12.*3\.00 %.*Often$/),
    expect.stringMatching(/lung.*20.*5\.00 %.*Too often$/),
    expect.stringMatching(/skin.*0.*0\.00 %.*Rare$/),
  ]);
  const top = screen.getAllByRole('listitem').filter(({ textContent }) => /use/.test(textContent ?? ''));
  expect(top).toHaveLength(9);
  expect(top[0]?.textContent).toBe('lung20 uses, 5.00 %Too often');
});

test('says how to see more where no targets were given', async () => {
  const { user, analyze } = setup();
  await analyze('!!!');
  await user.click(await screen.findByRole('tab', { name: 'Keywords' }));

  expect(screen.getByText(/^You gave no target keywords/)).toBeDefined();
  expect(screen.getByText(/^No keywords were found/)).toBeDefined();
});

test('asks for content where there is none, at the field, and sends nothing', async () => {
  const { api, user } = setup();

  await user.click(screen.getByRole('button', { name: 'Analyze Content' }));

  expect(problem().getByText('Empty Content')).toBeDefined();
  expect(problem().getByText('Please enter some content to analyze.')).toBeDefined();
  expect(document.activeElement).toBe(content());
  expect(content().getAttribute('aria-invalid')).toBe('true');
  expect(api.calls.filter(({ path }) => path.includes('seo'))).toEqual([]);
});

test('says what is too much for one keyword, at its field', async () => {
  const { analyze } = setup();

  await analyze('Heart', 'one two three four five six seven eight nine');

  expect(document.activeElement?.getAttribute('name')).toBe('keywords');
  expect(screen.getByText('Use at most 50 target keywords, each of up to 8 words and 100 letters.')).toBeDefined();
});

describe('says that it failed', () => {
  test.each([
    ['a fault of the server', () => refused('server.internal'), 'Failed to analyze content'],
    ['an answer without words', () => broken(), 'Failed to analyze content'],
    ['an answer that cannot be read', () => ok({ totalWords: 'many' }), 'Failed to analyze content'],
    ['too many requests', () => refused('request.too_many'), /Wait a minute and try again/],
  ])('after %s', async (_what, answer, words) => {
    const { api, analyze } = setup();
    api.on('POST /api/seo/analyze', answer);

    await analyze('Heart and liver.');

    expect(await problem().findByText('Analysis Failed')).toBeDefined();
    expect(problem().getByText(words)).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
