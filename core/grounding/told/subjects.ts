import type { Told, ToldAnalyte } from './told-sentence.ts';

/** Words that join names in a list: "sodium, potassium and your chloride levels". */
const joining = new Set(
  'and or , your my the both plus as well level levels count counts total along with also & test tests y e o su sus el la los las ( )'.split(
    ' ',
  ),
);

/** The names of a list stand together: every run of them, in order. */
export function groupsOf({ words, analytes }: Told): ToldAnalyte[][] {
  const groups: ToldAnalyte[][] = [];
  for (const analyte of analytes) {
    const open = groups.at(-1);
    const previous = open?.at(-1);
    const between = previous ? words.slice(previous.last + 1, analyte.first) : [];
    const isGloss =
      previous !== undefined &&
      between.length === 1 &&
      between[0]?.word === '(' &&
      words[analyte.last + 1]?.word === ')';
    if (open && isGloss && !analyte.rows.some((row) => previous.rows.includes(row))) open[open.length - 1] = analyte;
    else if (open && previous && between.every(({ word }) => joining.has(word))) open.push(analyte);
    else groups.push([analyte]);
  }
  return groups;
}

/** The stretch of words between the parting words around a word. */
export function segmentAround({ words, boundaries }: Told, at: number): [first: number, last: number] {
  const before = boundaries.findLast((boundary) => boundary <= at) ?? -1;
  const after = boundaries.find((boundary) => boundary > at) ?? words.length;
  return [before + 1, after - 1];
}

/** Words that may stand between an adjective and the name it belongs to: "a high level of", "elevated fasting". */
const leading = new Set(
  'level levels of amount amounts count counts your the a an reading readings value values concentration blood serum in number for was were is are : and su sus de del el la los las'.split(
    ' ',
  ),
);

/**
 * The names that a statement at words `first` to `last` is about: those it stands right before ("high potassium"), else the nearest
 * list before it in the same part of the sentence, else the nearest behind it, else that of the part before. Empty where none is named.
 */
export function subjectsOf(told: Told, first: number, last: number, { mayLead = true } = {}): ToldAnalyte[] {
  const groups = groupsOf(told);
  const inBrackets =
    told.words[last + 1]?.word === '(' ? groups.find((group) => group[0]?.first === last + 2) : undefined;
  if (inBrackets) return inBrackets;
  const [from, to] = segmentAround(told, first);
  const led = mayLead ? groups.find((group) => isLed(told, last, group, to)) : undefined;
  const inside = groups.filter((group) => (group[0]?.first ?? 0) >= from && (group[0]?.first ?? 0) <= to);
  // "Ferritin shows how much iron there is, and yours is low": of what the sentence is about.
  if (told.words.slice(from, to + 1).some(({ word }) => word === 'yours')) return groups[0] ?? [];
  const before = inside.findLast((group) => (group.at(-1)?.last ?? 0) < first);
  if (led && (before === undefined || isAdjective(told, first, last))) return led;
  if (before) return before;
  const behind = inside.find((group) => (group[0]?.first ?? 0) > last);
  return behind ?? groups.findLast((group) => (group.at(-1)?.last ?? 0) < first) ?? [];
}

function isLed({ words }: Told, last: number, group: readonly ToldAnalyte[], to: number): boolean {
  const start = group[0]?.first ?? 0;
  if (start <= last || start > to || start - last > 6) return false;
  return words.slice(last + 1, start).every(({ word }) => leading.has(word));
}

/** "High potassium", "no nitrites", "a low level of": the word leads its name where no verb stands right before it. */
function isAdjective({ words }: Told, first: number, last: number): boolean {
  const next = words[last + 1]?.word ?? '';
  if (/^(?:and|for|was|were|is|are|y)$/.test(next)) return false;
  return !/^(?:is|are|was|were|be|been|came|es|está|fue)$/.test(words[first - 1]?.word ?? '') || next !== 'your';
}
