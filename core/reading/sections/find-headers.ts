import { append } from '../../kernel/append.ts';
import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { indentOf, isBlank, isRow, linesOf, type Piece, opensInCapital, hasSmall, wordCount } from '../lines.ts';
import { sectionLike, sectionNamed, type SectionRole } from './section-names.ts';

/** `span` covers the header's words, what marks them up before, and a colon on the same line. Role null: plainly a header, yet none we know. `inline`: text follows on its line. */
export type Header = { name: string; role: SectionRole | null; span: Span; inline: boolean };

const longestHeader = 60;
export const longestLooked = 240;
/** "Imp - flu", "PMHx - asthma": a dash is enough behind a short form. */
const longestShortForm = 4;

export function findHeaders(text: string): Header[] {
  const headers: Header[] = [];
  let previous: Piece | undefined;
  for (const line of linesOf(text)) {
    const afterGap = previous === undefined || isBlank(previous);
    if (!isBlank(line)) append(headers, headersIn(line, afterGap, previous === undefined));
    previous = line;
  }
  return headers;
}

function headersIn(line: Piece, afterGap: boolean, isFirst: boolean): Header[] {
  const opening = wholeLineHeader(line, afterGap, isFirst) ?? inlineHeader(line) ?? bareHeader(line);
  if (opening && !opening.inline) return [opening];
  return [...(opening ? [opening] : []), ...midLineHeaders(line, opening?.span[1] ?? line.span[0])];
}

