import { between, hills, normal, type Random } from './random.ts';
import { lighten, recolour, type Colour, type Photo } from './photo.ts';

/** From 0 to 1 while `value` goes from `low` to `high`, softly. */
const rise = (value: number, low: number, high: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

/** The hard shadow of a phone and the hand that holds it: a slanted edge through the sheet. */
export function shadowed(photo: Photo, random: Random): Photo {
  const [start, slant, soft] = [between(random, 0.3, 0.5), between(random, -0.25, 0.25), photo.width * 0.012];
  return lighten(photo, (x, y) => {
    const edge = photo.width * (start + slant * (y / photo.height - 0.5));
    const finger = Math.max(0, Math.sin((y / photo.height) * 22)) * photo.width * 0.035;
    return 1 - 0.58 * rise(x + finger, edge - soft, edge + soft);
  });
}

/** A lamp mirrored in the paper: print fades towards its middle, and is gone there. */
export function glared(photo: Photo, random: Random): Photo {
  const [x0, y0] = [photo.width * between(random, 0.35, 0.5), photo.height * between(random, 0.25, 0.4)];
  const reach = photo.width * 0.24;
  return recolour(photo, (level, _channel, x, y) => {
    const glare = 1 - rise(Math.hypot(x - x0, (y - y0) * 1.3), reach * 0.25, reach);
    return level * (0.8 + 0.2 * glare) + glare * 215;
  });
}

/** An evening room: a quarter of the light, and the grain of a camera that makes up for it. */
export function dimmed(photo: Photo, random: Random): Photo {
  const warmth = [0.31, 0.28, 0.22];
  const dark = recolour(
    photo,
    (level, channel, x, y) => level * (warmth[channel] ?? 0) * (1 - 0.3 * (x / photo.width + y / photo.height)),
  );
  return grained(dark, random, 7);
}

export const onColouredPaper = (photo: Photo, paper: Colour): Photo =>
  recolour(photo, (level, channel) => (level * (paper[channel] ?? 255)) / 255);

/** Noise of the sensor, of a deviation in grey levels. */
export function grained(photo: Photo, random: Random, deviation: number): Photo {
  const grains = Float32Array.from({ length: 4096 }, () => normal(random) * deviation);
  return recolour(photo, (level) => level + (grains[Math.floor(random() * grains.length)] ?? 0));
}

/** Uneven daylight: brighter towards one side. */
export function lit(photo: Photo, random: Random): Photo {
  const [across, down] = [between(random, -0.22, 0.22), between(random, -0.16, 0.16)];
  return lighten(photo, (x, y) => 0.84 + across * (x / photo.width - 0.5) + down * (y / photo.height - 0.5));
}

/** White letters on a dark ground. */
export const inverted = (photo: Photo): Photo => recolour(photo, (level) => 18 + (255 - level) * 0.84);

/** Folds in the light: every slope of the paper has another brightness. */
export function creased(photo: Photo, random: Random): Photo {
  const field = hills(random, 9);
  const ridge = (x: number, y: number) => Math.abs(field(x / photo.height, y / photo.height));
  const step = photo.width * 0.004;
  return lighten(photo, (x, y) => 0.9 + (ridge(x + step, y + step * 0.6) - ridge(x, y)) * 4);
}
