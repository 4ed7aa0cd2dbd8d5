import type { Sentence } from '../documents/explanation.ts';
import { printedSources } from './printed-sources.ts';
import type { ReportNote } from './report-blocks.ts';
import { reportTexts } from './report-texts.ts';
import { plain, tidy } from './report-runs.ts';
import { texts } from './texts.ts';

/** Numbers footnotes in the order in which sentences ask for them; the same sentence has the same number again. */
export type NoteBook = {
  numberOf(sentence: Sentence | null): number | undefined;
  /** The footnotes that were asked for. */
  notes(): ReportNote[];
};

export function openNoteBook(sentences: Sentence[], text: string): NoteBook {
  const sources = new Map(printedSources(sentences, text).map((source) => [source.sentence, source]));
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
        const words = quoted.map(reportTexts.quote).join(' ');
        const more = left > 0 ? texts.sources.andMore(left) : '';
        return { number, words: [...plain(sentence, 'aside'), ...plain(words), ...plain(more)] };
      }),
  };
}
