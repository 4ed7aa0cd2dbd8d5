import type { Section } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import { sentencesOf } from '../reading/sentences.ts';

/** What a section is for, which says how much weight its words have. */
export type Part = 'conclusion' | 'assessment' | 'plan' | 'reason' | 'findings' | 'medicines' | 'history' | 'other';

const names: readonly [Part, RegExp][] = [
  ['history', /history|family|social|allerg|immuni|technique|comparison|^indications?$/i],
  ['reason', /complaint|reason|presenting|admission diagnos|admitting|pre-?operative/i],
  ['conclusion', /impression|conclusion|diagnos[ie]s|opinion|interpretation|comment/i],
  ['assessment', /assessment|problem|^imp\b|^a\/?p\b/i],
  ['plan', /plan|recommend|follow|instruction|disposition|discharge condition/i],
  ['medicines', /medic(?:ation|ine)|^meds\b|drug|prescription/i],
  ['findings', /finding|result|exam|microscopic|gross|macroscopic|course|review of systems|labs?\b|vital/i],
];

/** "ASSESSMENT AND PLAN" is an assessment, "Past medical history" is history: the first name that fits decides. */
export const partNamed = (name: string): Part => names.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

export type PartSection = { part: Part; name: string; span: Span };

export type Parts = {
  at(offset: number): Part;
  sectionsOf(...parts: Part[]): PartSection[];
};

/** Finds the part in which an offset stands. Of nested sections the innermost counts. */
export function partsOf(sections: readonly Section[]): Parts {
  const known = sections
    .map(({ name, span }) => ({ part: partNamed(name), name, span }))
    .sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  return {
    at: (offset) => known.findLast(({ span }) => span[0] <= offset && offset < span[1])?.part ?? 'other',
    sectionsOf: (...parts) => known.filter(({ part }) => parts.includes(part)),
  };
}

/** The sentences of a section, without its heading. */
export function sentencesIn(text: string, { name, span }: PartSection): Span[] {
  const piece = text.slice(...span);
  const heading = piece.slice(0, name.length).toLowerCase() === name.toLowerCase() ? name.length : 0;
  const skipped = heading + (/^[\s:.-]*/.exec(piece.slice(heading))?.[0].length ?? 0);
  return sentencesOf(text, [span[0] + skipped, span[1]]).map((sentence) => sentence.span);
}
