import type { LabResult } from '../../../documents/explanation.ts';
import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { isAbsentWord, isNoRange, isNoResult, isPresentWord, isUncertainWord } from '../../../reading/labs/wording.ts';

/** What a result in words says of that which was looked for. */
export type WordResult = 'absent' | 'found' | 'uncertain' | 'pending' | 'not_done' | 'none' | 'other';

const notReady: readonly string[] = [
  'pending',
  'to follow',
  'in progress',
  'in process',
  'test in progress',
  'awaited',
  'ausstehend',
  'registered',
];
const uncertain: readonly string[] = [
  'invalid',
  'invalid result',
  'unsatisfactory',
  'borderline',
  'indeterminate',
  'inconclusive',
  'equivocal',
];
const seeElsewhere: readonly string[] = ['see', 'n/a', 'not applicable', 'dnr'];
const found: readonly string[] = [
  'presumptive positive',
  'positive',
  'pos',
  'detected',
  'reactive',
  'weakly positive',
  'many',
  'moderate',
  'few',
  'trace',
];

const startsWith = (words: string, starts: readonly string[]): boolean =>
  starts.some((start) => words === start || words.startsWith(`${start} `) || words.startsWith(`${start},`));

export function wordResultOf(value: string): WordResult {
  const words = value
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.;:*]+$/, '');
  if (/^[1-4]\+$|^\+[1-4]?$|^\+{2,4}$/.test(words)) return 'found';
  if (/^\d/.test(words)) return 'other';
  if (startsWith(words, notReady)) return 'pending';
  if (isUncertainWord(words) || startsWith(words, uncertain)) return 'uncertain';
  if (startsWith(words, seeElsewhere)) return 'none';
  if (isNoResult(words)) return 'not_done';
  if (isAbsentWord(words) || startsWith(words, ['no growth', 'not detected', 'negative'])) return 'absent';
  return isPresentWord(words) || startsWith(words, found) ? 'found' : 'other';
}

/** Whether the range column says that there is no range: "Not Estab.". */
export const hasNoRange = ({ range }: Pick<LabResult, 'range'>): boolean => range === null || isNoRange(range.text);

export const hasBounds = ({ range }: Pick<LabResult, 'range'>): boolean =>
  range !== null && (range.low !== null || range.high !== null);

const urineFindings: ReadonlySet<string> = new Set(
  'urine_blood urine_nitrite urine_glucose urine_protein urine_ketones urine_bilirubin urine_leukocyte_esterase urine_bacteria urine_yeast urine_casts'.split(
    ' ',
  ),
);

/**
 * Whether a test looks for what should not be there: a germ, or blood in the urine. Signs of protection and of blood groups are none. Of
 * a test that we do not know it is taken for granted, so that nothing found is told as good.
 */
export function expectedAbsent(analyte: string | null, knowledge: Knowledge): boolean {
  if (analyte === null) return true;
  if (urineFindings.has(analyte)) return true;
  const { group, measures, positive } = knowledge.getAnalyte(analyte);
  if (positive !== undefined) return true;
  return (
    /^(?:serology|stool_test|culture)$/.test(group) && measures.startsWith('whether') && !measures.includes('protected')
  );
}
