import type { LabResult } from '../documents/explanation.ts';
import { supportAround } from '../grounding/support.ts';
import { append } from '../kernel/append.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { touching } from '../kernel/touching.ts';
import type { Said } from './said.ts';

type Printed = { text: string; labResults: readonly LabResult[]; amendment?: { added: Span | undefined } };

/**
 * Nothing is told whose figures are not printed where it stands, nor what was added to it. The earlier value of a result, its range and
 * its unit, and what an amendment corrects, may be printed elsewhere: that is a further place that the sentence stands on.
 */
export function onlyPrinted<Sentence extends Said>(said: readonly Sentence[], printed: Printed): Sentence[] {
  const fallen: Span[] = [];
  return said.flatMap((sentence) => {
    const { basis, spans } = sentence;
    if (basis === 'general')
      return spans.length > 0 && spans.every((span) => fallen.some((other) => overlaps(span, other))) ? [] : [sentence];
    const places = placesOf(sentence, printed);
    if (places === undefined) {
      append(fallen, spans);
      return [];
    }
    return [places.length === 0 ? sentence : { ...sentence, spans: [...spans, ...places] }];
  });
}

const figures = /\d+(?:[.,]\d+)*/g;
/** The "65" of "GAD65" and the "19" of "COVID-19" are part of a name. */
const toldFigures = /(?<![\p{L}\d.,]|\p{L}-)\d+(?:[.,]\d+)*/gu;

/** Where else than around its places a sentence stands, by its figures; undefined where one is not printed. */
function placesOf({ text: words, spans }: Said, { text, labResults, amendment }: Printed): Span[] | undefined {
  const told = words.match(toldFigures);
  if (told === null) return [];
  const around = new Set(spans.flatMap((span) => text.slice(...supportAround(text, span)).match(figures) ?? []));
  const missing = told.filter((figure) => !around.has(figure));
  if (missing.length === 0) return [];
  const isNear = touching(spans);
  const rows = labResults.filter(({ span }) => isNear(span));
  const added = text.slice(...(amendment?.added ?? [0, 0]));
  const beside = new Set(
    [...rows.map(({ previous, range, unit }) => `${previous ?? ''} ${range?.text ?? ''} ${unit ?? ''}`), added].flatMap(
      (words) => words.match(figures) ?? [],
    ),
  );
  const places = missing.map((figure) => (beside.has(figure) ? placeOf(figure, text) : undefined));
  return places.every((place) => place !== undefined) ? places : undefined;
}

function placeOf(figure: string, text: string): Span | undefined {
  const found = [...text.matchAll(figures)].find(([printed]) => printed === figure);
  return found && [found.index, found.index + figure.length];
}
