import type { Assertion } from '../../documents/explanation.ts';
import type { Said } from '../assertion/triggers.ts';
import type { SectionRole } from '../sections/section-names.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

/** Sections that hold no findings: how a test was done, what is taken, what is not tolerated, who was there, numbers. */
const unread = new Set<SectionRole>(['technique', 'medications', 'allergies', 'admin', 'vitals']);

export const holdsFindings = (role: SectionRole | null): boolean => role === null || !unread.has(role);

/** Headings that leave open what they list, and those of what is over. */
const openDiagnoses = /\b(?:differ(?!en(?:t|ce)\b)\w+|ddx|working|provisional|possible|suspected|query)\b/;
const formerThings = phrasePattern(phrases.formerThings);

/** Words by which whoever asks for a test suspects something, rather than wants it ruled out. */
const suspecting = phrasePattern(phrases.suspecting);

/** Under a bare "History" some print the past, and some what is going on. */
const happening = phrasePattern(phrases.happening);

/** What a section makes of an assertion: past history is past, family history the family's; the reason for a test is there, what was asked hypothetical. */
export function assertionIn<Own extends Said>(
  { role, name }: { role: SectionRole | null; name?: string | null },
  said: Own,
  statement = '',
): Assertion | Own {
  if (said === 'absent' || said === 'unsaid') return said;
  if (role === 'history' && name === 'history' && said === 'present' && happening.test(statement)) return said;
  if (said === 'present' && name !== null && name !== undefined) {
    if (openDiagnoses.test(name)) return 'possible';
    if (formerThings.test(name)) return 'historical';
  }
  if (role === 'family') return 'family';
  // A vaccine is named by what it keeps away.
  if (said === 'present' && /\b(?:immuni|vaccin)/.test(name ?? '')) return 'hypothetical';
  if (role === 'instructions') return said === 'present' || said === 'possible' ? 'hypothetical' : said;
  if (role === 'history') return said === 'present' ? 'historical' : said;
  // What led to a test is there; what the test was asked to find is not yet found. What was operated on was there.
  if (role !== 'indication' || said !== 'possible' || /\b(?:pre ?-?op\w*|admi\w+) diagnos/.test(name ?? ''))
    return said;
  return suspecting.test(statement) ? said : 'hypothetical';
}

/** The order in which findings are given: conclusions before what led to them, the past last. */
export function rankOf(role: SectionRole | null): number {
  if (role === 'conclusion') return 0;
  return role === 'history' ||
    role === 'family' ||
    role === 'social' ||
    role === 'indication' ||
    role === 'instructions'
    ? 2
    : 1;
}
