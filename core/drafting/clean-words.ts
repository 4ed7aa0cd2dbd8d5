import { canonicalText } from '../reading/canonical-text.ts';

/** Longer than this it is no sentence for a reader. */
export const longestSentence = 420;

/** No more of what is too long is looked at than shows that it is. */
const longestRead = 2_000;

const emphasis = /(\*{1,3}|_{2,3}|`{1,3}|~~)(?=\S)([^\n]*?\S)\1/g;
const opening = /^\s*(?:#{1,6}\s+|>\s+|[-*•+]\s+|\d{1,2}[.)]\s+(?=\p{Lu}))+/u;

/** The words of a model as one line of plain text: no hidden or control characters, no signs of markdown around them. */
export const cleanWords = (words: string): string =>
  canonicalText(words.slice(0, longestRead)).replace(/\s+/g, ' ').replace(opening, '').replace(emphasis, '$2').trim();

const markup =
  /<\/?[a-z!][^<>]*>|!?\[[^\]]*\]\s?\([^)]*\)|!\[|\]\(|```|&(?:#x?[0-9a-f]+|[a-z]{2,8});|\{\{|\}\}|<\||\|>|\|\s*-{3}/i;

/** What could be anything else than words on a screen: tags, links and pictures in markdown, entities, code. */
export const hasMarkup = (words: string): boolean => markup.test(words);

/** "[PERSON_9]": looks like a masked word, and stands for none. */
const leftToken = /\[[A-Z]{2,}(?:_[A-Z]+)*[ _]?[+-]?\d+\]/;

export const hasUnknownToken = (words: string): boolean => leftToken.test(words);

const address =
  /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel):)\S*|\b[\w.+-]+@[\w-]+\.[\w.-]+/gi;

/** Turned-down words as they may be shown to whoever asks why: without tags and addresses. */
export const harmlessWords = (words: string): string =>
  words
    .replace(/\]\s?\([^)]*\)/g, ' …')
    .replace(address, '…')
    .replace(/<[^<>]*>|[<>`|{}]|!?\[|\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestSentence);
