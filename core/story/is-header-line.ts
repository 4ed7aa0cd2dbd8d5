import { contains, overlaps, type Span } from '../kernel/span.ts';
import { firstFrom } from '../kernel/first-from.ts';
import type { Reading } from '../reading/reading.ts';
import type { Statement, StatementRole } from '../statements/statement.ts';

/** Words of the lines above a paper that say who, where and when: "Re: … born …", "Ward 3, bed 12", "Admitted … discharged …". */
const headerWords = new Set(
  'a aged and arr arrival arrived at attended bed bay birth born by cat category cc clinic consultant copy date day dear dept department discharged doctor dob dr f female first for from gp hospital in is letter m male mr mrs ms miss name nhs no note number of on out outpatient page patient physician pt re ref reference report results room seen sex surgeon surname tel the theatre time to triage unit visit ward year years yrs yr y old'.split(
    ' ',
  ),
);
const mostOther = 1;

/**
 * Whether a line says nothing but who the paper is of, where and when it was written: all its words but one are names, dates and numbers of
 * the person, or words of such lines, and it names nothing medical.
 */
export function headerLines({
  identifiers,
  findings,
  medications,
  labResults,
}: Pick<Reading, 'identifiers' | 'findings' | 'medications' | 'labResults'>): (statement: Statement) => boolean {
  const inOrder = identifiers.map(({ span }) => span).toSorted((a, b) => a[0] - b[0]);
  const medical = [...findings, ...medications, ...labResults].map(({ span }) => span).toSorted((a, b) => a[0] - b[0]);
  return ({ span, text, label, role }) => {
    const next = medical[firstFrom(medical, ([start]) => start >= span[0])];
    if (!(ofHeader.has(role) || ofDoing.has(role)) || saying.test(text) || (next !== undefined && next[0] < span[1]))
      return false;
    const own: Span[] = [];
    for (let at = firstFrom(inOrder, ([start]) => start >= span[0]); ; at += 1) {
      const each = inOrder[at];
      if (each === undefined || !overlaps(each, span)) break;
      if (contains(span, each)) own.push(each);
    }
    if (own.length === 0) return false;
    const named = own.reduce((sum, [from, to]) => sum + to - from, 0);
    const words = `${label ?? ''} ${text}`.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
    return (
      named >= 4 && words.length <= longest && otherWords(words, own.length) <= (ofDoing.has(role) ? 0 : mostOther)
    );
  };
}

const ofHeader = new Set<StatementRole>(['history', 'reason', 'past', 'finding', 'conclusion', 'limit', 'social']);
const ofDoing = new Set<StatementRole>(['done', 'detail', 'course']);
const saying = /\b(?:is|was|were|are|has|had|have|will|presented|came)\b/i;
const longest = 16;

/** Each name, date or number of the person may hold two words. */
const otherWords = (words: readonly string[], identifiers: number): number =>
  words.filter((word) => !headerWords.has(word)).length - 2 * identifiers;
