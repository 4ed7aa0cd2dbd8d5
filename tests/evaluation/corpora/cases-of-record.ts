import { canonicalText } from '#core/reading/canonical-text.ts';
import type { Case, Expected, ExpectedMedicine } from '../case.ts';
import { bare, numberOf } from '../measures/same.ts';
import { expectedRow } from './expected-row.ts';
import { knownCorpora, typeNames } from './known-corpora.ts';
import type { CorpusRecord, RecordRow } from './record.ts';
import { sectionCodes } from './section-codes.ts';

export type RecordCases = { cases: Case[]; rowsNotPrinted: number };

/** The cases of one line. `turn` is its place in the file, by which one of several header forms is taken. */
export function casesOfRecord(record: CorpusRecord, corpus: string, turn: number): RecordCases {
  const raw = record.text ?? record.narrative ?? '';
  if (raw.trim() === '') return { cases: [], rowsNotPrinted: record.gold?.labs?.length ?? 0 };
  const text = canonicalText(raw);
  const code = sectionCodes[record.gold?.section ?? ''];
  if (code !== undefined) {
    const header = code.headers[turn % code.headers.length] ?? '';
    return {
      cases: [
        { id: `${record.id} alone`, text, expected: { onlySection: { name: code.name, by: 'text' } } },
        {
          id: `${record.id} under ${header}`,
          text: `${header}:\n${text}`,
          expected: { onlySection: { name: code.name, by: 'header' } },
        },
      ],
      rowsNotPrinted: 0,
    };
  }
  const rows = record.gold?.labs ?? [];
  const printed = rows.filter((row) => row.in_text !== false && isPrinted(row, text));
  return {
    cases: [{ id: record.id, text, expected: expectedOf(record, corpus, printed, text) }],
    rowsNotPrinted: rows.length - printed.length,
  };
}

function expectedOf(
  { gold = {} }: CorpusRecord,
  corpus: string,
  printed: readonly RecordRow[],
  text: string,
): Expected {
  const { rowsComplete = true, medicinesComplete = true } = knownCorpora[corpus] ?? {};
  const type = typeNames[gold?.doc_type ?? ''];
  return {
    ...(type !== undefined && { type }),
    ...(gold?.labs && {
      rows: { listed: printed.map((row) => expectedRow(row, text)), isComplete: rowsComplete },
    }),
    ...(gold?.medications && {
      medications: { listed: medicinesOf(gold.medications, text, medicinesComplete), isComplete: medicinesComplete },
    }),
    ...(gold?.sections && { sections: { listed: gold.sections, isComplete: false } }),
  };
}

/** A row whose value stands nowhere in the document cannot be read from it, nor words whose name it does not print. */
function isPrinted({ name, value }: RecordRow, text: string): boolean {
  const number = numberOf(String(value));
  if (number === null && (bare(String(value)) === '' || !bare(text).includes(bare(name)))) return false;
  if (number === null) return bare(text).includes(bare(String(value)));
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).some((printed) => numberOf(printed) === Math.abs(number));
}

function medicinesOf(
  listed: readonly (string | { name: string; sig?: string | null | undefined })[],
  text: string,
  isList: boolean,
): ExpectedMedicine[] {
  const lower = text.toLowerCase();
  return listed.flatMap((entry) => {
    const name = typeof entry === 'string' ? entry : entry.name;
    const first = name.split(/[\s,]/)[0]?.toLowerCase() ?? '';
    if (/not documented|not available|^no known|^drug or med/i.test(name) || !lower.includes(first)) return [];
    // Coded names have strengths that the document need not print: only a list is held to them.
    if (!isList || typeof entry === 'string') return [{ name }];
    return [{ name, strength: strengthIn(name) }];
  });
}

const strength =
  /\d[\d.,]*(?:\/\d[\d.,]*)?\s?(?:mg|milligram|mcg|ml|g|units?|unt|iu|meq|%)(?:\/[\d.]*\s?(?:ml|mg|actuat|hr|g))?/gi;

const strengthIn = (name: string): string | undefined => name.match(strength)?.join(' / ');
