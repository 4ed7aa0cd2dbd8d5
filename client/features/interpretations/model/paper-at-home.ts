import type { Paper } from '#core/presenting/papers.ts';

/** Where Letter is the paper of every printer. The rest of the world prints on A4. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR']);

/** The paper where somebody lives whose browser speaks this language, such as `en-US`. */
export function paperAtHome(language: string): Paper {
  try {
    return letterRegions.has(new Intl.Locale(language).region ?? '') ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}
