import words from './not-medicines.json' with { type: 'json' };

/** Words that open a line of a list without being a medicine: whose it is, labels of the paper, habits, advice. */
const opening = new RegExp(
  String.raw`^(?:${words.openings
    .join('|')
    .replaceAll(
      '.',
      String.raw`\.`,
    )}|take|allerg\p{L}*|rx\s?#|(?:low|high)[ -](?:salt|sodium|sugar|fat|fib(?:er|re)|carb|added))(?![\p{L}'’])`,
  'iu',
);

export const isLabel = (words: string): boolean => opening.test(words);

/** A day or a time; "1-0-0" tells tablets by the time of day. */
export const isDate = (words: string): boolean =>
  /^(?=\S*\d{2})\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b|^\d{1,2}\/\d{1,2}(?:,?\s+\d{1,2}:\d{2})?$|^\d{1,2}:?\d{2}(?:\s?[ap]m)?$/i.test(
    words,
  );
