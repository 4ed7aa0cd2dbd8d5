import { firstFrom } from '../../kernel/first-from.ts';
import type { Span } from '../../kernel/span.ts';
import { linesOf, trimmed, isBlank, isRow, type Piece } from '../lines.ts';
import { findHeaders, type Header } from './find-headers.ts';
import type { SectionRole } from './section-names.ts';
import { bareHeadings, columnHeadings } from './unmarked-headings.ts';

/** A section with the part of it that follows its header. `name` is null for what stands before the first header. */
export type DocumentSection = { name: string | null; role: SectionRole | null; span: Span; body: Span };

/** The sections of a document in order, covering all of it. A header we do not know takes the role of the section it divides ("RECTUM, BIOPSY:"). */
export function findSections(text: string): DocumentSection[] {
  const headers = histories(text, allHeaders(text));
  const sections: DocumentSection[] = [];
  const isLetter = salutation.test(text);
  const first = headers[0]?.span[0] ?? text.length;
  const preamble = trimmed(text, [0, first]).span;
  if (preamble[1] > preamble[0]) sections.push({ name: null, role: null, span: preamble, body: preamble });
  let role: SectionRole | null = null;
  // The role that goes on when a one-line section ends.
  let outer: SectionRole | null = null;
  const add = (section: DocumentSection) => {
    sections.push(section);
    if (section.role === null || !(shortRoles.has(section.role) || listed.has(section.role))) outer = section.role;
  };
  headers.forEach((header, index) => {
    const end = headers[index + 1]?.span[0] ?? text.length;
    const stop = stopOf(text, header, { end, isLetter });
    role = header.role ?? (role !== null && dividing.has(role) ? role : null);
    add(sectionOf(text, header, role, stop));
    const rest = trimmed(text, [stop, end]).span;
    const goingOn = endsWithLine(header) ? outer : header.role === 'vitals' ? 'findings' : 'narrative';
    if (rest[1] > rest[0]) add({ name: null, role: goingOn, span: rest, body: rest });
  });
  return sections;
}

function allHeaders(text: string): Header[] {
  const marked = findHeaders(text);
  const beside = columnHeadings(text, marked);
  const headers = beside.length === 0 ? marked : [...marked, ...beside].sort((a, b) => a.span[0] - b.span[0]);
  const bare = bareHeadings(text, headers);
  return bare.length === 0 ? headers : [...headers, ...bare].sort((a, b) => a.span[0] - b.span[0]);
}

/** A bare "HISTORY:" is the reason for a test on the report of the test, the story where it speaks of days and weeks, and else the past. */
function histories(text: string, headers: readonly Header[]): readonly Header[] {
  const roles = new Set(headers.map(({ role }) => role));
  const isResult = (roles.has('findings') || roles.has('technique')) && roles.has('conclusion');
  const isReport = isResult && !ofNotes.some((role) => roles.has(role));
  return headers.map((header, at) => {
    if (header.name !== 'history') return header;
    const body = text.slice(header.span[1], headers[at + 1]?.span[0] ?? text.length);
    return { ...header, role: isReport ? 'indication' : isStory.test(body) ? 'narrative' : 'history' };
  });
}

const isStory =
  /\b(?:presents?|presented|presenting|complain\w*|c\/o|ongoing|today|yesterday|\d+ (?:day|week|month)s? (?:of|history)|for (?:the )?(?:past|last) |(?:days?|hours?) ago)\b|\b\d\/(?:7|52|12)\b/i;

const ofNotes = [
  'complaint',
  'narrative',
  'family',
  'social',
  'medications',
  'allergies',
  'vitals',
  'instructions',
] as const;

const dividing = new Set<SectionRole>(['conclusion', 'findings', 'medications', 'labs', 'plan']);

function sectionOf(text: string, header: Header, role: SectionRole | null, end: number): DocumentSection {
  const [start] = header.span;
  // A header we do not know may itself say something ("ACUTE APPENDICITIS"), so it is read with its section.
  const from = header.role === null ? start : afterMark(text, header.span[1], end);
  const body = trimmed(text, [from, end]).span;
  return { name: header.name, role, span: [start, Math.max(body[1], header.span[1])], body };
}

