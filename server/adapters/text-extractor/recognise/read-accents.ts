import type { Grey } from '../picture/grey.ts';
import { acceptAccents } from './accept-accents.ts';
import { mayHoldAccents } from './accented-ink.ts';
import type { CheckedWord } from './check-numbers.ts';
import { guessLanguage } from './language-guess.ts';
import type { LanguageReader } from './language-reader.ts';

/** More are not looked at: a page of them is no page of words. */
const most = 150;

/** On pages in another language than English, words that may hold accented letters are read by an engine that knows those letters. */
export async function readAccents<Kind extends CheckedWord>(
  page: Grey,
  words: readonly Kind[],
  reader: LanguageReader,
): Promise<Kind[]> {
  const language = guessLanguage(words.map(({ text }) => text));
  if (language === 'eng') return [...words];
  const chosen = words.filter(mayHoldAccents).slice(0, most);
  const texts = await reader.read(
    page,
    chosen.map(({ ink }) => ink),
    language,
  );
  const accented = new Map(chosen.map((word, index) => [word, acceptAccents(word.text, texts[index] ?? '')]));
  return words.map((word) => {
    const text = accented.get(word);
    return text === undefined ? word : { ...word, text };
  });
}
