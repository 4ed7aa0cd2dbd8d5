import type { Span } from '../../kernel/span.ts';
import { isItem, isRow, type Piece, wordCount } from '../lines.ts';
import { isWithin, leadOfList, markOf, scopeOf, type ListScope } from '../list-scope.ts';
import { sentencesOf } from '../sentences.ts';
import { statementsBesideNumbers } from './beside-numbers.ts';
import { isSaying } from './preamble.ts';
import { readableParts } from './readable-parts.ts';
import { sectionAt, type DocumentSection } from '../sections/find-sections.ts';
import { reasonsInTables } from './reasons-in-table.ts';

/** A sentence where findings may live. `lead` is the line above its list ("Return if you have:"); `label` opens its line or list ("LEFT KIDNEY:"). */
export type Statement = { piece: Piece; section: DocumentSection; lead: string; label: string };

export function statementsOf(text: string, sections: readonly DocumentSection[]): Statement[] {
  const stated = readableParts(text, sections).flatMap((section) => {
    const isPreamble = section.name === null && section.span[0] === sections[0]?.span[0] && sections.length > 1;
    const pieces = sentencesOf(text, section.body);
    if (!isPreamble) return withLeads(text, pieces, section);
    const beside = statementsBesideNumbers(text, pieces);
    return withLeads(
      text,
      beside.length > 0 ? beside : pieces.filter(({ text: words }, at) => isSaying(words, at)),
      section,
    );
  });
  const reasons = reasonsInTables(text).flatMap((piece): Statement[] => {
    const section = sectionAt(sections, piece.span[0]);
    return section ? [{ piece, section: { ...section, role: null }, lead: '', label: '' }] : [];
  });
  return reasons.length === 0 ? stated : inOrder([...stated, ...reasons]);
}

/** A row that holds the reason is not read once more as a whole. */
function inOrder(statements: readonly Statement[]): Statement[] {
  const sorted = [...statements].sort((a, b) => a.piece.span[0] - b.piece.span[0] || a.piece.span[1] - b.piece.span[1]);
  return sorted.filter(({ piece }, at) => (sorted[at + 1]?.piece.span[0] ?? Infinity) >= piece.span[1]);
}

function withLeads(text: string, pieces: readonly Piece[], section: DocumentSection): Statement[] {
  let lead = '';
  let scope: ListScope | undefined;
  let isFurtherIn = false;
  let isBelow = false;
  let label = '';
  let heading = '';
  let vaccines = false;
  return pieces.map((piece) => {
    const isLine = opensLine(text, piece.span);
    const line = isLine ? lineAt(text, piece.span) : '';
    // The sentences of one line stand together.
    isBelow = isLine ? scope !== undefined && isWithin(scope, line) : isBelow;
    const isNext = isListItem(text, piece.span) || (isShortLine(piece.text) && !isAfterGap(text, piece.span));
    const follows = isBelow || (isNext && !isFurtherIn && !(isLine && isBeside(scope, line)));
    // Rows of a table of vaccines name what each keeps away.
    const isInTable = isRow(piece.text);
    vaccines = isInTable && (vaccines || /\b(?:vaccines?|vaccinations?|immuni[sz]ations?)\b/i.test(piece.text));
    const own = vaccines ? 'vaccine for' : follows ? lead : '';
    const next = text.slice(piece.span[1], piece.span[1] + longestHeading).trimStart();
    // Inside a list, what leads items of another mark opens a list of its own.
    const isInner = own !== '' && isLine && scope !== undefined && markOf(next) !== scope.ofItems;
    if (own === '' || (isInner && leadOf(piece.text) !== '')) {
      lead = leadOf(piece.text);
      isFurtherIn = lead !== '' && !piece.text.endsWith(':') && !openLead.test(piece.text);
      scope = lead === '' || !isLine ? undefined : scopeOf(line, next);
    }
    // A label holds until its line ends, for the sentences that follow it there.
    if (isLine) label = labelOf(piece.text) ?? (own || heading);
    else label = labelOf(piece.text) ?? label;
    if (piece.text.endsWith(':')) heading = piece.text.slice(-longestHeading);
    else if (labelOf(piece.text) !== undefined) heading = '';
    return { piece, section, lead: own, label };
  });
}

/** A line marked as the lead is, where the items are marked otherwise, comes after them. */
const isBeside = (scope: ListScope | undefined, line: string): boolean =>
  scope !== undefined && scope.mark !== null && scope.mark !== scope.ofItems && markOf(line) === scope.mark;

/** "Negative for:", "Come back if you have": a line that leaves its list open. */
function leadOf(words: string): string {
  if (words.endsWith(':')) return words.slice(-longestLead, -1);
  if (openLead.test(words)) return words.slice(-longestLead);
  const kind = leadOfList(words);
  return kind === undefined ? '' : inWords[kind];
}
const inWords = { signs: 'return if', risks: 'risks of', causes: 'differential includes' };

const longestLead = 200;
const openLead =
  /\b(?:if|if (?:you|they|he|she)(?: have| has| get| gets| notice| develop| develops)?|any of (?:these|the following))$/i;

/** A line of its own that ends in a colon speaks for the lines below it: "Left breast:". */
const longestHeading = 40;

const labelOf = (words: string): string | undefined => /^[^:.]{2,40}:(?!$)/.exec(words)?.[0];

const lineAt = (text: string, [start, end]: Span): string => {
  const before = text.slice(Math.max(0, start - longestMark), start);
  return before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, end);
};

const opensLine = (text: string, [start]: Span): boolean => {
  const before = text.slice(Math.max(0, start - longestMark), start);
  return start < longestMark || /\n[\s\d.)•*(–-]*$/.test(before);
};

/** A line of a list without marks: "fever" below "Negative for:". */
const isShortLine = (words: string): boolean => words.length <= 50 && !/[.:!?]$/.test(words) && wordCount(words) <= 6;

const isAfterGap = (text: string, [start]: Span): boolean =>
  /\n[ \t]*\n[ \t]*$/.test(text.slice(Math.max(0, start - longestMark), start));

/** A mark and its indent fit into so many characters; looking further back would read a long line again for each sentence. */
const longestMark = 16;

function isListItem(text: string, [start]: Span): boolean {
  const before = text.slice(Math.max(0, start - longestMark), start);
  const from = start - before.length + before.lastIndexOf('\n') + 1;
  return (before.includes('\n') || start < longestMark) && isItem(text.slice(from, start + 1));
}
