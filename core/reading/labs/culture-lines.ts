import { type Line, trim } from './lines.ts';
import { phraseList } from './phrases.ts';
import type { ReadingContext } from './reading-context.ts';
import { type RowDraft, bareRow, itemAt } from './item.ts';
import { startsWithLetter } from './signs.ts';

/** What a laboratory found growing, after its label: "Organism 1: Klebsiella pneumoniae". */
const labels = phraseList(
  `organism*; isolate*; culture; culture result; gram stain; gram stain result; blood culture; urine culture; wound culture; stool culture;
  sputum culture; throat culture; final culture; preliminary culture; culture report; organism identified; organisms identified`,
);

const longestLabel = 40;
const longestValue = 140;

/** The result in words behind the label of a culture; of one line. */
export function readCultureLine({ text }: ReadingContext, line: Line): RowDraft | undefined {
  if (line.layout === 'bars' || line.layout === 'tabs') return undefined;
  const words = text.slice(line.start, Math.min(line.end, line.start + longestLabel + longestValue));
  const colon = words.indexOf(':');
  if (colon < 3 || colon > longestLabel || /\S\s{2,}\S/.test(words.slice(0, colon))) return undefined;
  if (!labels.begins(words.slice(0, colon), 1)) return undefined;
  const name = trim(text, [line.start, line.start + colon]);
  const [start, end] = trim(text, [line.start + colon + 1, line.end]);
  const value = text.slice(start, end);
  if (!startsWithLetter(value) || value.length > longestValue) return undefined;
  return bareRow(name, itemAt(text, 'result', [start, end]));
}
