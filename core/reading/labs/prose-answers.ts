import { type Item, type RowDraft, bareRow } from './item.ts';
import { phraseList } from './phrases.ts';
import type { Named } from './prose-names.ts';
import type { ReadingContext } from './reading-context.ts';
import { findAnalyteIn } from './specimens.ts';
import { isSupposed } from './supposed.ts';

const answers = phraseList(
  `negative; neg; positive; pos; not detected; undetectable; detected; reactive; non reactive; nonreactive; weakly positive; equivocal;
  indeterminate`,
);
const testWord = phraseList(
  `test; tests; pcr; antigen; ag; antibody; ab; igg; igm; smear; screen; swab; titer; titre; serology; rna; dna; naat; rapid; culture`,
);

/**
 * A yes or no that a sentence tells: "Troponin was negative", "urine hCG positive". Where the same word names an illness
 * ("hepatitis C negative") it is left to the findings.
 */
export function readAnswer(
  context: ReadingContext,
  items: readonly Item[],
  index: number,
  named: Named | undefined,
): RowDraft | undefined {
  const value = items[index];
  if (!named || !value || !answers.is(value.text)) return undefined;
  const { text, knowledge } = context;
  const [start] = named.span;
  const name = text.slice(...named.span);
  // "Negative for", "positive in 3 of 4"
  if (/^\s{1,3}(?:for|in|family|margins?|predictive|pressure)\b/i.test(text.slice(value.end, value.end + 12)))
    return undefined;
  const kind = knowledge.findTerm(name)?.kind;
  if ((kind === 'condition' || kind === 'finding' || kind === 'symptom') && !testWord.holds(name)) return undefined;
  if (isSupposed(text, [start, value.end], false)) return undefined;
  // Asked with yes or no, protein and sugar are those of a dipstick.
  const isDipstick = findAnalyteIn(knowledge, name, undefined, 'urine') !== undefined;
  return { ...bareRow(named.span, value), told: true, specimen: isDipstick ? 'urine' : null };
}
