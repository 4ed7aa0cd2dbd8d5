import type { Language, Sentence } from '../documents/explanation.ts';
import { languageOf } from './language-of.ts';
import { printedSources } from './printed-sources.ts';
import type { ReportNote } from './report-blocks.ts';
import { reportTextsIn } from './report-texts-in.ts';
import { plain, printedIn, tidy } from './report-runs.ts';
import type { Piece } from './sentences.ts';
import { textsIn } from './texts-in.ts';

/** Numbers footnotes in the order in which sentences ask for them; the same sentence has the same number again. */
export type NoteBook = {
  numberOf(sentence: Sentence | null): number | undefined;
  /** The footnotes that were asked for. */
  notes(): ReportNote[];
};

/** `pieces` are all that can be asked for. */
export function openNoteBook(pieces: readonly Piece[], text: string, language: Language): NoteBook {
  const sentences = pieces.flatMap(({ sentence }) => sentence ?? []);
  const sources = new Map(printedSources(sentences, text).map((source) => [source.sentence, source]));
  const english = new Set(
    pieces.filter((piece) => languageOf(piece, language) !== language).map((piece) => piece.text),
  );
  const numbers = new Map<string, number>();
  return {
    numberOf(sentence) {
      if (sentence?.basis !== 'document' || !sources.has(sentence.text) || tidy(sentence.text) === '') return undefined;
      const number = numbers.get(sentence.text) ?? numbers.size + 1;
      numbers.set(sentence.text, number);
      return number;
    },
    notes: () =>
      [...numbers].map(([sentence, number]) => {
        const { quotes = [], left = 0 } = sources.get(sentence) ?? {};
        const quoted = quotes.map(tidy).filter((quote) => quote !== '');
        const words = quoted.map(reportTextsIn(language).quote).join(' ');
        const more = left > 0 ? textsIn(language).sources.andMore(left) : '';
        const own = english.has(sentence) ? printedIn(language) : undefined;
        return {
          number,
          words: [...plain(sentence, 'aside', own), ...plain(words, undefined, printedIn(language)), ...plain(more)],
        };
      }),
  };
}
