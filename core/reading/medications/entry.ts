import type { Span } from '../../kernel/span.ts';
import { type Piece, isItem, isRow, trimmed, hasWord } from '../lines.ts';
import { type Columns, alignedCells, cellsOf } from './cells.ts';
import { nameAndStrength, splitCell } from './entry-name.ts';
import { boxLength, hasFormMark } from './medicine-name.ts';
import { isDate, isLabel } from './not-a-name.ts';
import { isSig, tidySig } from './sig.ts';
import statusWords from './status-words.json' with { type: 'json' };
import { isStrengthAlone, strengthsIn } from './strength.ts';
import { type ToldStatus, cuesAhead, isTold, statusOfRemark } from './medicine-status.ts';
import { sigOfRow } from './row-sig.ts';

/** A line of a list read as one medicine. `names` and `strengths` are places; there are several in a combination. */
export type Entry = {
  names: Span[];
  strengths: Span[];
  sig: string | null;
  /** What other cells of its row say. */
  remarks: string[];
  span: Span;
  isItem: boolean;
  isRow: boolean;
  isOrdered: boolean;
  /** What a column of the table says is done with it. */
  told: ToldStatus | null;
  hasForm: boolean;
};

/** What is to be done with a medicine, before its name: "STOP taking: ", "New - ". */
function actionLength(words: string): number {
  const [first, ...others] = cuesAhead(words.slice(0, 60));
  if (first?.span[0] !== 0 || !(isTold(first) || first.status === 'given')) return 0;
  const end =
    others.find(({ span, status }) => span[0] <= first.span[1] + 1 && status === 'taken')?.span[1] ?? first.span[1];
  const label = labelRest.exec(words.slice(end))?.[0].length ?? 0;
  if (label > 0) return end + label;
  const gap =
    /^(?:\s?[:–—]\s?|\s-\s|\s{1,2})(?:taking\s)?(?:the\s|your\s)?(?=\p{L})/iu.exec(words.slice(end))?.[0].length ?? 0;
  return gap === 0 ? 0 : end + gap;
}
/** "Held until the visit: lisinopril", "Started here, finish at home: amoxicillin" */
const labelRest = new RegExp(String.raw`^(?:,?\s(?:${statusWords.ofLabels.join('|')})){1,6}\s?:\s+(?=\p{L})`, 'iu');

/** What only announces a medicine: "Take: furosemide", "Eye drops: timolol", "Pain: paracetamol". */
const labels =
  /^(?:take|use|(?:eye|ear|nose|nasal) drops?|drops|inhalers?|creams?|tablets?|capsules?|patch(?:es)?|injections?|otc|prn|as needed|rx|pain|sleep|blood pressure|cholesterol|diabetes)\s?:\s?(?=\p{L})/iu;

export function readEntry(text: string, line: Piece, columns: Columns | undefined): Entry | undefined {
  const cells = alignedCells(text, line, cellsOf(text, line, columns?.separator), columns);
  const ordered = cells[0] && cells.length > 1 ? orderAlone(cells[0].text) : undefined;
  const found = nameCellOf(ordered === undefined ? cells : cells.slice(1), columns);
  if (!found) return undefined;
  const { action, length } = openingOf(found.text, ordered);
  const nameCell = trimmed(text, [found.span[0] + length, found.span[1]]);
  if (isLabel(nameCell.text)) return undefined;
  const [nameArea, inCell] = splitCell(text, nameCell);
  // "Printed: 10/15/2026" is a label with its date.
  if (inCell && isDate(inCell.text)) return undefined;
  const ofStrength = columns?.strength === undefined ? undefined : cells[columns.strength];
  const alone = columns && cells.slice(cells.indexOf(found) + 1).find((cell) => isStrengthAlone(cell.text));
  const read = nameAndStrength(text, nameArea, ofStrength?.text ? ofStrength : alone);
  if (!read) return undefined;
  const row = sigOfRow(cells, cells.indexOf(found), columns);
  const isHeaded = (columns?.change !== undefined || (columns?.times.length ?? 0) > 0) && row.sig !== undefined;
  const isBoth = inCell && row.sig && !isHeaded && inCell.text !== row.sig.text;
  const sig = isBoth ? bothOf(inCell, row.sig) : (row.sig ?? inCell);
  const dose = read.strengths.length === 0 && sig ? firstStrength(text, sig) : undefined;
  const end = Math.max(sig?.span[1] ?? 0, read.end);
  return {
    names: read.names,
    strengths: dose ? [dose] : read.strengths,
    sig: sig === undefined ? null : tidySig(sig.text),
    remarks: row.remarks,
    span: [read.names[0]?.[0] ?? nameCell.span[0], end],
    isRow: isRow(line.text) || cells.length > 2,
    isItem: isItem(line.text) || isRow(line.text) || cells.length > 2 || sig !== undefined || length > 0,
    isOrdered: action !== '',
    told: ordered === undefined ? row.told : statusOfRemark(ordered),
    hasForm: hasFormMark(nameCell.text) || boxLength(found.text) > 0,
  };
}

/** "Methotrexate 10 mg once a week    on Monday": directions in the cell of the name go on in the next one. */
function bothOf(inCell: Piece, next: Piece | undefined): Piece {
  if (next === undefined || !isSig(next.text)) return inCell;
  if (!isSig(inCell.text)) return next;
  return { text: `${inCell.text}, ${next.text}`, span: [inCell.span[0], next.span[1]] };
}

/** "STOP   cough syrup": an order in a column of its own. */
function orderAlone(cell: string): string | undefined {
  const words = cell.slice(boxLength(cell));
  return actionLength(`${words} x`) === words.length + 1 ? words : undefined;
}

/** What stands before the name: a box to tick, an order, a label, a form. */
function openingOf(words: string, ordered?: string): { action: string; length: number } {
  if (ordered !== undefined) return { action: ordered, length: 0 };
  const box = boxLength(words);
  const action = words.slice(box, box + actionLength(words.slice(box)));
  const label = action === '' ? (labels.exec(words.slice(box))?.[0].length ?? 0) : action.length;
  return { action, length: box + label };
}

function nameCellOf(cells: readonly Piece[], columns: Columns | undefined): Piece | undefined {
  const named = columns && cells[columns.name];
  const mayName = ({ text }: Piece): boolean => hasWord(text) && !isDate(text);
  return named && mayName(named) ? named : cells.find(mayName);
}

function firstStrength(text: string, sig: Piece): Span | undefined {
  const first = strengthsIn(text.slice(...sig.span))[0];
  return first && [sig.span[0] + first[0], sig.span[0] + first[1]];
}
