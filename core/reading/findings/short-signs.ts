import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { wordsIn, type Named } from './cues.ts';

const fractureSign = /#(?!\s?\d{1,3}(?!\d|st|nd|rd|th))/g;
const bone = `(?:${[...wordsIn('bones')].join('|')})`;
const boneBefore = new RegExp(String.raw`\b(${bone}s?)\s?$`, 'i');
const boneBehind = new RegExp(
  String.raw`^\s?(?:of\s|the\s|left\s|right\s|[LR]\s|old\s|neck of\s|shaft of\s|head of\s|base of\s|\d{1,2}(?:st|nd|rd|th)\s|[a-z]+al\s|lower\s|upper\s){0,4}${bone}\b`,
  'i',
);
const cancerShort = /(?<![\p{L}.])[cC]a(?![\p{L}\d+:=]|\.?\s?[\d:=<>])/gu;
const organBefore = /(\p{L}{3,12})\s$/u;
const organBehind = /^\s(\p{L}{3,12})\b/u;

/** "Wrist #", "#NOF": the sign for a fracture beside a bone. "Colon ca", "ca breast": cancer of an organ that has a known one. */
export function shortSigns(text: string, knowledge: Knowledge): Named[] {
  return [
    ...(text.includes('&') ? pairs(text) : []),
    ...(text.includes('#') ? fractures(text) : []),
    ...(text.includes('ca') || text.includes('Ca') ? cancers(text, knowledge) : []),
  ];
}

/** Two complaints in two letters. */
const paired: ReadonlyMap<string, string> = new Map([
  ['P', 'pins and needles'],
  ['N', 'nausea and vomiting'],
  ['D', 'diarrhea and vomiting'],
]);

const pairs = (text: string): Named[] =>
  matchesIn(text, /\b(?:P\s?&\s?N|[ND]\s?&\s?V)\b/g).map(({ 0: printed, index }) => ({
    concept: paired.get(printed.slice(0, 1)) ?? printed,
    start: index,
    end: index + printed.length,
  }));

const fractures = (text: string): Named[] =>
  matchesIn(text, fractureSign).flatMap(({ index }): Named[] => {
    // "# R wrist cyst" opens the line of a problem.
    if (index === 0 && /^\s/.test(text.slice(1, 2))) return [];
    const before = boneBefore.exec(text.slice(0, index));
    if (before) return [{ concept: 'fracture', start: before.index, end: index + 1 }];
    const behind = boneBehind.exec(text.slice(index + 1));
    return behind ? [{ concept: 'fracture', start: index, end: index + 1 + behind[0].length }] : [];
  });

const cancers = (text: string, knowledge: Knowledge): Named[] =>
  matchesIn(text, cancerShort).flatMap(({ index }): Named[] => {
    const end = index + 2;
    const before = organBefore.exec(text.slice(0, index));
    const behind = organBehind.exec(text.slice(end));
    const places: readonly (readonly [string | undefined, Span])[] = [
      [before?.[1], [before?.index ?? index, end]],
      [behind?.[1], [index, end + (behind?.[0].length ?? 0)]],
    ];
    const known = places.flatMap(([organ, [from, to]]): Named[] => {
      const term = organ === undefined ? undefined : knowledge.findTerm(`${organ} cancer`);
      return term?.kind === 'condition' ? [{ concept: term.term, start: from, end: to }] : [];
    });
    return known.slice(0, 1);
  });
