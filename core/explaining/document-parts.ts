import type { Section } from '../documents/explanation.ts';
import { firstFrom } from '../kernel/first-from.ts';
import type { Span } from '../kernel/span.ts';
import { headerKey, sectionLike, type SectionRole } from '../reading/sections/section-names.ts';
import { sentencesOf } from '../reading/sentences.ts';

/** What a section is for, which says how much weight its words have. */
export type Part = 'conclusion' | 'assessment' | 'plan' | 'reason' | 'findings' | 'medicines' | 'history' | 'other';

const partOfRole: Record<SectionRole, Part> = {
  conclusion: 'conclusion',
  complaint: 'reason',
  indication: 'reason',
  findings: 'findings',
  labs: 'findings',
  vitals: 'findings',
  narrative: 'findings',
  plan: 'plan',
  instructions: 'plan',
  medications: 'medicines',
  allergies: 'history',
  history: 'history',
  family: 'history',
  social: 'history',
  technique: 'history',
  admin: 'other',
};

/** Names whose role says less than their words do: a diagnosis at admission is why, not what was found. */
const ownWords: readonly [Part, RegExp][] = [
  ['reason', /^(?:admi(?:ssion|tting)|pre-?\s?op\w*|pre-?\s?procedure) diagnos[ie]s$/i],
  ['assessment', /assessment|problem|differential|\bimp and plan\b/i],
];

export function partNamed(name: string): Part {
  const own = ownWords.find(([, pattern]) => pattern.test(name))?.[0];
  if (own !== undefined) return own;
  const role = sectionLike(name)?.role;
  return role === undefined ? 'other' : partOfRole[role];
}

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
  const stretches = stretchesOf(known);
  return {
    at: (offset) => stretches[firstFrom(stretches, ({ from }) => from > offset) - 1]?.part ?? 'other',
    sectionsOf: (...parts) => known.filter(({ part }) => parts.includes(part)),
  };
}

type Stretch = { from: number; part: Part };

/** Where one part ends and another begins, in order. Takes sections in the order of their starts, outer ones first. */
function stretchesOf(known: readonly PartSection[]): Stretch[] {
  const stretches: Stretch[] = [];
  const open: PartSection[] = []; // the innermost last
  const closeUpTo = (offset: number) => {
    for (let last = open.at(-1); last !== undefined && last.span[1] <= offset; last = open.at(-1)) {
      const [, end] = last.span;
      while ((open.at(-1)?.span[1] ?? Infinity) <= end) open.pop();
      stretches.push({ from: end, part: open.at(-1)?.part ?? 'other' });
    }
  };
  for (const section of known) {
    closeUpTo(section.span[0]);
    open.push(section);
    stretches.push({ from: section.span[0], part: section.part });
  }
  closeUpTo(Infinity);
  return stretches;
}

/** The sentences of a section, without its heading. */
export function sentencesIn(text: string, { name, span }: PartSection): Span[] {
  const body = span[0] + headingLength(text.slice(...span), name);
  return sentencesOf(text, [body, span[1]]).map((sentence) => sentence.span);
}

/** A heading is printed in many ways ("IMP:", "Impression -"); the section is known by one name. */
function headingLength(section: string, name: string): number {
  const heading = /^[ \t*_#]*([^\n:]{1,60}?)[ \t*_]*(?:[:\n]|$)[\s:.*_-]*/.exec(section);
  const printed = heading?.[1] ?? '';
  const isHeading = headerKey(printed) === headerKey(name) || sectionLike(printed)?.name === headerKey(name);
  return heading !== null && isHeading ? heading[0].length : 0;
}
