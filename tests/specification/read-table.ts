import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One promise of the product: where it stands, how it is looked for, and its exact words or value. */
export type Row = { place: string; how: string; words: string; line: number };

const file = join(import.meta.dirname, 'table.txt');

/** Every row of the table, in its order. A line that is no row fails: nothing in the table is left aside. */
export function readTable(text = readFileSync(file, 'utf8')): Row[] {
  return text.split('\n').flatMap((content, index) => {
    if (content.trim() === '' || content.startsWith('#')) return [];
    const parts = content.split(' | ').map((part) => part.trim());
    const [place = '', how = '', words = ''] = parts;
    if (parts.length !== 3 || parts.includes(''))
      throw new Error(`Line ${index + 1} of the table is no row: ${content}`);
    return [{ place, how, words, line: index + 1 }];
  });
}

/** The rows by their place. */
export const rowsByPlace = (rows: readonly Row[]): ReadonlyMap<string, Row[]> =>
  Map.groupBy(rows, ({ place }) => place);

export type OtherPlace = (typeof otherPlaces)[number];

/** Places that are no screen, each with the test that proves its rows. */
const otherPlaces = ['Route', 'Constant', 'List', 'Fields', 'Call', 'Spoken', 'Answer'] as const;

export const isScreen = (place: string): boolean => !otherPlaces.some((other) => other === place);
