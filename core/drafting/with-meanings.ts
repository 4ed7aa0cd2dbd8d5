import type { LabResult, Sentence } from '../documents/explanation.ts';
import { overlaps } from '../kernel/span.ts';
import type { Placed } from './lay-out.ts';

/** What must be said beside a result, and what such a result can mean, from our records. */
const belongsBeside =
  /^(?:A (?:high|low|positive) result can|Labs tell a doctor|The mark and the range|If the paper shows)/;

/**
 * Behind the first sentence of a model about a result stands what belongs beside it in our words: models are told to name no illness
 * that the document does not name, and of our own records the source is known.
 */
export function withMeanings(
  placed: readonly Placed[],
  builtIn: readonly Sentence[],
  rows: readonly LabResult[],
): Placed[] {
  const shown = new Set(placed.map(({ sentence }) => sentence.text));
  const beside = builtIn.filter(
    ({ basis, text, spans }) =>
      basis === 'general' && spans.length === 1 && belongsBeside.test(text) && !shown.has(text),
  );
  const told = new Set<Sentence>();
  return placed.flatMap((one) => {
    const row = onlyRow(one.sentence, rows);
    if (row === undefined || one.sentence.by === 'built-in') return [one];
    const own = beside.filter((sentence) => !told.has(sentence) && onlyRow(sentence, rows) === row);
    for (const sentence of own) told.add(sentence);
    return [one, ...own.map((sentence) => ({ sentence, anchor: one.anchor }))];
  });
}

/** The result that a sentence stands on, where it is one alone. */
function onlyRow({ spans }: Sentence, rows: readonly LabResult[]): LabResult | undefined {
  const own = rows.filter(({ span }) => spans.some((one) => overlaps(one, span)));
  return own.length === 1 ? own[0] : undefined;
}
