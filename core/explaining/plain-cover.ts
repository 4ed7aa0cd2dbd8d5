import { matchesIn } from '../kernel/matches-in.ts';
import { overlaps, textAt, type Span } from '../kernel/span.ts';
import { coveredBy } from '../kernel/covered-by.ts';
import type { RankedFinding } from './main-findings.ts';

/** Words that a plain sentence need not repeat: grammar, and how a report says that it saw something. */
const needless = new Set(
  (
    'a an the of in on at to and or with within is are was were be been has have had there this that these those it its as by from for which also again ' +
    'negative seen noted identified present demonstrated visualized visualised shown shows show found finding findings evidence sign signs no not any ' +
    'measuring measures measure measured up approximately about size diameter consistent compatible likely possible possibly probable probably may might ' +
    'patient please otherwise overall stable unchanged compared comparison prior previous previously earlier now since'
  ).split(' '),
);

const words = /[\p{L}\d](?:[\p{L}\d'’.-]*[\p{L}\d])?/gu;

/**
 * Whether plain sentences about the findings of a sentence carry all of it: no content word is left that is not part of a finding,
 * its place, size, degree or change. A sentence that says more is quoted, for what is left out can be what matters.
 */
export function isCarried(
  text: string,
  sentence: Span,
  { findings, scales = [] }: { findings: readonly RankedFinding[]; scales?: readonly { span: Span }[] },
): boolean {
  const inside = findings.filter(({ span, known }) => known && overlaps(span, sentence));
  if (inside.length === 0) return false;
  const told = new Set(inside.flatMap((finding) => toldWords(finding)));
  const body = textAt(text, sentence);
  const elsewhere = coveredBy([...scales.map(({ span }) => span), ...labelsOf(sentence, body, inside)]);
  for (const match of matchesIn(body, words)) {
    const word = match[0].toLowerCase();
    const at: Span = [sentence[0] + match.index, sentence[0] + match.index + match[0].length];
    if (needless.has(word) || told.has(word) || isListMark(match.index, word)) continue;
    if (!elsewhere(at) && !inside.some(({ span }) => overlaps(span, at))) return false;
  }
  return true;
}

/** The label of a specimen, up to its colon, where the place in it is told with the finding. */
const labelsOf = (sentence: Span, body: string, inside: readonly RankedFinding[]): Span[] =>
  inside.some(({ siteSpan }) => siteSpan !== undefined && overlaps(siteSpan, sentence)) && body.includes(':')
    ? [[sentence[0], sentence[0] + body.indexOf(':')]]
    : [];

function toldWords({ severity, side, descriptor, detail }: RankedFinding): string[] {
  const { site, size, change } = detail ?? { site: null, size: null, change: null };
  const said = [severity, sideForms(side), descriptor, site, size, change?.text, change?.from, change?.since];
  return said.flatMap((part) => part?.toLowerCase().match(words) ?? []);
}

const sideForms = (side: RankedFinding['side']): string | null =>
  side === 'both' ? 'both bilateral bilaterally sides' : side === null ? null : `${side} ${side}-sided sided side`;

/** "1." before an item of a list. */
const isListMark = (at: number, word: string): boolean => at <= 2 && /^(?:\d{1,2}|[a-z])$/.test(word);
