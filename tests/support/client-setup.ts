import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** The files of one worker share a window: each test finds it as a new visitor does. */
afterEach(() => {
  cleanup();
  if (!('window' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
});
