import type { Quantity } from '../told/quantities.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case } from './check.ts';
import { isSameNumber } from './row-numbers.ts';

/** What stands before a printed number that is a limit, or one of earlier. */
const limitBefore =
  /(?:\b(?:normal|ref\w*|limit|line|goal|target|cut-?off|threshold|range|nl|expected)\b[^\d\n]{0,8}|[<>≤≥]\s?)$/i;
const earlierBefore =
  /\b(?:peak|previous\w*|was|prior|admission|baseline|initially|last|booking|earlier|before|from|nadir)\b[^\d\n;.]{0,14}$/i;
const earlierLine =
  /^\W*(?:note: )?(?:previous|prior|last|earlier|comparison|compared)\b|\b(?:previous(?:ly)?|prior|last)\b[^\n]{0,24}$|\b(?:on|in) \d{1,2}\/(?:\d{1,2}\/)?(?:19|20)\d{2}\b/i;

const toldAsLimit =
  /\b(?:range|limit|normal|goal|target|cut-?off|threshold|line|reference|expected|should|above|below|under|over|than|between|to|up|rango|límite|más|menos|mayor|menor|hasta|entre)\b/i;
const toldNow = /\b(?:today|now|currently|current|latest|this time|hoy|ahora|actual\w*)\b/i;

/** A number that print has only as a limit is not told as a result, nor one of earlier as today's. */
export function contextFaults(
  { value, start, end }: Quantity,
  printed: readonly Quantity[],
  { told, evidence, quoted }: Case,
): VerifyFault[] {
  const words = evidence.text;
  const before = printed.map((one) => words.slice(Math.max(0, one.start - 28), one.start));
  const around = told.text.slice(Math.max(0, start - 40), start) + told.text.slice(end, end + 30);
  const isOfQuote = quoted !== undefined && limitFree(quoted.words, value);
  if (!isOfQuote && before.every((each) => limitBefore.test(each)) && !toldAsLimit.test(around)) return ['range'];
  const last = told.quantities.findLast((one) => one.end <= start)?.end ?? 0;
  if (!toldNow.test(told.text.slice(Math.max(last, start - 34), start) + told.text.slice(end, end + 14))) return [];
  if (/\b(?:from|was|were|to)\s*$/i.test(told.text.slice(0, start))) return [];
  const isEarlier = printed.every(
    (one, at) => earlierBefore.test(before[at] ?? '') || earlierLine.test(lineAt(words, one.start)),
  );
  return isEarlier ? ['historical'] : [];
}

/** The quote gives the number first: it is what the quote is about. */
function limitFree(words: string, value: number): boolean {
  const [first] = /\d+(?:\.\d+)?/.exec(words) ?? [];
  return first !== undefined && isSameNumber(Number(first), value);
}

/** Whether a line speaks of an earlier time: "Previous: …", "PSA 3.8 on 11/2024". */
export const isEarlierLine = (text: string, at: number): boolean => earlierLine.test(lineAt(text, at));

function lineAt(words: string, at: number): string {
  const stop = words.indexOf('\n', at);
  return words.slice(words.lastIndexOf('\n', at) + 1, stop === -1 ? words.length : stop);
}
