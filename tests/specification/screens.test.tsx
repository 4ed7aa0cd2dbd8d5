import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lookFor } from './look-for.ts';
import { isScreen, readTable, rowsByPlace } from './read-table.ts';
import { scenes } from './scenes/scenes.ts';
import { patience, setStage } from './scenes/stage.tsx';

vi.setConfig({ testTimeout: 60_000 });

const rows = readTable().filter(({ place }) => isScreen(place));
const places = rowsByPlace(rows);

test('the table tells of every scene, and of no other place', () => {
  expect([...places.keys()].sort()).toEqual(Object.keys(scenes).sort());
});

test.each([...places])('%s: everything that the product promises is there', async (place, promised) => {
  await scenes[place]?.(setStage());

  const unkept = () => promised.filter((row) => lookFor(row).length === 0);
  // Looks now and then, not at every change of the page.
  const looking = { ...patience, interval: 200, container: document.createElement('div') };
  await waitFor(() => {
    if (unkept().length > 0) throw new Error(place);
  }, looking).catch(() => undefined);
  expect(unkept().map(({ how, words, line }) => `line ${line}: ${how} "${words}"`)).toEqual([]);
});
