import { append } from '#core/kernel/append.ts';
import { floatsAt, wordsAt, type Pdfium } from './pdfium.ts';

/** Left, bottom, right and top in points, from the lower left corner of the page. */
export type Bounds = { left: number; bottom: number; right: number; top: number };

/** One thing that a page draws. `pixels` are those of the stored picture; `segments` the strokes of a shape. */
export type DrawnObject =
  | { kind: 'letters'; bounds: Bounds; invisible: boolean }
  | { kind: 'picture'; bounds: Bounds; pixels: { width: number; height: number }; seeThrough: boolean }
  | { kind: 'shape'; bounds: Bounds; segments: number };

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const types = { letters: 1, shape: 2, picture: 3, group: 5 } as const;
const invisibleMode = 3;
/** More than the fullest page holds. What comes after them cannot change what kind of page it is. */
const mostObjects = 60_000;
const deepestGroup = 8;

/** What a loaded page draws, in the order in which it is drawn, groups opened. No picture is decoded for it. */
export function drawnObjects(pdfium: Pdfium, page: number): DrawnObject[] {
  const objects: DrawnObject[] = [];
  const visit = (count: number, objectAt: (index: number) => number, matrix: Matrix, depth: number): void => {
    for (let index = 0; index < count && objects.length < mostObjects; index++) {
      const handle = objectAt(index);
      if (pdfium.call('FPDFPageObj_GetType', handle) !== types.group) {
        append(objects, drawnObject(pdfium, handle, matrix));
      } else if (depth < deepestGroup) {
        const inside = times(matrixOf(pdfium, handle), matrix);
        const inGroup = (each: number): number => pdfium.call('FPDFFormObj_GetObject', handle, each);
        visit(pdfium.call('FPDFFormObj_CountObjects', handle), inGroup, inside, depth + 1);
      }
    }
  };
  const onPage = (index: number): number => pdfium.call('FPDFPage_GetObject', page, index);
  visit(pdfium.call('FPDFPage_CountObjects', page), onPage, [1, 0, 0, 1, 0, 0], 0);
  return objects;
}

function drawnObject(pdfium: Pdfium, handle: number, matrix: Matrix): DrawnObject[] {
  const bounds = boundsOf(pdfium, handle, matrix);
  switch (pdfium.call('FPDFPageObj_GetType', handle)) {
    case types.letters:
      return [
        {
          kind: 'letters',
          bounds,
          invisible: pdfium.call('FPDFTextObj_GetTextRenderMode', handle) === invisibleMode,
        },
      ];
    case types.shape:
      return [{ kind: 'shape', bounds, segments: pdfium.call('FPDFPath_CountSegments', handle) }];
    case types.picture:
      return [
        {
          kind: 'picture',
          bounds,
          pixels: pixelsOf(pdfium, handle),
          seeThrough: pdfium.call('FPDFPageObj_HasTransparency', handle) !== 0,
        },
      ];
    default:
      return [];
  }
}

const pixelsOf = (pdfium: Pdfium, handle: number): { width: number; height: number } =>
  pdfium.withBytes(8, (address) => {
    pdfium.call('FPDFImageObj_GetImagePixelSize', handle, address, address + 4);
    const [width = 0, height = 0] = wordsAt(pdfium, address, 2);
    return { width, height };
  });

const matrixOf = (pdfium: Pdfium, handle: number): Matrix =>
  pdfium.withBytes(24, (address) => {
    pdfium.call('FPDFPageObj_GetMatrix', handle, address);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floatsAt(pdfium, address, 6);
    return [a, b, c, d, e, f];
  });

const boundsOf = (pdfium: Pdfium, handle: number, matrix: Matrix): Bounds =>
  pdfium.withBytes(16, (address) => {
    pdfium.call('FPDFPageObj_GetBounds', handle, address, address + 4, address + 8, address + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = floatsAt(pdfium, address, 4);
    const corners = [
      [left, bottom],
      [left, top],
      [right, bottom],
      [right, top],
    ].map(([x = 0, y = 0]) => placed(matrix, x, y));
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
  });

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const times = ([a, b, c, d, e, f]: Matrix, outer: Matrix): Matrix => {
  const [x, y] = placed(outer, e, f);
  const [p, q, r, s] = outer;
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, x, y];
};
