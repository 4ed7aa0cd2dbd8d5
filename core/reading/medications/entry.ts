import type { Span } from '../../kernel/span.ts';
import { isItem, isRow, trimmed, type Piece } from '../lines.ts';
import { cellsOf, type Columns } from './cells.ts';
import { nameIn } from './medicine-name.ts';
import { isSig, sigStart } from './sig.ts';
import { bareRatioIn, changedStrengthIn, strengthsIn } from './strength.ts';
import { withStatus } from './taking-status.ts';

/** A line of a list read as one medicine. `names` and `strengths` are places; there are several in a combination. */
export type Entry = { names: Span[]; strengths: Span[]; sig: string | null; span: Span; isItem: boolean };

const notAName =
  /^(?:his |her |my |their |mother|father|wife|husband|son |daughter|brother|sister|water|exercise|walk(?:ing)?|diet|fluids?|(?:low|high|no)[ -](?:salt|sodium|sugar|fat|fib(?:er|re)|carb|added)|disp\b|refills?|rx\s?#|no\.|keep out|discard|none|no |not |nil|n\/a|nkda|unknown|see |patient|dob|date|page|name|denies|reviewed|as above|allerg|total|status|quantity|qty|refill|started|stopped|active|expired|medication|drug|comment|note|phone|prescri(?:ber|bed)|dispens|pharmacy|dr\.?\s|sig\b|directions|instructions|indication|reason|last |next |printed|bring |start|end|the |he |she |this |these |all |any |if |please|do not|do |take |continue (?:all|your|taking)|your )/i;

/** What is to be done with a medicine, before its name. */
const actions =
  /^(?:new|stop(?:ped)?|start(?:ed)?|continued?|resumed?|changed?|hold|held|pause|discontinued?|restart(?:ed)?|add(?:ed)?|increased?|decreased?)(?:\s?[:–—]\s?|\s-\s|\s)(?:taking\s)?(?:the\s)?(?=\p{L})/iu;
/** What only announces a medicine: "Take: furosemide", "Eye drops: timolol". */
const labels =
  /^(?:take|use|(?:eye|ear|nose|nasal) drops?|drops|inhalers?|creams?|tablets?|capsules?|patch(?:es)?|injections?|otc|prn|as needed|rx)\s?:\s?(?=\p{L})/iu;

export function readEntry(text: string, line: Piece, columns: Columns | undefined): Entry | undefined {
  const cells = cellsOf(text, line);
  const found = nameCellOf(cells, columns);
  const action = found ? (actions.exec(found.text)?.[0] ?? '') : '';
  const label = action === '' && found ? (labels.exec(found.text)?.[0].length ?? 0) : action.length;
  const nameCell = found && {
    text: found.text.slice(label),
    span: [found.span[0] + label, found.span[1]] satisfies Span,
  };
  if (!nameCell || notAName.test(nameCell.text)) return undefined;
  const [nameArea, inCell] = splitCell(text, nameCell);
  // "Printed: 10/15/2026" is a label with its date.
  if (inCell && isDate(inCell.text)) return undefined;
  const read = readName(text, nameArea, columns?.strength === undefined ? undefined : cells[columns.strength]);
  if (!read) return undefined;
  const sig = sigOf(cells, cells.indexOf(found ?? nameCell), columns) ?? inCell;
  const dose = read.strengths.length === 0 && sig ? firstStrength(text, sig) : undefined;
  const end = Math.max(sig?.span[1] ?? 0, read.end);
  return {
    names: read.names,
    strengths: dose ? [dose] : read.strengths,
    // "STOP taking ibuprofen" is itself the direction.
    sig: withStatus(action.replace(/[\s:–—-]+$/, '') || null, sig === undefined ? null : tidySig(sig.text)),
    span: [read.names[0]?.[0] ?? nameCell.span[0], end],
    isItem: isItem(line.text) || isRow(line.text) || sig !== undefined || label > 0,
  };
}

const isDate = (words: string): boolean =>
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b|^\d{1,2}\/\d{1,2}(?:,?\s+\d{1,2}:\d{2})?$|^\d{1,2}:?\d{2}(?:\s?[ap]m)?$/i.test(
    words,
  );

function nameCellOf(cells: readonly Piece[], columns: Columns | undefined): Piece | undefined {
  const named = columns && cells[columns.name];
  if (named && /\p{L}{3}/u.test(named.text) && !isDate(named.text)) return named;
  return cells.find((cell) => /\p{L}{3}/u.test(cell.text) && !isDate(cell.text));
}

/** A cell in its name and, behind a dash or where directions begin, its directions. */
function splitCell(text: string, cell: Piece): [Span, Piece | undefined] {
  const [start, end] = cell.span;
  const dash = /\s[-–—]\s|\s[-–—]$|:\s(?=\S)|,\s(?=(?:take|apply|inhale|inject|use|one|\d)\b)/i.exec(cell.text);
  const firstWord = /^\S+\s*/.exec(cell.text)?.[0].length ?? 0;
  const direct = sigStart(cell.text.slice(firstWord));
  const sigAt = direct === -1 ? -1 : firstWord + direct;
  if (dash && (sigAt === -1 || dash.index <= sigAt)) {
    const rest = trimmed(text, [start + dash.index + dash[0].length, end]);
    return [[start, start + dash.index], rest.text === '' ? undefined : rest];
  }
  if (sigAt === -1) return [cell.span, undefined];
  return [[start, start + sigAt], trimmed(text, [start + sigAt, end])];
}

function readName(text: string, [start, end]: Span, strengthCell: Piece | undefined) {
  const area = text.slice(start, end);
  const changed = changedStrengthIn(area);
  if (changed) return changedName(text, start, [start + changed[0], start + changed[1]]);
  const found = strengthsIn(area).map(([from, to]): Span => [start + from, start + to]);
  const names: Span[] = [];
  let from = start;
  for (const strength of found) {
    const name = nameIn(text, [from, strength[0]]);
    // After the first, a name belongs to a combination only behind "/" or "and".
    if (name && (names.length === 0 || /^\s*(?:[/+&,]|and\b)/i.test(text.slice(from, name[0] + 1)))) names.push(name);
    from = strength[1];
  }
  if (found.length === 0) {
    const ratio = bareRatioIn(area);
    const name = nameIn(text, [start, ratio ? start + ratio[0] : end]);
    if (name) names.push(name);
    if (ratio) found.push([start + ratio[0], start + ratio[1]]);
  }
  if (found.length === 0 && strengthCell && /\d/.test(strengthCell.text)) found.push(strengthCell.span);
  const last = Math.max(names.at(-1)?.[1] ?? 0, ...found.map(([, to]) => to));
  return names.length === 0 ? undefined : { names, strengths: found.slice(0, Math.max(names.length, 1)), end: last };
}

/** "amlodipine from 5 mg to 10 mg": the name stands before "from", and the new strength counts. */
function changedName(text: string, start: number, strength: Span) {
  const from = /\s(?:dose\s)?from\s/i.exec(text.slice(start, strength[0]))?.index ?? 0;
  const name = nameIn(text, [start, start + from]);
  return name && { names: [name], strengths: [strength], end: strength[1] };
}

function sigOf(cells: readonly Piece[], nameAt: number, columns: Columns | undefined): Piece | undefined {
  const told = (cell: Piece) =>
    cell.text !== '' && !isDate(cell.text) && !/^(?:not available|n\/a|-|none)$/i.test(cell.text);
  const named = (columns?.sig ?? []).flatMap((index) => cells[index] ?? []).filter(told);
  const first = named[0];
  const last = named.at(-1);
  if (first && last) return { text: named.map((cell) => cell.text).join(' '), span: [first.span[0], last.span[1]] };
  return cells.slice(nameAt + 1).find((cell) => isSig(cell.text) && !/^qty\b|^quantity\b/i.test(cell.text));
}

function firstStrength(text: string, sig: Piece): Span | undefined {
  const first = strengthsIn(text.slice(...sig.span))[0];
  return first && [sig.span[0] + first[0], sig.span[0] + first[1]];
}

/** Directions without what the list adds about the prescription itself. */
export const tidySig = (sig: string): string | null =>
  sig
    .replace(/^(?:sig|directions|instructions)\s?:\s*/i, '')
    .replace(/\s*\((?:started|start|since|prescribed)[^()]{0,40}\)\s*$/i, '')
    .replace(
      /\s+-\s+\d{1,4}(?:\s?(?:tablets?|tabs?|capsules?|caps?|inhalers?|sachets?|patches|packs?|bottles?|tubes?|g|ml|op))?$/i,
      '',
    )
    .replace(/[\s;,-]+$/, '')
    // The stop of a sentence goes, the one of "b.i.d." stays.
    .replace(/(?<!\.\p{L})\.$/u, '') || null;
