import type { Sentence } from '#core/documents/explanation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';

type Section = Sentence['section'];

const order: Section[] = ['interpretation', 'finding', 'recommendation', 'question', 'summary'];

/** The part of the interpretation that a link names, `in=finding` in the fragment of the address; null without one. */
export function sectionInAddress({ hash }: { hash: string }): Section | null {
  const named = new URLSearchParams(hash.replace(/^#/u, '')).get('in');
  return order.find((section) => section === named) ?? null;
}

/** The sentence that a link from the document points to: one that uses the place, of the named part where there is such a one. */
export function pointedSentence(sentences: Sentence[], place: Span | null, named: Section | null): Sentence | null {
  if (place === null) return null;
  const using = sentences.filter(({ spans }) => spans.some((span) => overlaps(span, place)));
  const rank = ({ section, spans }: Sentence) =>
    (section === named ? -1 : order.indexOf(section)) * 1000 + Math.min(999, spans.length);
  return using.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
