import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

const legend =
  /^[ \t]{0,8}([*!?#^†‡]{1,3}|HH|LL|CH|CL|C)[ \t]{0,9}[=:-]?[ \t]{1,9}(?:(?!not? )\p{L}{1,20} ){0,4}(?:critical|panic)\b/gimu;

/** The marks that a document's own legend explains as critical: "* CRITICAL VALUE", "? pH below critical limit". */
export function criticalMarksOf(text: string): ReadonlySet<string> {
  if (!/critical|panic/i.test(text)) return new Set();
  return new Set(matchesIn(text, legend).flatMap(([, mark]) => mark ?? []));
}

/** Whether a row bears such a mark: in its flag, or right before its name. */
export function isMarkedCritical(
  marks: ReadonlySet<string>,
  text: string,
  { flag, span: [start] }: { flag: string | null; span: Span },
): boolean {
  if (marks.size === 0) return false;
  const lead = /^[ \t]{0,6}([*!?#^†‡]{1,3})[ \t]/.exec(
    text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 4),
  )?.[1];
  const signs = [flag ?? '', /[*!?#^†‡]{1,3}/.exec(flag ?? '')?.[0] ?? '', lead ?? ''];
  return signs.some((sign) => marks.has(sign));
}
