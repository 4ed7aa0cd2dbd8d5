/** A picture in shades of grey: one byte a pixel, row by row, 0 black and 255 white. */
export type Grey = { pixels: Uint8Array; width: number; height: number };
