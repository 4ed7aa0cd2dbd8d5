import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('a fault in a screen');
}

// React tells the console of every caught error; here the fault is meant.
const quietly = { onCaughtError: () => undefined, wrapper: MemoryRouter };

test('shows in plain words that a page broke, and what helps', () => {
  render(
    <ErrorBoundary place="/a">
      <Broken />
    </ErrorBoundary>,
    quietly,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(document.body.textContent).not.toContain('a fault in a screen');
});

test('says that it is for want of a connection where there is none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <ErrorBoundary place="/a">
      <Broken />
    </ErrorBoundary>,
    quietly,
  );

  expect(screen.getByRole('alert').textContent).toContain('You are offline.');
});

test('tries again at another place', () => {
  const { rerender } = render(
    <ErrorBoundary place="/a">
      <Broken />
    </ErrorBoundary>,
    quietly,
  );

  rerender(
    <ErrorBoundary place="/b">
      <p>All is well</p>
    </ErrorBoundary>,
  );

  expect(screen.getByText('All is well')).toBeDefined();
});

test('shows something else where it is told to', () => {
  render(
    <ErrorBoundary place="/a" fallback={<p>Not now</p>}>
      <Broken />
    </ErrorBoundary>,
    quietly,
  );

  expect(screen.getByText('Not now')).toBeDefined();
});
