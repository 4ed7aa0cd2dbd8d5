import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { ProfilePage } from './profile-page.tsx';
import { ProfileSection } from './profile-section.tsx';

const parts = [
  { id: 'plan', title: 'Plan', content: <ProfileSection title="Plan">The plan</ProfileSection> },
  { id: 'export', title: 'Export', content: <ProfileSection title="Export">The export</ProfileSection> },
];

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
});

const setup = (at = '/profile') => {
  renderScreen(<ProfilePage parts={parts} />, { at, path: '/profile' });
  return userEvent.setup();
};

test('lists its parts, each under a heading of its own', () => {
  setup();

  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Plan', 'Export']);
  expect(screen.getByRole('region', { name: 'Export' }).textContent).toContain('The export');
});

test('goes to a part, and gives its heading the focus', async () => {
  const user = setup();

  await user.click(screen.getByRole('link', { name: 'Export' }));

  expect(screen.getByTestId('address').textContent).toBe('/profile#export');
  expect(scrolled).toHaveBeenLastCalledWith('export');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Export' }));
});

test('waits for what stands above the part, unless somebody goes on by themselves', async () => {
  const isSeen = vi.fn(() => false);
  Object.assign(Element.prototype, { checkVisibility: isSeen });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  setup('/profile#export');
  expect(scrolled).not.toHaveBeenCalled();

  isSeen.mockReturnValue(true);
  await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith('export'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Export' }));

  cleanup();
  scrolled.mockClear();
  isSeen.mockReturnValue(false);
  setup('/profile#export');
  window.dispatchEvent(new Event('wheel'));
  isSeen.mockReturnValue(true);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(scrolled).not.toHaveBeenCalled();
});

test('opens at the part that the address names, and at the top for one that is unknown', () => {
  setup('/profile#plan');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('plan');

  scrolled.mockClear();
  setup('/profile#nothing');
  expect(scrolled).not.toHaveBeenCalled();
});
