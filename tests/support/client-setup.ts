import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { fetchErrorTexts } from '#client/lib/error-text.ts';
import { loadAllLater } from '#client/ui/later/later.tsx';
import './client/with-effects.ts';

/** What a screen fetches when it has come to rest is there from the start: tests wait for no file. */
beforeAll(async () => {
  await fetchErrorTexts();
  await loadAllLater();
});

/** The files of one worker share a window: each test finds it as a new visitor does. */
afterEach(() => {
  cleanup();
  if (!('window' in globalThis)) return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
});
