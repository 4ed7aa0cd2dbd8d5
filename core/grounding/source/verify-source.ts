import type { Explanation, LabResult } from '../../documents/explanation.ts';
import type { MedicineEntry } from '../../knowledge/entries.ts';
import type { Knowledge, Mention } from '../../knowledge/knowledge.ts';
import type { PhraseIndex } from '../../knowledge/phrase-index.ts';
import { alignableText, type AlignableText } from '../align/align-quote.ts';
import { documentMentions, type DocumentMentions } from './document-mentions.ts';
import { printedCells, type Cell } from './printed-tables.ts';
import { settledRows } from './settled-rows.ts';
import { rowNames, type NamedRows } from './row-names.ts';

/** What sentences are held against: the facts of a document, made ready once for all of its sentences. */
export type VerifySource = {
  readonly explanation: Explanation;
  readonly knowledge: Knowledge;
  readonly alignable: AlignableText;
  readonly rows: readonly LabResult[];
  readonly rowNames: PhraseIndex<NamedRows>;
  /** The names of the rows as they are printed, in small letters. */
  readonly printedNames: ReadonlySet<string>;
  readonly mentions: DocumentMentions;
  readonly medicines: readonly Mention<MedicineEntry>[];
  readonly lower: string;
  readonly cells: readonly Cell[];
};

export function verifySource(explanation: Explanation, knowledge: Knowledge): VerifySource {
  const { text } = explanation;
  const cells = printedCells(text);
  const labResults = settledRows(explanation.labResults, cells, text);
  return {
    explanation,
    knowledge,
    alignable: alignableText(text),
    rows: labResults,
    rowNames: rowNames(labResults),
    printedNames: new Set(labResults.map(({ name }) => name.toLowerCase())),
    mentions: documentMentions(explanation, knowledge),
    medicines: knowledge.findMedicines(text),
    lower: text.toLowerCase(),
    cells,
  };
}
