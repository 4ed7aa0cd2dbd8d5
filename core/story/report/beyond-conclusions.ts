import type { Statement } from '../../statements/statement.ts';

/**
 * Whether a finding says more than the conclusion that was drawn from it: "There is a small cyst in the left kidney" above "Left renal
 * cyst" does not; what it measures does.
 */
export function beyondConclusions(statements: readonly Statement[]): (statement: Statement) => boolean {
  const byWord = new Map<string, Set<number>>();
  const sizes = new Map<number, number>();
  for (const { role, text, order } of statements) {
    if (role !== 'conclusion') continue;
    const words = tellingWords(text);
    sizes.set(order, words.size);
    for (const word of words) byWord.set(word, (byWord.get(word) ?? new Set()).add(order));
  }
  const all = new Set(byWord.keys());
  return ({ text, role }) => {
    if (role === 'conclusion' || measure.test(text) || doubt.test(text)) return true;
    const words = tellingWords(text);
    const shared = new Map<number, number>();
    let known = 0;
    for (const word of words) {
      if (all.has(word)) known += 1;
      for (const order of byWord.get(word) ?? []) shared.set(order, (shared.get(order) ?? 0) + 1);
    }
    if (words.size === 0) return false;
    return (
      known < words.size * mostKnown ||
      ![...shared].some(([order, count]) => count >= 2 && count >= (sizes.get(order) ?? 0) * mostShared)
    );
  };
}

/** So much of a finding, or of a conclusion, is said by the other. */
const mostKnown = 0.5;
const mostShared = 0.7;

/** What else it could be, or why it is there, is more. */
const doubt = /\b(?:may|might|could|cannot|versus|either|because|due|secondary|exclude)\b/i;
const measure = /\d ?(?:x|by|cm|mm|%|percent)\b|\d ?%/i;

const tellingWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !small.has(word)).map((word) => word.slice(0, 5)),
  );

const small = new Set(
  'there which with from this that these those also within along about seen noted identified present demonstrated demonstrates shows showed appears appearance consistent compatible suggesting suggestive representing likely most mild mildly moderate moderately small large minimal slight slightly some other evidence finding findings image images study examination involving extending associated area areas region level levels related secondary possible probably patient increased decreased signal intensity itself around well compatible type grade abnormal abnormality felt suggestion'.split(
    ' ',
  ),
);