/** What stands around a header's words: "## Plan", "**Plan:**", "=== PLAN ===", "2. PLAN". */
const before = /^[\s#*_=~>•\-–]{0,40}(?:\(?(?:\d{1,2}|[IVX]{1,4})[.)]\s{0,4})?/;
const after = /[\s*_=~\-–:.]{0,40}$/;

function wholeLineHeader(line: Piece, afterGap: boolean, isFirst: boolean): Header | undefined {
  if (line.text.length > longestHeader + 40) return undefined;
  const start = before.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(start);
  const tail = after.exec(rest)?.[0] ?? '';
  const words = rest.slice(0, rest.length - tail.length);
  if (words === '' || words.length > longestHeader || isRow(words) || !opensInCapital(words)) return undefined;
  const at: Span = [firstSign(line), line.span[0] + start + words.length];
  const bare = words.replace(/\([^()]{0,40}\)/g, ' ').trim();
  // "## Investigations (blood tests today)"
  const isMarked = /^\s{0,3}#{1,6}\s/.test(line.text);
  const known = sectionNamed(words) ?? (isMarked ? sectionNamed(bare) : undefined);
  // "Stable." under PLAN ends in a full stop; a header does not.
  if (known && !tail.startsWith('.')) return { ...known, span: at, inline: false };
  const isCapitals = !hasSmall(bare) && /\p{Lu}{3}/u.test(words) && !tail.startsWith('.');
  const certain = tail.includes(':') || (isCapitals && afterGap && !isFirst);
  if (!certain || wordCount(words) > 7) return undefined;
  const like = sectionLike(words);
  if (like) return { ...like, span: at, inline: false };
  if (isFirst || !isCapitals || /[\d,;:!?]/.test(words)) return undefined;
  return { name: words.toLowerCase().replace(/\s+/g, ' '), role: null, span: at, inline: false };
}

const firstSign = ({ text, span }: Piece): number => span[0] + indentOf(text);

/** "Lab comment:", "Relevant history:": a label whose last word tells what it opens. */
const remark = (words: string) =>
  /^(?:[\p{L}'’./]+ ){1,3}(?:comments?|notes?|history|findings|interpretation|details|information|clinical)$/iu.test(
    words,
  )
    ? sectionLike(words)
    : undefined;

/** "INDICATIONS AND PROCEDURE IN DETAIL:" in capitals, in whatever words the parts of a report of an operation are called. */
const operationPart = (words: string) =>
  /^(?:[A-Z/&-]+ ){1,5}[A-Z]+$/.test(words) &&
  /^(?:INDICATIONS?|PROCEDURES?|OPERATI(?:VE|ON)|DESCRIPTION|FINDINGS|HISTORY|BRIEF|DETAILED)\b.*\b(?:PROCEDURES?|OPERATIONS?|DETAIL|SURGERY|TECHNIQUE)$/.test(
    words,
  )
    ? { name: words.toLowerCase(), role: 'technique' as const }
    : undefined;

/** Short forms that open a part of a terse note without a colon: "O/E T 38.4", "PMHx nil of note". */
const bareForm =
  /^\s*(PMHx?|PSHx?|D(?:rug )?Hx|FHx|SHx|Soc(?:ial)? ?Hx|O\/E|C\/O|C\/o|c\/o|HPC|HPI|PC|MEDS|SOCIAL|HxPC|DDx|Dx|Imp|Past hx)(?=\s+[^\s:–-])(?!\s+(?:significant|includes?|notable|positive|remarkable|of|is|was)\b)/;

/** "FH   mother - stroke", "REASON   diarrhoea": a heading in capitals in a column of its own. */
const gapForm = /^\s*(\p{Lu}[\p{Lu}/ ]{0,16}\p{Lu})(?=\s{2,}\S)(?!.{0,80}?\S\s{3,}\S.{0,80}?\S\s{3,}\S)/u;

function bareHeader(line: Piece): Header | undefined {
  const form = bareForm.exec(line.text) ?? gapForm.exec(line.text.slice(0, longestLooked));
  const known = form?.[1] === undefined ? undefined : sectionNamed(form[1]);
  if (!form || !known) return undefined;
  return { ...known, span: [firstSign(line), line.span[0] + form[0].length], inline: true };
}

/** "Header: text", "HEADER - text" at the start of a line. */
function inlineHeader(line: Piece): Header | undefined {
  const head = line.text.slice(0, longestHeader + 40);
  const opening = before.exec(head)?.[0] ?? '';
  // "- Examination: …" is an item of the section it stands in.
  if (/[•\-–>]/.test(opening)) return undefined;
  const start = opening.length;
  const mark = /^[^:|\t]{1,60}?(?::|\s?[-–—](?=\s))/.exec(head.slice(start));
  if (!mark || !/^\p{L}/u.test(mark[0])) return undefined;
  const words = mark[0].replace(/[\s*_]*[:\-–—]$/, '');
  const known = sectionNamed(words) ?? (mark[0].endsWith(':') ? (remark(words) ?? operationPart(words)) : undefined);
  if (!known || (!mark[0].endsWith(':') && hasSmall(words) && words.length > longestShortForm)) return undefined;
  // Lower-case words before a colon are part of a sentence; short forms are not.
  if (!opensInCapital(words) && words.length > longestShortForm) return undefined;
  return { ...known, span: [firstSign(line), line.span[0] + start + mark[0].length], inline: true };
}

/** Headers inside a line, where a text has lost its line ends: "… COMPARISON: None. FINDINGS: The lungs …". */
function midLineHeaders(line: Piece, from: number): Header[] {
  const headers: Header[] = [];
  const { text, span } = line;
  let last = from - span[0];
  for (let colon = text.indexOf(':', last); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    const reach = Math.max(last, colon - longestHeader);
    const ahead = text.slice(reach, colon);
    const found = headerAtEnd(ahead);
    if (!found) continue;
    headers.push({ ...found.section, span: [span[0] + reach + found.start, span[0] + colon + 1], inline: true });
    last = colon + 1;
  }
  return headers;
}

function headerAtEnd(ahead: string) {
  for (const boundary of matchesIn(ahead, /[.;!?)\]]\s{1,4}(?=\p{Lu})|\s{2}(?=\p{Lu})/gu)) {
    const start = boundary.index + boundary[0].length;
    const words = ahead.slice(start);
    const section = sectionNamed(words);
    // In capitals, or spelled out: a mid-line "Heart:" or "Pe:" is a label inside a section.
    const isApart = words.length <= longestShortForm && /^\s{2}/.test(boundary[0]);
    if (section && (!hasSmall(words) || isApart || isWeighty(section.role, words))) return { start, section };
  }
  return undefined;
}

const isWeighty = (role: SectionRole, words: string): boolean =>
  words.length >= 4 && (role === 'conclusion' || role === 'plan' || role === 'technique' || /^findings$/i.test(words));
