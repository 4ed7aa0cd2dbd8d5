import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, succeed } from '#tests/support/client/answer-calls.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { AppRoutes } from './router.tsx';

// A screen's code may take a while on a busy machine.
const patience = { timeout: 10_000 };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  answerCalls({
    'GET /api/consents': succeed({ providers: [] }),
    'GET /api/medical-documents?userId=guest': succeed([]),
  });
});

const setup = (path: string) => renderAt(path, <AppRoutes />);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const settingsButton = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Reading settings' });
const mainLinks = () => within(screen.getByRole('navigation', { name: 'Main' }));

test.each([
  ['/', 'Your medical documents, in plain words', 'Readback'],
  ['/documents', 'My Documents', 'My Documents – Readback'],
  ['/privacy-settings', 'AI and privacy', 'AI and privacy – Readback'],
  ['/privacy', 'Privacy Policy', 'Privacy Policy – Readback'],
  ['/terms', 'Terms of Service', 'Terms of Service – Readback'],
  ['/seo-tools', 'SEO Tools', 'SEO Tools – Readback'],
  ['/loaders', 'Loading animations', 'Loading animations – Readback'],
  ['/no/such/page', '404 Page Not Found', '404 Page Not Found – Readback'],
])('at %s shows "%s" and names the window "%s"', async (path, title, windowTitle) => {
  setup(path);

  expect(await heading(title)).toBeDefined();
  expect(document.title).toBe(windowTitle);
});

test.each(['/upload-document', '/document-upload', '/upload'])('at %s one can upload a document', async (path) => {
  setup(path);

  expect(await screen.findByRole('textbox', { name: /title/i }, patience)).toBeDefined();
});

test('at the address of a sample it is loaded and, where there is none, says so', async () => {
  setup('/samples/none');

  expect(await heading('Sample report')).toBeDefined();
  expect(await screen.findByText('The page or service you asked for does not exist.')).toBeDefined();
});

test('leaves the focus alone on the first page', async () => {
  setup('/no/such/page');
  await heading('404 Page Not Found');

  expect(document.activeElement).toBe(document.body);
});

test('moves the focus to the heading of the page one goes to, and to its top', async () => {
  const { user } = setup('/no/such/page');
  await heading('404 Page Not Found');

  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));

  expect(document.activeElement).toBe(await heading('Your medical documents, in plain words'));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('marks the page one is on', async () => {
  setup('/');
  await heading('Your medical documents, in plain words');

  expect(mainLinks().getByRole('link', { current: 'page' }).textContent).toBe('Home');
});

test('the skip link goes past the header', async () => {
  const { user } = setup('/');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to main content');

  await user.keyboard('{Enter}');

  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the menu leads to a page, closes, and leaves the focus with the page', async () => {
  const { user } = setup('/no/such/page');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' }, patience);

  await user.click(within(menu).getByRole('link', { name: 'Home' }));

  const title = await heading('Your medical documents, in plain words');
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
});

test('closing the menu gives the focus back to its button', async () => {
  const { user } = setup('/');
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Menu' }, patience);

  await user.keyboard('{Escape}');

  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

test('reading settings open from the header', async () => {
  const { user } = setup('/');

  await user.click(settingsButton());

  expect(await screen.findByRole('dialog', { name: 'Reading settings' }, patience)).toBeDefined();
});

test('the footer says what Readback is, and what it is not', () => {
  setup('/');
  const footer = within(screen.getByRole('contentinfo'));

  expect(footer.getByText('Medical reports made simple')).toBeDefined();
  expect(footer.getByText('Readback explains. It does not replace your doctor.')).toBeDefined();
});

test('the reading settings lead to what is allowed of AI providers', async () => {
  const { user } = setup('/');
  await user.click(settingsButton());

  const dialog = within(await screen.findByRole('dialog', { name: 'Reading settings' }, patience));

  await user.click(dialog.getByRole('link', { name: 'AI and privacy' }));

  expect(await heading('AI and privacy')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
