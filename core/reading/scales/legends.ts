import type { Span } from '../../kernel/span.ts';
import type { ScaleReading } from '../reading.ts';

/** Words right before a scale that speak of the scale, not of a patient. */
const ofTheScale =
  /\b(?:scores?|values?|levels?|if|when|an?|any|for|with|legend|key|scale|defined as|definition of|criteria for|diagnostic of|reference|normal)\s{0,2}(?:an?\s|the\s|of\s|≥|>|<|:)?\s?$/i;
/** Words right after a value that explain what it would mean. */
const meansSomething =
  /^[\s,)]{0,3}(?:=\s?\p{L}|(?:indicates?|means?|suggests?|corresponds? to|is (?:considered|defined|classified|associated|normal|mild|moderate|severe)|represents?|or (?:more|higher|above|greater|less|lower|below)|and (?:above|below|higher|over))\b)/iu;
const explainingWord = /scale|legend|key|reference|classif|definition|range|scoring/i;
const explaining =
  /(?:^|\n)[^\n]{0,40}\b(?:scale|legend|key|reference|classification|definitions?|ranges?|scoring)\b[^\n]{0,20}[:=][^\n]{0,40}$/i;

/** Whether the words around a place on a scale explain the scale. */
export function isExplained(text: string, [start, end]: Span): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  const after = text.slice(end, end + 40);
  return (
    (meansSomething.test(after) && !/\b(?:patient|her|his|today)\b/i.test(before)) ||
    (explainingWord.test(before) && explaining.test(before)) ||
    (ofTheScale.test(before) && /\b(?:if|scores?|values?|legend|criteria for|defined as)\b[^.]{0,12}$/i.test(before))
  );
}

/** So many different places on one scale near each other are its legend, not results. */
const mostPlaces = 2;
const near = 700;

export function withoutLegends(text: string, readings: readonly ScaleReading[]): ScaleReading[] {
  const explained = readings.map((reading) => listsMeaning(text, reading.span));
  return readings.filter((reading, at) => {
    if (!explained[at]) return true;
    const places = new Set<string>();
    for (let other = Math.max(0, at - longestLegend); other <= at + longestLegend; other += 1) {
      const neighbour = readings[other];
      if (neighbour?.scale !== reading.scale || !explained[other]) continue;
      if (Math.abs(neighbour.span[0] - reading.span[0]) <= near) places.add(neighbour.value);
    }
    return places.size <= mostPlaces;
  });
}

const longestLegend = 12;

/** "BI-RADS 2: Benign", "Grade 1 - mild", "II = slight limitation". */
const listsMeaning = (text: string, [, end]: Span): boolean =>
  /^\s?(?:[:=–-]|\()\s?\p{L}{3}/u.test(text.slice(end, end + 12));
