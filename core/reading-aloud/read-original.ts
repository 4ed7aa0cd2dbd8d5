import { isRow, linesOf, trimmed, type Piece } from '../reading/lines.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { Span } from '../kernel/span.ts';
import { inBreaths } from './breaths.ts';
import type { Said } from './said.ts';
import { isSpanish } from './spanish-words.ts';
import { spokenWords } from './spoken-words.ts';
import { rowInBreaths, sayRow } from './spoken-rows.ts';

/** The words of a document as they stand in it: sentences, and the rows of tables cell by cell. Rules and page numbers are left out. */
export function readOriginal(text: string): Said[] {
  const language = isSpanish(text) ? 'es' : 'en';
  return blocksOf(text)
    .flatMap((block) => (isRow(block.text) ? [block] : sentencesOf(text, block.span)))
    .map(({ text: words, span: [start] }) => withNumber(text, words, start))
    .filter(saysSomething)
    .flatMap((words) => (isRow(words) ? rowInBreaths(words).filter(saysSomething) : inBreaths(words)))
    .map((words): Said => {
      if (language === 'es') return { text: words, spoken: words, language };
      return { text: words, spoken: isRow(words) ? sayRow(words) : spokenWords(words) };
    });
}

/** Rows one by one, and the lines between them together, for their sentences may run on. */
function blocksOf(text: string): Piece[] {
  const blocks: Piece[] = [];
  let prose: Span | undefined;
  for (const line of linesOf(text)) {
    if (isRow(line.text.trim())) {
      blocks.push(trimmed(text, line.span));
      prose = undefined;
    } else if (prose === undefined) {
      prose = [...line.span];
      blocks.push({ text: '', span: prose });
    } else prose[1] = line.span[1];
  }
  return blocks;
}

/** The number of a list is said with what it numbers; it was taken off with the other marks of lists. */
function withNumber(text: string, words: string, start: number): string {
  const ahead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trimStart();
  return /^\(?\d{1,2}[.)]\s*$/u.test(ahead) ? `${ahead}${words}` : words;
}

const pageNumber = /^\W*(?:page\s*)?\d{1,3}\s*(?:of|\/)\s*\d{1,3}\W*$|^\W*page\s*\d{1,3}\W*$/iu;
const saysSomething = (words: string) => /[\p{L}\d]/u.test(words) && !pageNumber.test(words);
