import { supportAround } from '#core/grounding/support.ts';
import type { Explanation } from '#core/documents/explanation.ts';
import type { Outcome } from '../case.ts';
import { nothingMeasured, type Measured } from './count.ts';
import { bare } from './same.ts';

/** Everything that is shown in words. */
export const shownTexts = (explanation: Explanation): string[] => [
  ...explanation.sentences.map(({ text }) => text),
  ...explanation.notices.map(({ text }) => text),
];

/** What must or must not be said, as patterns over all shown words, whatever their case. */
export function measureSaid({ expected, explanation }: Outcome): Measured {
  const { mustSay = [], mustNotSay = [] } = expected;
  if (mustSay.length + mustNotSay.length === 0) return nothingMeasured;
  const shown = shownTexts(explanation).join('\n');
  const isSaid = (pattern: string) => new RegExp(pattern, 'iu').test(shown);
  const missing = mustSay.filter((pattern) => !isSaid(pattern));
  const forbidden = mustNotSay.filter(isSaid);
  return {
    counts: {
      'said as it must be': { hit: mustSay.length - missing.length, of: mustSay.length },
      'said against the rule': { hit: forbidden.length, of: mustNotSay.length },
    },
    misses: [
      ...missing.map((pattern) => ({ measure: 'not said', expected: pattern, got: '-' })),
      ...forbidden.map((pattern) => ({ measure: 'SAID', expected: `never ${pattern}`, got: matchOf(pattern, shown) })),
    ],
  };
}

const matchOf = (pattern: string, shown: string): string =>
  shown.split('\n').find((line) => new RegExp(pattern, 'iu').test(line)) ?? '';

/** Scales that are also called something else. */
const otherNames: Record<string, string> = {
  lvef: 'ejectionfraction',
  ef: 'ejectionfraction',
  pt: 'tumor',
  pn: 'lymphnode',
};

function namesOf(scale: string): string[] {
  const first = bare(scale.split(' ')[0]);
  return [first, otherNames[first] ?? first];
}

/**
 * A scale is told when one shown text, or the explanation of a term, has its first word, or its other name, and the value; or when a
 * sentence that stands on the printed words of both tells the value in plain words, or what it means in general.
 */
export function measureScales({ expected: { scales }, explanation, allTerms }: Outcome): Measured {
  if (scales === undefined) return nothingMeasured;
  const sentences = explanation.sentences.map(({ text, basis, spans }) => ({
    told: bare(text),
    isGeneral: basis === 'general',
    printed: bare(spans.map((span) => explanation.text.slice(...supportAround(explanation.text, span))).join(' ')),
  }));
  const shown = [...shownTexts(explanation), ...allTerms.map(({ term, definition }) => `${term}: ${definition}`)].map(
    bare,
  );
  const hasBoth = (text: string, scale: string, value: string) =>
    namesOf(scale).some((name) => text.includes(name)) && text.includes(bare(value));
  const isTold = ({ scale, value }: { scale: string; value: string }) =>
    shown.some((text) => hasBoth(text, scale, value)) ||
    sentences.some(({ told, isGeneral, printed }) =>
      isGeneral
        ? hasBoth(`${told} ${printed}`, scale, value) && printed.includes(bare(value))
        : hasBoth(printed, scale, value) && told.includes(bare(value)),
    );
  const missed = scales.filter((each) => !isTold(each));
  return {
    counts: { 'scales told': { hit: scales.length - missed.length, of: scales.length } },
    misses: missed.map(({ scale, value }) => ({ measure: 'scale', expected: `${scale} ${value}`, got: '-' })),
  };
}

/** Notices expected and given; one that is not expected is a false alarm, but for `incomplete`, which only says what is not printed. */
export function measureNotices({ expected: { notices }, explanation }: Outcome): Measured {
  if (notices === undefined) return nothingMeasured;
  const given: string[] = [...new Set(explanation.notices.map(({ kind }) => kind))];
  const missed = notices.filter((kind) => !given.includes(kind));
  const alarms = given.filter((kind) => kind !== 'incomplete' && !notices.includes(kind));
  return {
    counts: {
      'notices given': { hit: notices.length - missed.length, of: notices.length },
      'false alarms': { hit: alarms.length, of: given.length },
    },
    misses: [
      ...missed.map((kind) => ({ measure: 'notice', expected: kind, got: '-' })),
      ...alarms.map((kind) => ({ measure: 'false alarm', expected: '-', got: kind })),
    ],
  };
}
