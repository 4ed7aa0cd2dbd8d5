/** The laboratory's last word on a report; "final report to follow" is none yet. */
const final =
  /\bfinal (?:report|result|identification)s?\b(?! (?:to follow|pending|awaited|will|is pending|expected|in \d))|\bfinal\s?:|\bstatus\s?:?\s{0,6}final\b/gi;

const early = /\b(?:preliminary|interim|provisional)\b/i;
const opensEarly =
  /^[\s*•-]{0,6}(?:\d[\d/.:\s-]{4,20}|\d{1,2}[ -]\p{L}{3,9}[ -]\d{2,4}(?:\s{1,3}\d{1,2}:\d\d)?\s{0,4})?(?:preliminary|interim|provisional)\b/iu;

/** Whether a report has its final answer, so that what it said before no longer counts. */
export const hasFinal = (text: string): boolean => text.search(final) >= 0;

/** Whether a line speaks of an answer before the final one. */
export const isEarly = (words: string): boolean => early.test(words);

/** Whether a line gives an answer that the final one of its report replaces. */
export const isReplaced = (line: string, text: string): boolean => opensEarly.test(line) && hasFinal(text);
