import { expandPhrases } from '../../kernel/expand-phrases.ts';

/** Labels of who, when and where, which stand at the head of a document. */
const identity = new RegExp(
  `^\\W{0,6}(?:${expandPhrases(
    `patient; patient name; name; dob; d o b; date; dates; mrn; ref; our ref; your ref; tel; phone; fax; address; email; to; from; re; cc; copy to; copies; physician; dr; doctor; consultant; ordering; ordered by; seen by; client; age; sex; gender;
    account; accession; nhs no; chi; location; ward; unit; provider; page; exam; examination; study; procedure; operation; operator; device; printed; requested by; signed; dictated by; transcribed; surgeon; hospital; clinic; facility; department; specimen;
    collected; received; reported; report; title; document; visit; session; for; admitted; discharged; admission date; discharge date; date of (birth|exam|service|admission|discharge|visit|report); lab; laboratory; site; typed; id; patient id; insurance; gp; pcp; referring (physician|doctor|provider); attending; author; status; time`,
  )
    .map((label) => label.replace(/ /g, '[ .]{1,2}'))
    .join('|')})\\b[^:]{0,24}:`,
  'i',
);

/** Words that only a statement holds, where a terse note has no full stops. */
const saysSomething =
  /(?:^|\s)(?:no|nil|denies|reports|c\/o|h\/o|hx|\d{1,2}\/(?:7|52|12)|presents|presenting|history of|complains|feels|since)(?:\s|$)/i;

/** The first lines are titles more often than not. */
const titleLines = 3;
const isInColumns = (words: string): boolean => /\||\t|\S {3,}\S/.test(words);

/**
 * Whether a piece of what stands before the first heading says something, rather than names the document, its people and its places.
 * `at` counts the pieces before it.
 */
export function isSaying(words: string, at: number): boolean {
  if (identity.test(words)) return false;
  if (/^[^.]{1,30}:/.test(words)) return at >= titleLines - 1 && !isInColumns(words) && /\p{Ll}{3}/u.test(words);
  if ((/[.?]$/.test(words) && words.includes(' ')) || saysSomething.test(words)) return true;
  return at >= titleLines && !isInColumns(words) && /\p{Ll}/u.test(words);
}
