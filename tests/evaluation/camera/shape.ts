import { homography } from './homography.ts';
import { hills, between, type Random } from './random.ts';
import { lighten, warp, type Colour, type Photo, type Point } from './photo.ts';

/** A letter folded in three and opened again: at each fold a strip is lost to sight, and the light breaks. */
export function folded(photo: Photo, at: readonly number[]): Photo {
  const lost = photo.height * 0.0016;
  const folds = at.map((share) => share * photo.height);
  const bent = warp(photo, photo, (x, y) => [x, y + folds.filter((fold) => y > fold).length * lost + ripple(x, photo)]);
  return lighten(bent, (_x, y) =>
    folds.reduce((light, fold) => light * (1 - 0.45 * crease(y - fold, photo.height)), 1),
  );
}

const ripple = (x: number, { width, height }: Photo): number => Math.sin((x / width) * 7) * height * 0.001;

/** Dark on the upper side of a fold, with a sharp end; pale on the lower side. */
const crease = (distance: number, height: number): number =>
  distance > 0 ? -0.25 * Math.exp(-distance / (height * 0.006)) : Math.exp(distance / (height * 0.012));

/** A page of an open binder: it rises towards the spine, where lines bend and letters narrow. */
export function curved(photo: Photo, random: Random): Photo {
  const { width, height } = photo;
  const rise = height * between(random, 0.025, 0.04);
  const near = (x: number) => Math.exp(-(x / width) * 4);
  const bent = warp(photo, photo, (x, y) => [
    x + width * 0.03 * (near(x) - 1) * (1 - x / width),
    y + rise * (near(x) - 0.5),
  ]);
  return lighten(bent, (x) => 1 - 0.5 * Math.exp(-(x / width) * 9));
}

/** Paper that was crumpled and smoothed: points move by up to a third of a letter's height. */
export function crumpled(photo: Photo, random: Random): Photo {
  const { width, height } = photo;
  const [across, down] = [hills(random, 9), hills(random, 9)];
  const reach = height * 0.0045;
  return warp(photo, photo, (x, y) => {
    const [u, v] = [x / width, y / height];
    return [x + Math.abs(across(u, v)) * reach, y + Math.abs(down(u, v)) * reach];
  });
}

export const upsideDown = (photo: Photo): Photo =>
  warp(photo, photo, (x, y) => [photo.width - 1.001 - x, photo.height - 1.001 - y]);

/** What lies under the paper. */
export type Ground = (x: number, y: number) => Colour;

export const desk: Ground = (x, y) => {
  const grain = Math.sin(y / 9 + Math.sin(x / 160) * 3) * 9 + Math.sin(y / 2.3 + x / 400) * 4;
  return [128 + grain, 92 + grain * 0.8, 62 + grain * 0.6];
};

export const greyCard: Ground = (x, y) => {
  const dots = (Math.floor(x / 24) + Math.floor(y / 24)) % 2 === 0 ? 14 : 0;
  return [176 + dots, 178 + dots, 182 + dots];
};

/** The sheet on a ground, seen at a slant. `slant` is the share of the sheet's width that the far edge loses. */
export function laidOn(photo: Photo, ground: Ground, { slant, random }: { slant: number; random: Random }): Photo {
  const { width, height } = photo;
  const size = { width: Math.round(width * 1.16), height: Math.round(height * 1.12) };
  const shift = () => between(random, -0.012, 0.012) * width;
  const [left, top] = [width * 0.08, height * 0.06];
  const corners: Point[] = [
    [left + slant * width * 0.5 + shift(), top + slant * height * 0.2 + shift()],
    [left + width * (1 - slant * 0.5) + shift(), top + slant * height * 0.1 + shift()],
    [left + width + shift(), top + height + shift()],
    [left + shift(), top + height + shift()],
  ];
  const sheet: Point[] = [[0, 0], [width, 0], [width, height], [0, height]]; // prettier-ignore
  return warp(photo, size, homography(corners, sheet), ground);
}

/** Two sheets side by side in one picture. */
export function sideBySide(left: Photo, right: Photo): Photo {
  const gap = Math.round(left.width * 0.03);
  const size = { width: left.width + gap + right.width, height: Math.max(left.height, right.height) };
  const second = warp(right, size, (x, y) => [x - left.width - gap, y], desk);
  for (let y = 0; y < left.height; y++) {
    second.pixels.set(left.pixels.subarray(y * left.width * 3, (y + 1) * left.width * 3), y * size.width * 3);
  }
  return second;
}
