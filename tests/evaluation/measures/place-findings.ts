import type { Span } from '#core/kernel/span.ts';
import type { GoldFinding } from '../gold-document.ts';
import { occurrencesOf } from './find-phrases.ts';

export type PlacedFinding = { finding: GoldFinding; spans: readonly Span[] };

/**
 * Where each finding stands. A phrase given once means all its occurrences; given several times, each entry in turn means the next
 * one; with `within`, only the occurrences inside those words.
 */
export function placeFindings(findings: readonly GoldFinding[], text: string): PlacedFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const key = finding.text.toLowerCase();
    const rivals = findings.filter((other) => other.within === undefined && other.text.toLowerCase() === key);
    const all = inside(occurrencesOf(finding.text, text), finding, text);
    const also = (finding.also ?? []).flatMap((phrase) => occurrencesOf(phrase, text));
    if (finding.within !== undefined || rivals.length <= 1) return { finding, spans: [...all, ...also] };
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    return { finding, spans: [...all.slice(turn, turn + 1), ...also] };
  });
}

function inside(spans: readonly Span[], { within }: GoldFinding, text: string): readonly Span[] {
  if (within === undefined) return spans;
  const outer = occurrencesOf(within, text);
  return spans.filter(([start, end]) => outer.some((span) => span[0] <= start && end <= span[1]));
}
