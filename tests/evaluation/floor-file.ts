import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Floor } from './floor.ts';

const floorFile = join(import.meta.dirname, 'floor.json');

/** The floors of the own sets of one kind: those whose names begin with these words. */
export const readFloor = (kind: 'gold' | 'sentences' | 'notes'): Floor =>
  Object.fromEntries(Object.entries(readAll()).filter(([name]) => name.startsWith(`${kind} `)));

/** Puts the floors of these sets in the place of their old ones; those of other sets stay. */
export function writeFloor(floor: Floor): void {
  writeFileSync(floorFile, `${JSON.stringify({ ...readAll(), ...floor }, null, 2)}\n`);
}

const readAll = (): Floor => Floor.parse(JSON.parse(readFileSync(floorFile, 'utf8')));
