import type { Span } from '../../kernel/span.ts';
import { isItem, type Piece } from '../lines.ts';
import { sentencesOf } from '../sentences.ts';
import { holdsFindings } from './section-policy.ts';
import type { DocumentSection } from '../sections/find-sections.ts';

/** A sentence where findings may live. `lead` is the line above a list that its items depend on ("Return if you have:"). */
export type Statement = { piece: Piece; section: DocumentSection; lead: string };

export function statementsOf(text: string, sections: readonly DocumentSection[]): Statement[] {
  return sections
    .filter(({ role }) => holdsFindings(role))
    .flatMap((section) => {
      const isPreamble = section.name === null && section.span[0] === sections[0]?.span[0] && sections.length > 1;
      const pieces = sentencesOf(text, section.body).filter(
        (piece, at) => !isPreamble || isProse(piece.text) || (at >= titleLines && !isHeading(piece.text)),
      );
      return withLeads(text, pieces, section);
    });
}

/** Titles and labelled lines at the head of a document are not statements. */
const isProse = (words: string): boolean =>
  !/^[^.]{1,30}:/.test(words) && ((/[.?]$/.test(words) && words.includes(' ')) || saysSomething.test(words));

/** Below the first lines, what is neither labelled nor in columns or capitals says something. */
const titleLines = 3;
const isHeading = (words: string): boolean => /:|\||\t|\S {3,}\S/.test(words) || !/\p{Ll}/u.test(words);

/** Words that only a statement holds, where a terse note has no full stops. */
const saysSomething =
  /(?:^|\s)(?:no|nil|denies|reports|c\/o|h\/o|hx|\d{1,2}\/(?:7|52|12)|presents|presenting|history of|complains|feels|since)(?:\s|$)/i;

function withLeads(text: string, pieces: readonly Piece[], section: DocumentSection): Statement[] {
  let lead = '';
  return pieces.map((piece) => {
    const follows = isListItem(text, piece.span) || (isShortLine(piece.text) && !isAfterGap(text, piece.span));
    const own = follows ? lead : '';
    if (own === '') lead = piece.text.endsWith(':') ? piece.text.slice(-200, -1) : '';
    return { piece, section, lead: own };
  });
}

/** A line of a list without marks: "fever" below "Negative for:". */
const isShortLine = (words: string): boolean =>
  words.length <= 50 && !/[.:!?]$/.test(words) && words.split(/\s+/).length <= 6;

const isAfterGap = (text: string, [start]: Span): boolean =>
  /\n[ \t]*\n[ \t]*$/.test(text.slice(Math.max(0, start - longestMark), start));

/** A mark and its indent fit into so many characters; looking further back would read a long line again for each sentence. */
const longestMark = 16;

function isListItem(text: string, [start]: Span): boolean {
  const before = text.slice(Math.max(0, start - longestMark), start);
  const from = start - before.length + before.lastIndexOf('\n') + 1;
  return (before.includes('\n') || start < longestMark) && isItem(text.slice(from, start + 1));
}
