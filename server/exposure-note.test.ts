import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { exposureNote } from './exposure-note.ts';

test.each([
  ['on this machine alone', {}, false],
  ['on every network', { HOST: '0.0.0.0' }, true],
  [
    'on a network, at a public address without encryption',
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://read.example' },
    true,
  ],
  ['behind HTTPS', { HOST: '0.0.0.0', PUBLIC_URL: 'https://read.example' }, false],
  ['behind a proxy that is trusted', { HOST: '0.0.0.0', TRUST_PROXY: '1' }, false],
])('%s', (_where, settings, isWarned) => {
  expect(exposureNote(readConfig(settings)) !== undefined).toBe(isWarned);
});
