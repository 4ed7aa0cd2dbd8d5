import { encode } from 'uqr';

/** Modules of white around the code, which readers ask for (ISO/IEC 18004, 9.1). */
const border = 4;

/** A QR code as one SVG path in a square of `size` units: black on whatever stands behind it, which has to be light. */
export function drawQr(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border });
  return { path: data.map(rowPath).join(''), size };
}

/** The dark stretches of a row, each a bar of the height of one module. */
const rowPath = (row: boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
