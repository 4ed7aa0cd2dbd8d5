import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { spellings } from '../../kernel/spellings.ts';
import { type Piece, itemMarkLength, trimmed, hasDigit } from '../lines.ts';
import names from './column-names.json' with { type: 'json' };

/** What sets the columns of a table apart; semicolons and two blanks only below a header that has them too. */
const separators = { bars: /\|/g, tabs: /\t/g, semicolons: /;/g, gaps: /\t+| {3,}/g, blanks: /\t+| {2,}/g };
type Separator = keyof typeof separators;
const isGap = (separator: Separator): boolean => separator === 'gaps' || separator === 'blanks';

/** The cells of a row with their places, empty ones included but for gaps. A line that is no row is one cell. */
export function cellsOf(text: string, line: Piece, ofTable: Separator = 'gaps'): Piece[] {
  const mark = itemMarkLength(line.text);
  const [from, end]: Span = [line.span[0] + mark, line.span[1]];
  const body = text.slice(from, end);
  const separator = body.includes('|') ? 'bars' : ofTable;
  const cells: Piece[] = [];
  let start = 0;
  for (const match of matchesIn(body, separators[separator])) {
    cells.push(trimmed(text, [from + start, from + match.index]));
    start = match.index + match[0].length;
  }
  cells.push(trimmed(text, [from + start, end]));
  return isGap(separator) ? cells.filter((cell) => cell.text !== '') : cells;
}

function separatorOf({ text }: Piece): Separator {
  if (text.includes('|')) return 'bars';
  if (text.includes('\t')) return /\t\s*\t|^\t/.test(text) ? 'gaps' : 'tabs';
  if (/;[^;]+;/.test(text)) return 'semicolons';
  return /\S {2}\S/.test(text) ? 'blanks' : 'gaps';
}

/** Times of a day for which a plan has a column each. */
export const slots = ['morning', 'noon', 'evening', 'night'] as const;
export type Slot = (typeof slots)[number];

/** `ofMedicines`: the header itself says that medicines and how they are taken are listed, whatever section it stands in. */
export type Columns = {
  name: number;
  strength: number | undefined;
  /** The dose of before, and the one from now on. */
  change: { before: number; now: number } | undefined;
  times: { at: number; slot: Slot }[];
  unit: number | undefined;
  sig: number[];
  status: number | undefined;
  /** What else is said of a medicine, with the words above it. */
  remarks: { at: number; label: string }[];
  ofMedicines: boolean;
  separator: Separator;
  starts: number[];
};

/** "08", "12:00", "0800": a column of a chart in which doses are ticked off. */
const isHours = (text: string): boolean => /^\d{1,2}:?(?:\d{2})?(?:\s+\d{1,2}:?(?:\d{2})?)*$/.test(text);

type Role = keyof typeof names;
const rolesByName = new Map(
  (Object.entries(names) as [Role, string[]][]).flatMap(([role, words]) =>
    words.flatMap(spellings).map((word) => [word, role] as const),
  ),
);
/** Those of which a header may hold one word among others: "Dose and frequency". */
const byWord = new Set<Role>(['sig', 'others']);

