import type { Bounds, DrawnObject } from './drawn-objects.ts';

export type DrawingTraits = {
  /** Share of the page under pictures. */
  imageCoverage: number;
  /** Shapes with as many strokes as a letter has. */
  shapes: number;
  /** Share of the letters, by their width, that nobody sees: drawn without ink, or under a picture. */
  invisibleShare: number;
  /** Dots an inch of the finest large picture, as it is stored; undefined without one. */
  dpi: number | undefined;
  /** Pixels of the largest picture. */
  mostPixels: number;
};

export const nothingDrawn: DrawingTraits = {
  imageCoverage: 0,
  shapes: 0,
  invisibleShare: 0,
  dpi: undefined,
  mostPixels: 0,
};

const strokesOfALetter = 6;

/** `width` and `height` of the page in points. */
export function drawingTraits(
  objects: readonly DrawnObject[],
  { width, height }: { width: number; height: number },
): DrawingTraits {
  const page = width * height;
  const pictures = objects.filter((object) => object.kind === 'picture');
  const large = pictures.filter(({ bounds }) => area(bounds) > 0.02 * page);
  const densities = large.map(({ bounds, pixels }) =>
    Math.round(72 * Math.sqrt((pixels.width * pixels.height) / area(bounds))),
  );
  return {
    imageCoverage: Math.min(1, sum(pictures.map(({ bounds }) => area(bounds))) / page),
    shapes: objects.filter((object) => object.kind === 'shape' && object.segments >= strokesOfALetter).length,
    invisibleShare: invisibleShare(objects, page),
    dpi: densities.length === 0 ? undefined : Math.max(...densities),
    mostPixels: Math.max(0, ...pictures.map(({ pixels }) => pixels.width * pixels.height)),
  };
}

function invisibleShare(objects: readonly DrawnObject[], page: number): number {
  let seen = 0;
  let unseen = 0;
  for (const object of objects) {
    if (object.kind === 'letters' && object.invisible) unseen += width(object.bounds);
    else if (object.kind === 'letters') seen += width(object.bounds);
    else if (object.kind === 'picture' && !object.seeThrough && area(object.bounds) > 0.8 * page) {
      // A picture of the whole page hides what was drawn before it.
      unseen += seen;
      seen = 0;
    }
  }
  return unseen / Math.max(1, seen + unseen);
}

const width = ({ left, right }: Bounds): number => Math.max(0, right - left);
const area = (bounds: Bounds): number => width(bounds) * Math.max(0, bounds.top - bounds.bottom);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
