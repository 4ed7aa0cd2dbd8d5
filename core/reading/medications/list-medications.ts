import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { type Piece, isBlank, isRow, itemMarkLength, linesOf } from '../lines.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import type { SectionRole } from '../sections/section-names.ts';
import { accepts, nameOf } from './accepts.ts';
import { type Columns, columnsOf } from './cells.ts';
import { continueSig, labelledSig } from './continue-sig.ts';
import { type Entry, readEntry } from './entry.ts';
import { hasFormMark } from './medicine-name.ts';
import { type MedicineMentions, type ReadMedicine, genericOf } from './read-medicine.ts';
import { sigAhead } from './sig.ts';
import { mayHoldStrength } from './strength.ts';
import {
  type ToldStatus,
  asked,
  endsHead,
  isHalt,
  isTold,
  onlyFillers,
  statusOfHead,
  statusesIn,
} from './medicine-status.ts';

/** What these sections name with a strength is not taken by anybody: contrast dye, allergens, results. */
const otherRoles = new Set<SectionRole | null>(['allergies', 'family', 'vitals', 'labs', 'technique']);

/** Medicines that stand as entries of lists and tables, and the lines they take up. */
export type Listed = { medications: ReadMedicine[]; lines: Span[] };

type Source = { text: string; knowledge: Knowledge; mentions: MedicineMentions; isTaken: (span: Span) => boolean };

/** Reads lines as entries: in a medication section every line that looks like one, elsewhere only one with a strength and a form or directions. */
export function listMedications(source: Source, sections: readonly DocumentSection[]): Listed {
  const listed: Listed = { medications: [], lines: [] };
  for (const section of sections) listSection(source, section, listed);
  return listed;
}

function listSection(source: Source, { name, role, body }: DocumentSection, listed: Listed): void {
  // A one-line section such as "Allergies: none" may be followed by the table of medicines, which its header shows.
  const isOther = otherRoles.has(role);
  let columns: Columns | undefined;
  let head = statusOfHead(name ?? '') ?? null;
  const lines = linesOf(source.text, body);
  for (const [index, line] of lines.entries()) {
    if (isBlank(line)) continue;
    const header = line.text.length < longestHeader ? columnsOf(source.text, line) : undefined;
    if (header) {
      columns = header;
      continue;
    }
    if (isOther && columns?.ofMedicines !== true) continue;
    const own = statusOfHead(line.text);
    if (own !== undefined) {
      head = own;
      continue;
    }
    if (endsHead(line.text)) head = null;
    if (continueSig(source.text, line, listed)) continue;
    const isList = role === 'medications' || isOther || columns?.ofMedicines === true;
    const before = lines[index - 1];
    const isAmong = before !== undefined && listed.lines.at(-1) === before.span && areNumbered(before, line);
    const entry = entryOf(source, line, lines[index + 1], columns, { isList, isAmong });
    if (!entry) continue;
    listed.lines.push(line.span);
    const told = toldOf(entry, line, head) ?? (role === 'plan' ? asked : null);
    if (told?.status !== 'not_given' && told?.status !== 'allergy')
      listed.medications.push({
        ...toMedication(source, entry, told),
        ...((isRow(line.text) || columns !== undefined) && { remarks: entry.remarks }),
      });
  }
}

/** Among numbered medicines, what has a strength is one too, known or not. */
const areNumbered = (...lines: readonly Piece[]): boolean =>
  lines.every(
    ({ text }) => /^\s*\(?\d{1,2}[.)]\s/.test(text) && mayHoldStrength.test(text) && !/\/d?l\b|%/i.test(text),
  );

const longestHeader = 300;

/** A line longer than this is prose, whatever it holds. In characters. */
const longestEntry = 2000;

/** Outside of lists only what shows itself is an entry; most lines show nothing, and looking closely costs. */
const mayBeEntry = ({ text, span }: Piece, mentions: MedicineMentions): boolean =>
  mayHoldStrength.test(text) || mentions(span).length > 0 || hasFormMark(text.slice(itemMarkLength(text)));

function entryOf(
  { text, mentions, isTaken }: Source,
  line: Piece,
  next: Piece | undefined,
  columns: Columns | undefined,
  { isList, isAmong }: { isList: boolean; isAmong: boolean },
): Entry | undefined {
  if (line.text.length > longestEntry) return undefined;
  // A row of results is no entry, unless it names a known medicine with its form: "Gabapentin 300 MG Capsule".
  const known = isTaken(line.span) && !isAmong ? mentions(line.span) : undefined;
  if (known?.length === 0) return undefined;
  if (!isList && !isAmong && !mayBeEntry(line, mentions)) return undefined;
  const entry = readEntry(text, line, columns);
  if (!entry) return undefined;
  if (entry.sig === null && labelledSig.test(next?.text ?? '')) entry.isItem = true;
  nameInside(text, entry, mentions);
  const isAccepted = accepts({ text, line, entry, isList: (isList || isAmong) && known === undefined, mentions });
  return isAccepted ? entry : undefined;
}

/** "PRN paracetamol", "Occasional ibuprofen": small words ahead of the name that is known. */
function nameInside(text: string, entry: Entry, mentions: MedicineMentions): void {
  const [name] = entry.names;
  const known = name && mentions(name)[0];
  if (!known || known.start === name[0] || !onlyFillers(text.slice(name[0], known.start))) return;
  entry.sig ??= sigAhead(text.slice(name[0], known.start));
  entry.names[0] = [known.start, name[1]];
}

/** "Tab. Dolo 650", "metformin 500, one with breakfast": a number that closes the name; "Mix 25" is part of it. */
function bareNumberBehind(text: string, end: number | undefined): string | null {
  if (end === undefined || /\bmix(?:tard)?$/i.test(text.slice(Math.max(0, end - 10), end))) return null;
  return /^ (\d{2,4}|\d\.\d{1,2})(?=$|[,;\n]| {2,}| [-–(])/.exec(text.slice(end, end + 16))?.[1] ?? null;
}

/** What is done with the medicine of an entry: by its column, by its own line, or by the head above it. */
function toldOf(entry: Entry, line: Piece, head: ToldStatus | null): ToldStatus | null {
  const [start = 0] = entry.names[0] ?? [];
  const end = entry.names.at(-1)?.[1] ?? start;
  const bar = line.text.indexOf('|', end - line.span[0]);
  const cell = bar === -1 ? line.text : line.text.slice(0, bar);
  const [own = null] = statusesIn(cell, [[start - line.span[0], end - line.span[0]]]);
  // "Given in hospital only: ceftriaxone"
  if (own?.status === 'given' && inHospital.test(line.text.slice(0, start - line.span[0])))
    return { ...own, status: 'there' };
  const told =
    entry.told ?? (own?.status === 'taken' || own?.status === 'general' || own?.status === 'given' ? null : own);
  return head !== null && (told === null || (isHalt(head) && !isTold(told))) ? head : told;
}

const inHospital = /\b(?:only|hospital|ward|stay|theat(?:re|er)|icu|emergency)\b[^:]{0,20}:/i;

function toMedication({ text, knowledge }: Source, entry: Entry, told: ToldStatus | null): ReadMedicine {
  const name = nameOf(text, entry);
  return {
    name,
    generic: genericOf(name, knowledge),
    strength:
      entry.strengths.length === 0
        ? bareNumberBehind(text, entry.names.at(-1)?.[1])
        : entry.strengths.map((span) => text.slice(...span)).join(' / '),
    instructions: entry.sig,
    told,
    isListed: true,
    span: entry.span,
  };
}
