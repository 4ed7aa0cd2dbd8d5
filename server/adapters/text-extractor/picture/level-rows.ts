import { findBend, type Bend, type PageSize } from './bend.ts';
import { feetOf } from './feet.ts';
import { capitalHeight, type Letters } from './letters.ts';
import { after, identity, rotation, type PlaneMap } from './plane-map.ts';
import { findSkew } from './skew.ts';

/** What brings the rows of a page level: size of the level page, the way back from it, and what bend is left there. */
export type Levelling = { skew: number; size: PageSize; toTilted: PlaneMap; bend: Bend | undefined };

const straightEnough = 0.12;
/** A bend that tilts the page by more than this was skew that hid in it. */
const tiltOfBend = 0.4;

/** Finds how the rows of an upright page of `tilted` size must be turned and bent to be level. */
export function levelRows(letters: Letters, tilted: PageSize): Levelling {
  const capital = capitalHeight(letters);
  const first = levelAt(findSkew(letters), letters, tilted, capital);
  const tilt = first.bend ? (Math.atan(2 * (first.bend.weights[0] ?? 0)) * 180) / Math.PI : 0;
  return Math.abs(tilt) < tiltOfBend ? first : levelAt(first.skew + tilt, letters, tilted, capital);
}

function levelAt(found: number, letters: Letters, tilted: PageSize, capital: number): Levelling {
  const skew = Math.abs(found) < straightEnough ? 0 : found;
  const size = skew === 0 ? { width: tilted.width, height: tilted.height } : rotatedSize(tilted, skew);
  const toTilted = skew === 0 ? identity : rotationBack(skew, size, tilted);
  const fromTilted = skew === 0 ? identity : rotationBack(-skew, tilted, size);
  return { skew, size, toTilted, bend: findBend(feetOf(letters, capital, fromTilted), size, capital) };
}

/** The middles of both pages stay on each other. */
const rotationBack = (degrees: number, from: PageSize, to: PageSize): PlaneMap =>
  after(
    [1, 0, (to.width - from.width) / 2, 0, 1, (to.height - from.height) / 2, 0, 0, 1],
    rotation(degrees, [from.width / 2, from.height / 2]),
  );

/** Just large enough that no corner is cut. */
function rotatedSize({ width, height }: PageSize, degrees: number): PageSize {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.abs(Math.sin((degrees * Math.PI) / 180));
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}
