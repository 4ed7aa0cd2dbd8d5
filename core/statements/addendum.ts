import { overlaps } from '../kernel/span.ts';
import { capitalise } from '../explaining/wording.ts';
import { sideCorrection, type SideCorrection } from '../reading/findings/side-correction.ts';
import type { Statement } from './statement.ts';

const isOpening = /^\W*(?:addend(?:um|a)|amend(?:ment|ed)|correction|corrected|erratum)\b/i;
/** What tells of the correction, or of who was told, and not of the patient. */
const aboutReport =
  /\b(?:dictated|typed|transcribed|entered|printed) in error\b|\b(?:phoned|telephoned|communicated|notified|called)\b/i;
const denial = /\b(?:no|not|without|intact|normal|unremarkable|preserved|negative|absent)\b/i;
/** Words that two findings may share without being about one thing. */
const general = new Set([
  'partial',
  'complete',
  'thickness',
  'anterior',
  'posterior',
  'medial',
  'lateral',
  'evidence',
  'additional',
  'addition',
  'review',
  'there',
  'which',
  'small',
  'large',
  'right',
  'joint',
  'upper',
  'lower',
  'without',
  'normal',
  'intact',
  'findings',
]);

/** An addendum overrides what it corrects: the side is told as corrected, and what it finds is no longer told as sound. */
export function withAddendum(statements: readonly Statement[], text: string): Statement[] {
  const at = statements.findIndex(({ text: words, heading, label }) =>
    [words, heading, label ?? ''].some((each) => isOpening.test(each)),
  );
  if (at === -1) return [...statements];
  const correction = sideCorrection(text);
  const added = statements
    .slice(at)
    .filter(
      ({ text: words, span }) =>
        !isHeadingOnly(words) && !aboutReport.test(words) && !(correction && overlaps(span, correction.span)),
    );
  const found = new Set(
    added.filter(({ text: words }) => !denial.test(words)).flatMap(({ text: words }) => namesIn(words)),
  );
  const before = statements
    .slice(0, at)
    .map((statement) =>
      denial.test(statement.text) &&
      namesIn(statement.text).some((name) => [...found].some((one) => name.includes(one)))
        ? { ...statement, role: 'furniture' as const }
        : correction
          ? corrected(statement, correction)
          : statement,
    );
  return [...before, ...added];
}

const isHeadingOnly = (words: string): boolean =>
  isOpening.test(words) && !/[:.]\s*\p{L}/u.test(words.replace(/\bDr\.?/g, ''));

const namesIn = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !general.has(word));

function corrected(statement: Statement, { side, instead, part, ofConclusion }: SideCorrection): Statement {
  if (statement.role === 'reason' || (ofConclusion && statement.role !== 'conclusion')) return statement;
  const wrong = new RegExp(
    `\\b${instead}\\b${part === undefined ? '' : `(?=[ -]${part}|\\W*$|[^\\p{L}]*[.,;])`}`,
    'iu',
  );
  if (!wrong.test(statement.text)) return statement;
  const words = statement.text
    .replace(wrong, (printed) => (/^\p{Lu}\p{Ll}/u.test(printed) ? capitalise(side) : side))
    .replace(/[.\s]*$/, '');
  return { ...statement, text: `${words} (an addendum corrects "${instead}" to "${side}").` };
}
