import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { aStory } from '#tests/support/client/told-story.ts';
import { InterpretationView } from './interpretation-view.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function setup() {
  fakeApi();
  const { unmount } = renderScreen(<InterpretationView interpretation={aStory()} address="/api/interpretations/7" />, {
    at: '/interpretation/7',
    path: '/interpretation/:id',
  });
  return { unmount, user: userEvent.setup() };
}

const tools = () => within(screen.getByRole('group', { name: 'Ways to read' }));
const before = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('holds everything about how the page is read, closed and below the tabs', () => {
  setup();

  for (const name of ['Find in this document', 'Mark important terms'])
    expect(tools().getByRole('button', { name })).toBeDefined();
  for (const name of ['Simple', 'Standard', 'Detailed', 'English', 'Español'])
    expect(tools().getByRole('radio', { name })).toBeDefined();
  const line = screen.getByText('Ways to read').closest('details');
  expect(line?.open).toBe(false);
  expect(before(screen.getByRole('tablist'), line ?? document.body)).toBe(true);
});

test('keeps the focus where the page was laid out anew', async () => {
  const { user } = setup();
  const choice = tools().getByRole('checkbox', { name: 'Everything on one page' });

  await user.click(choice);
  expect(screen.queryByRole('tab')).toBeNull();

  expect(document.activeElement).toBe(choice);
  expect(choice.isConnected).toBe(true);
});

test('underlines what has a source when asked, and remembers it', async () => {
  const { user, unmount } = setup();
  const choice = () => tools().getByRole<HTMLInputElement>('checkbox', { name: 'Underline what has a source' });
  expect(document.querySelector('[data-sources]')).toBeNull();

  await user.click(choice());
  expect(document.querySelector('[data-sources="shown"]')).not.toBeNull();

  unmount();
  setup();
  expect(choice().checked).toBe(true);
});

test('puts what can be done with it after the words on a small screen, and reading aloud beside the tools', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  setup();

  const panel = screen.getByRole('tabpanel');
  expect(before(panel, screen.getByRole('link', { name: 'View Original Document' }))).toBe(true);
  expect(before(panel, screen.getByRole('button', { name: 'Export as PDF' }))).toBe(true);
  expect(before(screen.getByRole('button', { name: 'Read aloud' }), panel)).toBe(true);
});
