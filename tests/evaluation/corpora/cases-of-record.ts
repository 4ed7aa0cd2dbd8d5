import { canonicalText } from '#core/reading/canonical-text.ts';
import type { Case, Expected, ExpectedMedicine } from '../case.ts';
import { bare, numberOf } from '../measures/same.ts';
import { expectedRow } from './expected-row.ts';
import { knownCorpora, typeNames } from './known-corpora.ts';
import type { CorpusRecord, RecordRow } from './record.ts';
import { printRows } from './print-rows.ts';
import { sectionCodes } from './section-codes.ts';

export type RecordCases = { cases: Case[]; rowsNotPrinted: number; isPrintedHere: boolean };

/** The cases of one line. `turn` is its place in the file, by which one of several header forms is taken. */
export function casesOfRecord(record: CorpusRecord, corpus: string, turn: number): RecordCases {
  const told = record.text ?? record.narrative ?? '';
  const isPrintedHere = told.trim() === '' && record.files === undefined && (record.gold?.labs?.length ?? 0) > 0;
  const raw = isPrintedHere ? printRows(record.title ?? '', record.gold?.labs ?? [], turn) : told;
  if (raw.trim() === '') return { cases: [], rowsNotPrinted: record.gold?.labs?.length ?? 0, isPrintedHere };
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
      isPrintedHere,
    };
  }
  // What is printed here has no flags, so that none is expected where there is no range.
  const rows = (record.gold?.labs ?? []).map((row) => (isPrintedHere ? { ...row, flag: null } : row));
  const printed = rows.filter((row) => row.in_text !== false && !ofOthers.test(row.name) && isPrinted(row, text));
  return {
    cases: [{ id: record.id, text, expected: expectedOf(record, corpus, printed, text) }],
    rowsNotPrinted: rows.length - printed.length,
    isPrintedHere,
  };
}

function expectedOf(
  { gold = {} }: CorpusRecord,
  corpus: string,
  printed: readonly RecordRow[],
  text: string,
): Expected {
  const { rowsComplete = true, medicinesComplete = true, typesTold = true } = knownCorpora[corpus] ?? {};
  const type = typeNames[gold?.doc_type ?? ''];
  return {
    ...(typesTold && type !== undefined && { type }),
    ...(gold?.labs && {
      rows: { listed: printed.map((row) => expectedRow(row, text)), isComplete: rowsComplete },
    }),
    ...(gold?.medications && {
      medications: { listed: medicinesOf(gold.medications, text, medicinesComplete), isComplete: medicinesComplete },
    }),
    ...(gold?.sections && { sections: { listed: gold.sections, isComplete: false } }),
  };
}

/** Coded with the results of a laboratory, and measured by a camera, a densitometer or at the bedside. */
const ofOthers = /\bUS(?:\.doppler)?\b|\bBMD\b|^temperature$|^accession number$/i;

/**
 * Whether a row can be read from the document. Words have to stand in a document that prints their name; a number too, or else, where
 * a code's name is given, in a line with a word of that name or with its unit.
 */
function isPrinted({ name, value, unit }: RecordRow, text: string): boolean {
  const isNamed = bare(text).includes(bare(name));
  const number = numberOf(String(value));
  if (number === null) return isNamed && bare(String(value)) !== '' && bare(text).includes(bare(String(value)));
  const words = [
    ...(name.toLowerCase().match(/[a-z]{3,}/g) ?? []),
    ...(unit && /[a-z%]/i.test(unit) ? [unit.toLowerCase()] : []),
  ];
  return text.split('\n').some((line) => {
    const lower = line.toLowerCase();
    return hasNumber(line, Math.abs(number)) && (isNamed || words.some((word) => lower.includes(word)));
  });
}

const hasNumber = (line: string, wanted: number): boolean =>
  (line.match(/\d+(?:[.,]\d+)*|[.,]\d+/g) ?? []).some((printed) => numberOf(printed) === wanted);

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
