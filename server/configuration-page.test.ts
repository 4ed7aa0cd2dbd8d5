import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Environment } from './config.ts';
import { configurationPage } from './configuration-page.ts';

const page = new URL('../docs/configuration.md', import.meta.url);

test('the page about settings is up to date (npm run docs)', () => {
  expect(readFileSync(page, 'utf8')).toBe(configurationPage());
});

test('every setting is described', () => {
  for (const name of Object.keys(Environment.shape))
    expect(configurationPage()).toMatch(new RegExp(`\\| \`${name}\` \\|.*\\w`));
});