function roleOf(header: string): Role | undefined {
  const plain = header
    .toLowerCase()
    .replace(/\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?|[:?*]|\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  const words = plain.split(/[^\p{L}'’.-]+/u);
  const leading = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  const other = words.filter((word) => !ofDose.has(word)).join(' ');
  if (isPattern(plain)) return 'sig';
  return (
    rolesByName.get(plain) ??
    rolesByName.get(other) ??
    leading.map((phrase) => rolesByName.get(phrase)).find((role) => role !== undefined) ??
    words.map((word) => rolesByName.get(word)).find((role) => role !== undefined && byWord.has(role))
  );
}
/** "Dose at home", "Medication before admission" */
const ofDose = new Set(['dose', 'dosage', 'medication', 'medications', 'medicine', 'regimen', 'dosis']);

/** "früh-mittag-abend-nacht", "matin/midi/soir": one column for how many are taken at each time. */
const isPattern = (plain: string): boolean => {
  const parts = plain.split(/\s?[-–/]\s?/);
  return parts.length > 2 && parts.every((part) => slots.some((slot) => rolesByName.get(part) === slot));
};

/** "mo mi ab zN": a column for each time, with one blank between. */
function timesApart(cell: Piece): Piece[] {
  const words = [...cell.text.matchAll(/\S+/g)];
  const areTimes = words.length > 1 && words.every(([word]) => slots.some((slot) => slot === roleOf(word)));
  if (!areTimes) return [cell];
  return words.map(({ 0: word, index }): Piece => {
    const start = cell.span[0] + index;
    return { text: word, span: [start, start + word.length] };
  });
}

/** The columns of a medicine table by its header row; undefined where the row is no such header. */
export function columnsOf(text: string, line: Piece): Columns | undefined {
  const separator = separatorOf(line);
  const printed = cellsOf(text, line, separator);
  const cells = separator === 'bars' ? printed : printed.flatMap(timesApart);
  if (
    cells.length < (separator === 'semicolons' || separator === 'blanks' ? 3 : 2) ||
    cells.some(({ text }) => text.length > 40)
  )
    return undefined;
  const roles = cells.map(({ text }) => roleOf(text));
  if (cells.some(({ text }, at) => hasDigit(text) && !isHours(text) && roles[at] === undefined)) return undefined;
  const all = (...asked: Role[]): number[] => roles.flatMap((role, at) => (role && asked.includes(role) ? [at] : []));
  const name = all('name')[0];
  if (name === undefined) return undefined;
  const [[before], [now]] = [all('before'), all('now')];
  const change = before === undefined || now === undefined ? undefined : { before, now };
  const times = cells.flatMap((_, at) => {
    const slot = slots.find((each) => each === roles[at]);
    return slot === undefined ? [] : [{ at, slot }];
  });
  const isPlan = times.length > 1;
  const sig = change === undefined ? all('sig', 'before', 'now') : all('sig');
  const status = all('status')[0] ?? (change === undefined ? cells.findIndex(({ text }) => /^new\b/i.test(text)) : -1);
  const tellsTaking =
    isPlan ||
    change !== undefined ||
    roles.includes('strength') ||
    cells.some(
      ({ text }) =>
        isPattern(text.toLowerCase()) ||
        /strength|^st(?:ä|ae)rke|^dos(?:e|age|ierung|is)|frequency|direction|posolog|^sig|instruction|^route/i.test(
          text,
        ),
    );
  const ofMedicines =
    all('others').length === 0 &&
    tellsTaking &&
    (isPlan ||
      cells.some(({ text }) => isPattern(text.toLowerCase())) ||
      /m[eé]di[ckz]|drug|wirkstoff|pr(?:ä|ae)parat|f[aá]rma|arznei|l(?:ä|ae)ke|tablet|geneesm|traitement|sp[eé]cialit/i.test(
        cells[name]?.text ?? '',
      ));
  return {
    name,
    strength: all('strength')[0],
    change,
    times: isPlan ? times : [],
    sig: sig.filter((at) => at !== status),
    status: status === -1 ? undefined : status,
    unit: all('unit')[0],
    remarks: all('reason', 'status').flatMap((at) =>
      at === status ? [] : [{ at, label: roles[at] === 'reason' ? (cells[at]?.text ?? '') : '' }],
    ),
    ofMedicines,
    separator,
    starts: !isGap(separator) || line.text.includes('\t') ? [] : cells.map(({ span }) => span[0] - line.span[0]),
  };
}

/** The cells of a row below a header whose columns are set apart by gaps: cut where the header's columns begin, empty ones included. */
export function alignedCells(text: string, line: Piece, cells: Piece[], columns: Columns | undefined): Piece[] {
  const starts = columns?.starts ?? [];
  if (starts.length === 0 || line.text.includes('|')) return cells;
  const isCut = starts.every(
    (start, at) => at === 0 || start > line.text.length || /\s/.test(line.text[start - 1] ?? ' '),
  );
  if (!isCut) return cells;
  return starts.map((start, at) => {
    const from = Math.min(at === 0 ? itemMarkLength(line.text) : start, line.text.length);
    const to = Math.min(starts[at + 1] ?? line.text.length, line.text.length);
    return trimmed(text, [line.span[0] + from, line.span[0] + Math.max(from, to)]);
  });
}
