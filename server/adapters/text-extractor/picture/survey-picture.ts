import type { Bend } from './bend.ts';
import { findPageOnGround } from './page-on-ground.ts';
import type { Grey } from './grey.ts';
import { capitalHeight, findLetters, inkShade, type Letters } from './letters.ts';
import { levelRows } from './level-rows.ts';
import { flatten, paperLevel, type PaperLevel } from './paper-level.ts';
import { after, identity, rectangleToQuad, scaling, type PlaneMap, type Point, type Quad } from './plane-map.ts';
import { resample } from './resample.ts';
import { shrink } from './shrink.ts';
import { isSideways } from './sideways.ts';
import { turnPicture } from './turn-picture.ts';

/** What small copies tell of a picture. */
export type Survey = {
  /** Size of the upright, straightened page at the picture's own scale. */
  width: number;
  height: number;
  /** From a place of that page to the place of the picture; undefined when it is only to be turned, or straight as it is. */
  toPicture: PlaneMap | undefined;
  /** From a place of that page to the place of `paper`. */
  toPaper: PlaneMap;
  paper: PaperLevel;
  /** Quarter turns clockwise that bring rows of text across the page, without telling up from down. */
  turn: 0 | 90;
  /** How rows of that page are bent, to be undone while it is drawn. */
  bend: Bend | undefined;
  /** Height of capitals in pixels of the picture, about; 0 when no letters were seen. */
  letterHeight: number;
  /** How much darker print is than paper, 0..1; 0 when no letters were seen on a page that is bright enough for them. */
  contrast: number;
};

/** Shorter side of the copy on which letters are measured, at least. */
const copySide = 1100;
/** Side of the squares, in pixels of the copy, in which the shade of the paper is measured. */
const paperCell = 10;
/** Share of the width that is left out at the edges of a page that was found. */
const inset = 0.005;

export function surveyPicture(picture: Grey): Survey {
  const factor = Math.max(1, Math.floor(Math.min(picture.width, picture.height) / copySide));
  const small = shrink(picture, factor);
  const quad = findPageOnGround(small, paperCell);
  const flat = quad ? straightenTo(small, quad) : { page: { ...small, pixels: small.pixels.slice() }, map: identity };
  const paper = paperLevel(flat.page, paperCell);
  flatten(flat.page, paper, (place) => place);

  const letters = findLetters(flat.page);
  const turn = isSideways(letters) ? 90 : 0;
  const upright = turn === 90 ? turnPicture(flat.page, 90) : flat.page;
  const uprightLetters = turn === 90 ? findLetters(upright) : letters;
  const level = levelRows(uprightLetters, upright);

  // A place of the level page goes back through the rotation and the turn to the flat page, and from there to the picture.
  const unturn: PlaneMap = turn === 90 ? [0, 1, 0, -1, 0, flat.page.height, 0, 0, 1] : identity;
  const toPaper = after(after(unturn, level.toTilted), scaling(1 / factor));
  const isMoved = quad !== undefined || level.skew !== 0 || level.bend !== undefined;
  const size = { width: level.size.width * factor, height: level.size.height * factor };
  return {
    ...(isMoved ? size : turnedSize(picture, turn)),
    toPicture: isMoved ? after(after(scaling(factor), flat.map), toPaper) : undefined,
    toPaper,
    paper,
    bend: level.bend,
    turn,
    letterHeight: capitalHeight(uprightLetters) * factor,
    contrast: contrastOf(upright, uprightLetters, paper),
  };
}

/** Flat paper is of shade 245. Where even the paper is nearly black, what is not seen is not missing but too dark. */
function contrastOf(page: Grey, letters: Letters, { levels }: PaperLevel): number {
  const ink = inkShade(page, letters);
  if (ink !== undefined) return (245 - ink) / 245;
  const brightest = levels.reduce((most, level) => Math.max(most, level), 0);
  return brightest < 64 ? brightest / 255 : 0;
}

/** The page alone: a little inside its edges, which are never quite straight and would leave stripes of the ground. */
function straightenTo(small: Grey, quad: Quad): { page: Grey; map: PlaneMap } {
  const [topLeft, topRight, bottomRight, bottomLeft] = quad;
  const whole = {
    width: Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)),
    height: Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)),
  };
  const margin = inset * whole.width;
  const map = after(rectangleToQuad(whole.width, whole.height, quad), [1, 0, margin, 0, 1, margin, 0, 0, 1]);
  return {
    page: resample(small, map, {
      width: Math.round(whole.width - 2 * margin),
      height: Math.round(whole.height - 2 * margin),
    }),
    map,
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const turnedSize = ({ width, height }: Grey, turn: 0 | 90) =>
  turn === 90 ? { width: height, height: width } : { width, height };
