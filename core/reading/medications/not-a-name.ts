import type { MedicineEntry } from '../../knowledge/entries.ts';
import words from './not-medicines.json' with { type: 'json' };
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

const relatives =
  'mother|father|mom|mum|dad|parents?|sister|brother|siblings?|aunt|uncle|cousins?|grand(?:mother|father|ma|pa|parents?)|son|daughter|child|children|wife|husband|spouse|partner|girlfriend|boyfriend|roommate|friend|neighbou?r|niece|nephew';
const taking = 'takes?|took|uses?|used|had|is|was|has been|had been|on';
const otherTakes = new RegExp(
  String.raw`\b(?:${relatives})\b[^.;:]{0,40}?\s(?:${taking})\b(?![^.;]*\b(?:she|he|they|the patient|patient|i|we)\s)[^.;]*$`,
  'i',
);
/** Her son giving her a tablet is not his taking it. */
const givenByOther = phrasePattern(phrases.givenByOther);

export const isGivenBy = (ahead: string): boolean => givenByOther.test(ahead);

/** "Her mother is on metformin": what stands before a medicine's name makes it somebody else's. */
export const isSomebodyElses = (ahead: string): boolean => {
  const near = ahead.slice(-160);
  return otherTakes.test(near) && !isGivenBy(near);
};

/** Vaccines are had once, and dyes and tracers serve a scan: none is a medicine that a person takes. */
const notTakenGroups = new Set(['vaccine', 'contrast dye', 'scan tracer', 'radiation medicine']);
export const isNeverTaken = (entry: MedicineEntry | undefined): boolean =>
  entry !== undefined && notTakenGroups.has(entry.group);

const otherMatter = phrasePattern(phrases.otherMatter, {}, 'behind');
const eaten = phrasePattern(phrases.eaten, {}, 'before');

/** "vitamin D deficiency", "insulin resistance", "high in vitamin K": the name is part of another matter. */
export const isOtherMatter = (ahead: string, behind: string): boolean =>
  otherMatter.test(behind.slice(0, 30)) || eaten.test(ahead.slice(-24));

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
  /^(?=\S*\d{2})\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b(?![-/.]\d)|^\d{1,2}\/\d{1,2}(?:,?\s+\d{1,2}:\d{2})?$|^\d{1,2}:?\d{2}(?:\s?[ap]m)?$/i.test(
    words,
  );
