import { z } from 'zod';
import { figures } from './figures.ts';
import { share, type Counts } from './measures/count.ts';

/** The least (or, for counts that should be nought, the most) each figure of each own set may be. */
export const Floor = z.record(z.string(), z.record(z.string(), z.number()));
export type Floor = z.infer<typeof Floor>;

type Scored = { name: string; counts: Counts };

const leaving = ['identities in what leaves', 'documents with an identity in what leaves'];
const isFewer = (name: string): boolean =>
  leaving.includes(name) || figures.find((figure) => figure.name === name)?.fewer === true;

/** The figures of sentences and notes that are held; those of each kind may change places with each other. */
const headlines = [
  ...['wrong caught', 'wrong refused', 'right kept', 'right kept without a doubt', 'kept with its source'],
  ...['wrong caught, Spanish', 'right kept, Spanish'],
  ...['characters', 'whole: person', 'precision', 'restored exactly', ...leaving],
];
const isHeld = (name: string): boolean => headlines.includes(name) || figures.some((figure) => figure.name === name);

/** A figure that rose by more than this since the floor was written asks for a new floor. */
const muchBetter = 0.05;

/** Floors are whole hundredths, so that one fact lost for two won is no alarm. Counts that should be nought are taken as they are. */
export function floorOf(scores: readonly Scored[]): Floor {
  const down = (shares: Record<string, number>) =>
    Object.fromEntries(Object.entries(shares).map(([name, value]) => [name, Math.floor(value * 100) / 100]));
  return Object.fromEntries(scores.map(({ name, counts }) => [name, down(sharesOf(counts))]));
}

function sharesOf(counts: Counts): Record<string, number> {
  const known = Object.entries(counts).filter(([name, { of }]) => of > 0 && isHeld(name));
  return Object.fromEntries(known.map(([name, ratio]) => [name, isFewer(name) ? ratio.hit : share(ratio)]));
}

/** Sentences that say what fell below the floor, and what rose so much above it that the floor should follow. */
export function compareToFloor(scores: readonly Scored[], floor: Floor): { fallen: string[]; risen: string[] } {
  const now = Object.fromEntries(scores.map(({ name, counts }) => [name, sharesOf(counts)]));
  const fallen: string[] = [];
  const risen: string[] = [];
  for (const [corpus, least] of Object.entries(floor)) {
    for (const [figure, bound] of Object.entries(least)) {
      const value = now[corpus]?.[figure];
      const gain = value === undefined ? -1 : isFewer(figure) ? bound - value : value - bound;
      if (gain < 0) fallen.push(`${corpus}: ${figure} is ${rounded(value)}, the floor is ${bound}`);
      if (gain > muchBetter) risen.push(`${corpus}: ${figure} is ${rounded(value)}, the floor is only ${bound}`);
    }
  }
  return { fallen, risen };
}

const rounded = (value: number | undefined): string =>
  value === undefined ? 'missing' : String(Math.floor(value * 1000) / 1000);
