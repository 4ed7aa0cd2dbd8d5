import type { AbbreviationEntry } from './entries.ts';

export type Sense = AbbreviationEntry['senses'][number];

/**
 * The one sense that the words around an abbreviation leave. A lone sense without context words always fits; every other one only
 * beside one of its context words. None or several fitting: undefined, for then nobody can be sure; nor is a state or a date told.
 */
export function certainSense({ senses }: AbbreviationEntry, around: string): Sense | undefined {
  const [only] = senses;
  if (senses.length === 1 && only?.context.length === 0) return only;
  const words = around.toLowerCase();
  const fitting = senses.filter(({ context }) => context.some((word) => stands(word.toLowerCase(), words)));
  const [sense] = fitting;
  return fitting.length > 1 || sense?.elsewhere ? undefined : sense;
}

/** Begins no other words: "ear" is the start of "early", "disc" of "discharge", "alt" of "altered". */
const shortWord = /^[\p{L}\p{N}]{1,4}$/u;
const inWord = /[\p{L}\p{N}]/u;

/** A long context word counts at the start of a word ("pregnan" in "pregnancy"), a short one as a whole word or its plural. */
function stands(context: string, words: string): boolean {
  const isShort = shortWord.test(context);
  for (let at = words.indexOf(context); at !== -1; at = words.indexOf(context, at + 1)) {
    if (isInsideWord(context, words, at)) continue;
    if (!isShort || endsWord(words, at + context.length)) return true;
  }
  return false;
}

const isInsideWord = (context: string, words: string, at: number): boolean =>
  at > 0 && inWord.test(context.charAt(0)) && inWord.test(words.charAt(at - 1));

function endsWord(words: string, end: number): boolean {
  const after = words.charAt(end) === 's' ? end + 1 : end;
  return !inWord.test(words.charAt(after)) || !inWord.test(words.charAt(end));
}
