import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

function setup(page: 'privacy' | 'terms' = 'privacy', hash = '') {
  fakeApi();
  const at = `/${page}`;
  renderScreen(page === 'privacy' ? <PrivacyPage /> : <TermsPage />, { at: at + hash, path: at });
  return { user: userEvent.setup() };
}

test.each([
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
] as const)('%s is dated, and begins with the whole in short', (page, title) => {
  setup(page);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText('Last updated: April 14, 2025')).toBeDefined();
  const summary = within(screen.getByRole('region', { name: 'In short' }));
  expect(summary.getAllByRole('listitem').length).toBeGreaterThan(3);
});

test('every part has its link, which leads to its heading', async () => {
  const { user } = setup();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(links.map(({ textContent }) => textContent)).toEqual(headings.slice(2));

  await user.click(screen.getByRole('link', { name: 'AI providers' }));

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'AI providers' }));
  expect(screen.getByTestId('address').textContent).toBe('/privacy#ai');
});

test('opens at the part that the address names', () => {
  setup('terms', '#plans');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Plans and payment' }));
});

test('shows cookies and times as tables', () => {
  setup();
  const rows = within(screen.getByRole('table', { name: 'Cookies' })).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('readback-device'),
    expect.stringContaining('readback-session'),
    expect.stringContaining('readback-visit'),
  ]);
});

test('can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'Print This Page' }));
  expect(print).toHaveBeenCalledOnce();
});
