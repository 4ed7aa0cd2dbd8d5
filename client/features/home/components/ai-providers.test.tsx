import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { AiProviders } from './ai-providers.tsx';

/** A browser that can tell what is in view: nothing, until the test says so. */
function fakeSight() {
  const watching: ((seen: boolean) => void)[] = [];
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      watching.push((isIntersecting) => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { show: (isSeen: boolean) => act(() => watching.forEach((tell) => tell(isSeen))) };
}

test('draws the status only when somebody gets there, and keeps it then', () => {
  const sight = fakeSight();
  renderAt('/', <AiProviders>The status</AiProviders>);
  expect(screen.getByRole('region', { name: 'Several AI providers, one rule' })).toBeDefined();

  sight.show(false);
  expect(screen.queryByText('The status')).toBeNull();

  sight.show(true);
  expect(screen.getByText('The status')).toBeDefined();
  sight.show(false);
  expect(screen.getByText('The status')).toBeDefined();
});

test('draws it at once where a browser cannot tell what is in view', () => {
  renderAt('/', <AiProviders>The status</AiProviders>);

  expect(screen.getByText('The status')).toBeDefined();
});
