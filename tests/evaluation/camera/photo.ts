/** A picture in colour: red, green and blue of each pixel, line by line. */
export type Photo = { pixels: Uint8Array; width: number; height: number };
export type Size = Pick<Photo, 'width' | 'height'>;
export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

/** Another brightness at every point: 1 leaves it as it is. */
export function lighten(photo: Photo, at: (x: number, y: number) => number): Photo {
  const { width, height, pixels } = photo;
  const out = new Uint8ClampedArray(pixels.length);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index += 3) {
      const factor = at(x, y);
      for (let channel = index; channel < index + 3; channel++) out[channel] = (pixels[channel] ?? 0) * factor;
    }
  }
  return { width, height, pixels: new Uint8Array(out.buffer) };
}

/** Another level for each colour (0 red, 1 green, 2 blue) of every point. Levels are cut to 0..255. */
export function recolour(photo: Photo, at: (level: number, channel: number, x: number, y: number) => number): Photo {
  const { width, height, pixels } = photo;
  const out = new Uint8ClampedArray(pixels.length);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++, index++) out[index] = at(pixels[index] ?? 0, channel, x, y);
    }
  }
  return { width, height, pixels: new Uint8Array(out.buffer) };
}

/** Draws a photo anew: `from` says where each point of the new one is found in the old one; outside of it there is `beyond`. */
export function warp(
  photo: Photo,
  { width, height }: Size,
  from: (x: number, y: number) => Point,
  beyond: (x: number, y: number) => Colour = () => [255, 255, 255],
): Photo {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sourceX, sourceY] = from(x, y);
      const isInside = sourceX >= 0 && sourceY >= 0 && sourceX < photo.width - 1 && sourceY < photo.height - 1;
      const at = (y * width + x) * 3;
      if (isInside) blend(photo, sourceX, sourceY, pixels, at);
      else pixels.set(beyond(x, y), at);
    }
  }
  return { pixels, width, height };
}

/** The colour between four pixels. */
function blend({ pixels, width }: Photo, x: number, y: number, into: Uint8Array, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [x - left, y - top];
  const first = (top * width + left) * 3;
  const below = first + width * 3;
  for (let colour = 0; colour < 3; colour++) {
    const upper = (pixels[first + colour] ?? 0) * (1 - right) + (pixels[first + 3 + colour] ?? 0) * right;
    const lower = (pixels[below + colour] ?? 0) * (1 - right) + (pixels[below + 3 + colour] ?? 0) * right;
    into[at + colour] = upper * (1 - low) + lower * low;
  }
}
