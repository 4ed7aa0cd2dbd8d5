import { isFiniteVerb } from '../../simplifying/common-verbs.ts';
import type { Statement } from '../../statements/statement.ts';

/**
 * Why somebody came, said once: a complaint that the story begins with again ("Headache" above "3/7 hx of headache") is told there; where
 * no complaint stands by itself, the first words of the story are it.
 */
export function withReason(statements: readonly Statement[]): Statement[] {
  const first = statements.find(({ role }) => role === 'history');
  const reasons = statements.filter(({ role }) => role === 'reason');
  if (first === undefined) return [...statements];
  if (reasons.length > 0) {
    const told = new Set(wordsOf(first.text));
    const isAgain = (statement: Statement): boolean =>
      statement.role === 'reason' &&
      saysHowLong.test(first.text) &&
      wordsOf(statement.text).every((word) => told.has(word));
    return statements.map((statement) => (isAgain(statement) ? { ...statement, role: 'furniture' } : statement));
  }
  if (!isComplaint(first)) return [...statements];
  return statements.map((statement) => (statement === first ? { ...statement, role: 'reason' } : statement));
}

const saysHowLong = /\d ?(?:\/ ?(?:7|52|12)|days?|weeks?|months?|d|hrs?|hours?)\b|\b(?:for|since)\b/i;

/** A few words for what is wrong: "Tight chest". */
const isComplaint = ({ text, certainty, label }: Statement): boolean =>
  label === null &&
  certainty !== 'denied' &&
  text.split(' ').length <= 10 &&
  /^["“]?\p{Lu}?\p{Ll}{3}/u.test(text) &&
  !/^(?:no|nil|not|on|in|at|over|with|when|worse|known|hx|history|background|prev\w*|name|seen|here|well)\b|\bconfirmed\b/i.test(
    text,
  ) &&
  !text
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => isFiniteVerb(word));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
