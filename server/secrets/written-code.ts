import { randomInt } from 'node:crypto';

/** Crockford's base32: nothing in it is taken for something else, and nothing in it is read aloud alike. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12; // 60 bits

/** A random code such as `K7QF-M2XR-9TPD`. */
export const drawCode = (): string =>
  inGroups(Array.from({ length: codeLength }, () => letters[randomInt(32)]).join(''));

const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** A code as it was given out, however somebody has copied it from paper; undefined for what cannot be one. */
export function readCode(written: string): string | undefined {
  const code = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((letter) => letters.includes(letter))
    ? inGroups(code)
    : undefined;
}
