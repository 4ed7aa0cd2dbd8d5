import { yearWords } from './people-words.ts';

/** From an age on, and before another, in years. */
export type Ages = { from: number; before: number };

const oldest = 200;
const years = String.raw`(?:${yearWords})(?![\p{L}\d])\.?`;

/** How a range says for what age it is, right before its figures. Of "40-49" the last year is part of it. */
const forms: readonly [says: RegExp, ages: (from: number, to: number) => Ages][] = [
  [
    new RegExp(String.raw`(\d{1,3})\s?(?:-|–|to)\s?(\d{1,3})\s?(?:${years})?\s?[:)]?\s*$`, 'iu'),
    (from, to) => ({ from, before: to + 1 }),
  ],
  [
    new RegExp(
      String.raw`(?:<|under|below|unter|bis|moins de|menor de|sotto)\s?(\d{1,3})\s?${years}\s?[:)]?\s*$`,
      'iu',
    ),
    (to) => ({ from: 0, before: to }),
  ],
  [
    new RegExp(String.raw`(?:>=|≥|from)\s?(\d{1,3})\s?${years}\s?[:)]?\s*$`, 'iu'),
    (from) => ({ from, before: oldest }),
  ],
  [
    new RegExp(String.raw`(?:>|over|above|über|ab|plus de|mayor de|oltre)\s?(\d{1,3})\s?${years}\s?[:)]?\s*$`, 'iu'),
    (from) => ({ from: from + 1, before: oldest }),
  ],
];

const words: readonly [says: RegExp, ages: Ages][] = [
  [/\badult(?:s|es|os|i)?\b|\berwachsene\b/i, { from: 18, before: oldest }],
  [/\bchild(?:ren)?\b|\bkinder\b|\benfants?\b|\bniños\b|\bbambini\b|\bp(?:a?)ediatric\b/i, { from: 0, before: 18 }],
  [/\b(?:newborns?|neonates?|infants?)\b/i, { from: 0, before: 1 }],
];

/** For what ages the figures after some words are, and those words without the age. */
export function agesIn(lead: string): { ages: Ages | null; rest: string } {
  for (const [says, ages] of forms) {
    const found = says.exec(lead);
    if (found) return { ages: ages(Number(found[1]), Number(found[2])), rest: lead.slice(0, found.index) };
  }
  return { ages: words.find(([says]) => says.test(lead))?.[1] ?? null, rest: lead };
}
