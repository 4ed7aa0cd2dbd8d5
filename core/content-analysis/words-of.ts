// Letters, digits and their marks, joined by an apostrophe or a hyphen; digits also by a point or a comma: "patient's", "follow-up", "1,250.5".
const word =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*(?:(?:['\-\u2010\u2011]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*)*/gu;
const chinese = /\p{Script=Han}/gu;

/**
 * Every word of a text in its order: in small letters, without the `'s` of a possessive. Numbers are words as well. Chinese characters are a word
 * each: nothing on the page says where a longer one ends.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replace(/[’ʼ＇]/g, "'");
  return (plain.replace(chinese, ' $& ').match(word) ?? []).map(withoutPossessive);
}

const withoutPossessive = (found: string): string => (found.endsWith("'s") ? found.slice(0, -2) : found);
