import { expect, test } from 'vitest';
import { builtSizes } from '../support/built-scripts.ts';

// Kilobytes of 1,000 bytes, compressed.
const most = { first: 130, styles: 15, route: 60 };

test(`the first page starts with at most ${most.first} kB of scripts and ${most.styles} kB of styles`, () => {
  const { firstScripts, firstStyles } = builtSizes();

  expect(firstScripts).toBeGreaterThan(50);
  expect(firstScripts).toBeLessThanOrEqual(most.first);
  expect(firstStyles).toBeGreaterThan(1);
  expect(firstStyles).toBeLessThanOrEqual(most.styles);
});

test(`a further screen needs at most ${most.route} kB of scripts beside those of the first page`, () => {
  const { routes } = builtSizes();

  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter(({ kilobytes }) => kilobytes > most.route)).toEqual([]);
});
