import type { Line } from './lines.ts';

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}';
const time = String.raw`(?:,?[ T@]{1,2}\d{1,2}:\d{2}(?::\d{2})?(?:\.\d{1,6})?(?: ?[AaPp]\.?[Mm]\b\.?| ?Z|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = String.raw`(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0[1-9]|[12]\d|3[01]|[1-9])`;

/** A date as printed, with its time when one follows; also "03/2021" and "20110227". For building larger patterns. */
export const printedDate = [
  `${yearFirst}${time}`,
  ...['/', '-', '\\.'].map((dash) => String.raw`\d{1,2}${dash}\d{1,2}${dash}(?:\d{4}|\d{2})(?![\d/]|[.,]\d)${time}`),
  String.raw`\d{1,2}(?:st|nd|rd|th)?[- ]?${month}\.?[- ,]{0,2}(?:19|20)?\d{2}(?!\d)${time}`,
  String.raw`${month}\.? \d{1,2}(?:st|nd|rd|th)?(?:, ?| )(?:19|20)\d{2}${time}`,
  String.raw`(?:0?[1-9]|1[0-2])/(?:19|20)\d{2}(?!\d)`,
  String.raw`(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{2}){0,3}(?:[+-]\d{4})?(?!\d)`,
].join('|');

/** A date or a time at a place. "1:40" is a titre unless it says a. m. or p. m. */
export const dateAt = new RegExp(
  String.raw`(?:${printedDate}|(?!1:)\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp][Mm]\b)?|1:\d{2}(?::\d{2})? ?[AaPp][Mm]\b)(?![\p{L}\d])`,
  'uy',
);

export const isDate = (words: string): boolean => {
  dateAt.lastIndex = 0;
  const found = dateAt.exec(words);
  return found !== null && found[0].length === words.length;
};

const label = String.raw`(?:(?:date|time)(?:\s?/\s?time| and time)? (?:collected|drawn|of collection)|(?:specimen |sample )?collected(?: on| date| date/time)?|collection (?:date|time)(?:\s?/\s?time)?|date of (?:sample|specimen)|sample date|drawn(?: on)?|entnahme(?:datum)?|eingang)`;
const collected = new RegExp(String.raw`\b${label}\s{0,4}[:\-]?\s{0,4}(${printedDate})`, 'iu');
const titled = new RegExp(
  String.raw`\b(?:lab(?:oratory)?|test) (?:results|report)[^\n]{0,80}?\(?(${printedDate})`,
  'iu',
);

const longestLine = 600;

/** When the specimen was taken, as printed in this line of a report's head; undefined when it does not say. */
export function collectedIn(text: string, { start, end }: Line): string | undefined {
  if (end - start > longestLine) return undefined;
  const words = text.slice(start, end);
  // Without a digit there is no date: the cheap answer for most lines.
  if (!/\d/.test(words)) return undefined;
  return (collected.exec(words) ?? titled.exec(words))?.[1]?.trim();
}
