import { expandPhrases } from '../../kernel/expand-phrases.ts';
import { isRow, hasSmall } from '../lines.ts';
import words from './finding-words.json' with { type: 'json' };

/** Labels of who, when and where, which stand at the head of a document. */
const identity = new RegExp(
  `^\\W{0,6}(?:${expandPhrases(words.identityLabels)
    .map((label) => label.replace(/ /g, '[ .]{1,2}'))
    .join('|')})\\b[^:]{0,24}:`,
  'i',
);

/** Words that only a statement holds, where a terse note has no full stops. */
const saysSomething =
  /(?:^|\s)(?:no|nil|denies|reports|c\/o|h\/o|hx|\d{1,2}\/(?:7|52|12)|presents|presenting|history of|complains|feels|since)(?:\s|$)/i;

/** The first lines are titles more often than not. */
const titleLines = 3;

/** Whether a piece before the first heading says something, and does not name the document, its people and places. `at` counts the pieces before it. */
export function isSaying(said: string, at: number): boolean {
  if (identity.test(said)) return false;
  if (/^[^.]{1,30}:/.test(said)) return at >= titleLines - 1 && !isRow(said) && /\p{Ll}{3}/u.test(said);
  if ((/[.?]$/.test(said) && said.includes(' ')) || saysSomething.test(said)) return true;
  return at >= titleLines && !isRow(said) && hasSmall(said);
}
