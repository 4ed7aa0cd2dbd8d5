import type { Language, Sentence } from '../documents/explanation.ts';

/** A stretch of shown text: a sentence with its source, or words that no sentence claims. `language` where it is known of these very words. */
export type Piece = { text: string; sentence: Sentence | null; language?: Language };

/**
 * Cuts a text into its sentences, in order. The text is what people read; `sentences` says where each part of it comes from.
 * Words between two known sentences are kept, so that nothing of the text is lost.
 */
export function cutIntoPieces(text: string, sentences: Sentence[]): Piece[] {
  const pieces: Piece[] = [];
  let cursor = 0;
  while (cursor < text.length) {
    const next = nextSentence(text, sentences, cursor);
    addWords(pieces, text.slice(cursor, next?.start));
    if (next === undefined) break;
    pieces.push({ text: next.sentence.text, sentence: next.sentence });
    cursor = next.start + next.sentence.text.length;
  }
  return pieces;
}

function addWords(pieces: Piece[], words: string): void {
  if (words.trim() !== '') pieces.push({ text: words.trim(), sentence: null });
}

// The nearest one, and the longest of those that start there, so that "High." does not win over "High. Call today."
function nextSentence(text: string, sentences: Sentence[], cursor: number) {
  let found: { start: number; sentence: Sentence } | undefined;
  for (const sentence of sentences) {
    const start = sentence.text === '' ? -1 : text.indexOf(sentence.text, cursor);
    if (start === -1) continue;
    const isNearer = found === undefined || start < found.start;
    const isLonger = found?.start === start && sentence.text.length > found.sentence.text.length;
    if (isNearer || isLonger) found = { start, sentence };
  }
  return found;
}

/** The paragraphs of an explanation, each cut into its sentences. */
export const paragraphsOf = (text: string, sentences: Sentence[]): Piece[][] =>
  text
    .split(/\n\s*\n|\n/u)
    .map((paragraph) => cutIntoPieces(paragraph, sentences))
    .filter((pieces) => pieces.length > 0);