function afterMark(text: string, from: number, end: number): number {
  const mark = /^[\s:*_=~.\-–]{0,40}(?=\s|$)|^[:*_]{1,4}/.exec(text.slice(from, Math.min(end, from + 42)));
  return from + (mark?.[0].length ?? 0);
}

function stopOf(text: string, header: Header, { end, isLetter }: { end: number; isLetter: boolean }): number {
  if (header.role === null) return end;
  if (endsWithLine(header)) return endOfParagraph(text, header.span[1], end);
  if (header.role === 'vitals') return startOfParts(text, [header.span[1], end]);
  const inLetter = header.inline && isLetter;
  if (!listed.has(header.role) && !(inLetter && listedInLetters.has(header.role))) return end;
  return startOfProse(text, [header.span[1], end], inLetter || neverProse.has(header.role));
}

/** A list under its heading is over where prose begins after a gap: a letter goes on after "Medication: …", "Family history: …". */
const listed = new Set<SectionRole>(['medications', 'allergies', 'history', 'family', 'social']);
const listedInLetters = new Set<SectionRole>(['instructions', 'plan', 'labs', 'conclusion']);
/** Prose is no part of these, while a history told in prose may have several paragraphs. */
const neverProse = new Set<SectionRole>(['medications', 'allergies']);

const salutation = /^[ \t]{0,40}Dear\s/m;

function startOfProse(text: string, [from, end]: Span, isAnyList: boolean): number {
  const lines = linesOf(text, [from, end]);
  const first = lines.findIndex((line) => !isBlank(line));
  const opens = (line: Piece, at: number) => at > first && isProse(line.text) && isBlank(lines[at - 1] ?? line);
  const at = lines.findIndex((line, index) => (isAnyList ? opens(line, index) : isProse(line.text)));
  const start = lines[at];
  return start && opens(start, at) ? start.span[0] : end;
}

/** Below its measurements a report goes on with the parts it looked at: "Left ventricle" on a line, sentences on the next. */
function startOfParts(text: string, [from, end]: Span): number {
  const lines = linesOf(text, [from, end]);
  const start = lines.find((line, at) => {
    const below = lines[at + 1]?.text ?? '';
    return at > 0 && partOnly.test(line.text) && !isRow(below) && sentence.test(below);
  });
  return start?.span[0] ?? end;
}

const partOnly = /^\p{Lu}[\p{L} ]{2,30}$/u;
const sentence = /^\p{Lu}.{10,}\.\s*$/u;

const isProse = (line: string): boolean =>
  line.length >= 60 &&
  !/:|\||\d\s?(?:mg|mcg|ml)\b/.test(line.slice(0, 60)) &&
  (line.match(/\b\p{Ll}{2,}\b/gu)?.length ?? 0) >= 8;

/** What is told on a line of its own, or in a paragraph, after which something else begins. */
const shortRoles = new Set<SectionRole>(['vitals', 'admin', 'technique', 'indication']);

/** "Vitals: …" inside an examination is one line, after which the examination goes on. */
const endsWithLine = (header: Header): boolean => header.inline && header.role !== null && shortRoles.has(header.role);

function endOfParagraph(text: string, from: number, end: number): number {
  const lines = linesOf(text, [from, end]);
  const next = lines.find((line, index) => index > 0 && (isBlank(line) || /^\s*[\p{L} /]{2,30}:/u.test(line.text)));
  return next?.span[0] ?? end;
}

/** The section in which an offset stands. Sections are in order, so the search halves. */
export function sectionAt(sections: readonly DocumentSection[], offset: number): DocumentSection | undefined {
  const section = sections[firstFrom(sections, ({ span }) => span[1] > offset)];
  return section !== undefined && section.span[0] <= offset ? section : undefined;
}
