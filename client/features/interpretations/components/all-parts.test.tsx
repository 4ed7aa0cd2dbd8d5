import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createHeardPages, HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { InterpretationView } from './interpretation-view.tsx';

beforeEach(() => {
  localStorage.clear();
  // The test's browser has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = () => {};
});

function setup() {
  fakeApi();
  const heard = createHeardPages();
  const { unmount } = renderScreen(
    <HeardPagesContext value={heard}>
      <InterpretationView interpretation={anInterpretation()} address="/api/interpretations/7" />
    </HeardPagesContext>,
    { at: '/interpretation/7', path: '/interpretation/:id' },
  );
  return { heard, unmount, user: userEvent.setup() };
}

const parts = ['Simplified Explanation', 'Medical Terms', 'Questions to Ask', 'Recommendations'];
const choice = () => screen.getByRole('checkbox', { name: 'Everything on one page' });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows all parts under each other with their headings, and the tabs again', async () => {
  const { user } = setup();

  await user.click(choice());

  expect(screen.queryByRole('tab')).toBeNull();
  expect(headings()).toEqual(expect.arrayContaining(parts));
  expect(document.body.textContent).toContain('When should I have the next test?');
  expect(screen.getByRole('heading', { level: 3, name: 'Key Findings' })).toBeDefined();

  await user.click(choice());
  expect(screen.getAllByRole('tab')).toHaveLength(4);
});

test('remembers the choice in this browser', async () => {
  const { user, unmount } = setup();
  await user.click(choice());
  unmount();

  setup();

  expect(screen.queryByRole('tab')).toBeNull();
});

test('leads to each part from above', async () => {
  const { user } = setup();
  await user.click(choice());

  const ways = within(screen.getByRole('navigation', { name: 'On this page' }));
  await user.click(ways.getByRole('button', { name: 'Questions to Ask' }));

  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('heading', { level: 2, name: 'Questions to Ask' }));
});

test('shows parts and terms to those who listen or speak', async () => {
  const { heard, user } = setup();
  await user.click(choice());
  const page = heard.current();

  const place = await act(async () => page?.show('recommendations'));
  expect(place && within(place).getByRole('heading', { name: 'Key Findings' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Recommendations' }));

  const term = await act(async () => page?.showTerm?.('TSH'));
  expect(term?.textContent).toContain('tells the thyroid');
});
