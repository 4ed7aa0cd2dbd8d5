import { documentTypeLabels } from '../document-types.ts';
import { kindLabel } from '../kind-label.ts';
import type { DocumentListItem } from '../medical-document.ts';
import type { FoundDocument, FoundIn } from './document-search.ts';
import { excerptOf } from './excerpt.ts';
import { findWord } from './find-word.ts';
import { fold } from './fold.ts';

/** Looks for words as `searchWords` gives them. Undefined where one of them stands nowhere in the document. */
export function findInDocument(
  document: DocumentListItem,
  text: string | undefined,
  words: readonly string[],
): FoundDocument | undefined {
  const places: Record<FoundIn, string> = {
    title: fold(document.title),
    kind: fold(`${kindLabel(document)} ${documentTypeLabels[document.documentType]}`),
    text: text === undefined ? '' : fold(text),
  };
  const all = ['title', 'kind', 'text'] as const;
  const isIn = (place: FoundIn, word: string) => findWord(places[place], word) !== -1;
  if (words.length === 0 || !words.every((word) => all.some((place) => isIn(place, word)))) return undefined;
  const foundIn = all.filter((place) => words.some((word) => isIn(place, word)));
  const excerpt = text === undefined || !foundIn.includes('text') ? null : excerptOf(text, words);
  return { document, foundIn, excerpt };
}
