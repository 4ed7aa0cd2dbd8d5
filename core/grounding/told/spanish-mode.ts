import type { Assertion } from '../../documents/explanation.ts';
import { readModes } from '../wording/told-modes.ts';

/** How Spanish sentences tell what they name, by the words before and behind it. `\b` knows no accents, so letters are looked for. */
const wordings = readModes('spanish');

export function spanishMode(before: string, behind: string): Assertion {
  const found = wordings.find((one) => (one.before?.test(before) ?? false) || (one.behind?.test(behind) ?? false));
  return found?.mode ?? 'present';
}
