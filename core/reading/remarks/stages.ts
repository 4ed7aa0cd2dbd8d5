import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './remark-words.json' with { type: 'json' };

/** The date and the hour before a stage of a report: "2026-01-05 09:30", "5 Jan 2026". */
const dated = String.raw`[\s*•-]{0,6}(?:\d[\d/.:\s-]{4,20}|\d{1,2}[ -]\p{L}{3,9}[ -]\d{2,4}(?:\s{1,3}\d{1,2}:\d\d)?\s{0,4})?`;
const notYet = String.raw`(?!:?(?: (?:culture|report|results?|identification):?)? (?:to follow|pending|awaited|will|is pending|expected|in \d))`;
const named = String.raw`(?:report|result|identification)s?\b`;

/** The stages of a report, the last first: it replaces those before. "Final report to follow" is no final one yet. */
const stages: readonly { opens: RegExp; says: RegExp }[] = [
  stage(String.raw`(?:amended|corrected|revised) final`),
  stage('final', String.raw`\bfinal ${named}${notYet}|\bfinal\s?:${notYet}|\bstatus\s?:?\s{0,6}final\b`),
];
const early = phrasePattern(phrases.early);
const opensEarly = new RegExp(String.raw`^${dated}(?:prelim(?:inary)?|interim|provisional)\b`, 'iu');

function stage(words: string, anywhere = String.raw`\b${words}\b`): { opens: RegExp; says: RegExp } {
  const opens = String.raw`^${dated}${words}\b${notYet}`;
  return { opens: new RegExp(opens, 'iu'), says: new RegExp(`${opens}|${anywhere}`, 'imu') };
}

/** Whether a report has its final answer, so that what it said before no longer counts. */
export const hasFinal = (text: string): boolean => stages.some(({ says }) => says.test(text));

/** Whether a line speaks of an answer before the final one. */
export const isEarly = (words: string): boolean => early.test(words);

/** Whether a line gives an answer that a later one of its report replaces. */
export function isReplaced(line: string, text: string): boolean {
  if (opensEarly.test(line)) return hasFinal(text);
  const own = stages.findIndex(({ opens }) => opens.test(line));
  return own > 0 && stages.slice(0, own).some(({ says }) => says.test(text));
}
