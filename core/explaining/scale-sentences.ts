import { findScale, placeOn, type ScaleEntry } from '../knowledge/scale-data.ts';
import { textAt } from '../kernel/span.ts';
import type { ScaleReading } from '../reading/reading.ts';
import type { Context } from './explaining-context.ts';
import { printedWords } from './quote.ts';
import { fromDocument, general, type Said } from './said.ts';
import { sentence } from './wording.ts';

/** The places on scales that the document states, each scale and value once, in the order of the document. */
function statedScales({ reading }: Context): { read: ScaleReading; entry: ScaleEntry }[] {
  const seen = new Set<string>();
  return reading.scales.flatMap((read) => {
    const entry = findScale(read.scale);
    const key = `${read.scale} ${read.value}`;
    if (entry === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ read, entry }];
  });
}

/** "The report gives BI-RADS category 4.", then what that scale is and what the place means: general knowledge, with its source. */
export const scaleParagraphs = (context: Context): Said[][] =>
  statedScales(context).map(({ read, entry }) => [
    statedSentence(read, entry, context),
    ...aboutScale(read, entry, context.limits.meanings),
  ]);

/** For the list of findings: the place and its meaning in two sentences. */
export const scaleFindings = (context: Context): Said[] =>
  statedScales(context).map(({ read, entry }) => statedSentence(read, entry, context));

/** In our words where the document prints what they hold; else in its own: "Stage III" is not printed as "stage 3". */
function statedSentence({ value, span }: ScaleReading, { says }: ScaleEntry, { reading, word }: Context): Said {
  const plain = sentence(`The ${word} gives ${named(says, value)}`);
  const printed = new Set(textAt(reading.text, span).toLowerCase().match(parts));
  const isPrinted = (named(says, value).match(namesAndNumbers) ?? []).every((part) => printed.has(part.toLowerCase()));
  return fromDocument(isPrinted ? plain : `The ${word} says: "${printedWords(reading.text, span)}".`, [span]);
}

const parts = /\d+(?:\.\d+)?|[\p{L}]+/gu;
const namesAndNumbers = /\d+(?:\.\d+)?|\b\p{Lu}\p{Ll}{2,}/gu;

const named = (says: string, value: string): string =>
  says.replace('{V}', value.toUpperCase()).replace('{v}', value).replace('%%', '%');

function aboutScale({ value, span }: ScaleReading, entry: ScaleEntry, whole: boolean): Said[] {
  const place = placeOn(entry, value);
  const means =
    place === undefined
      ? []
      : [sentence(place.isNumber ? `In general, ${place.means}` : `${shortName(entry, value)} means ${place.means}`)];
  const extent = whole && entry.extent !== null ? [entry.extent] : [];
  return [entry.about, ...means, ...extent].map((text) => ({ ...general(text, [span]), source: entry.source }));
}

/** "BI-RADS category 4A", without the article that the sentence before needed. */
const shortName = ({ says }: ScaleEntry, value: string): string => named(says, value).replace(/^an? /, '');

/** Scales whose place calls for a next step are asked about; those that only measure are not. */
const calling = new Set<ScaleReading['scale']>([
  ...([
    'bi_rads',
    'lung_rads',
    'pi_rads',
    'li_rads',
    'ti_rads',
    'o_rads',
    'cad_rads',
    'bosniak',
    'bethesda_thyroid',
  ] as const),
  ...(['cancer_stage', 'gleason', 'grade_group', 't_score', 'ejection_fraction', 'ahi', 'ckd_stage'] as const),
]);

/** A place that calls for nothing is not asked about. */
const isFine = (entry: ScaleEntry, value: string): boolean =>
  /\b(?:harmless|usual|as usual|no narrowing|out of the usual|nothing stands out)\b/.test(
    placeOn(entry, value)?.means ?? '',
  );

export const aboutScales = (context: Context): Said[] =>
  statedScales(context)
    .filter(({ read, entry }) => calling.has(read.scale) && !isFine(entry, read.value))
    .slice(0, 2)
    .map(({ read, entry }) => {
      const stated = statedSentence(read, entry, context);
      const word = `The ${context.word} `;
      return { ...stated, text: `${stated.text.replace(word, 'It ')} What is the next step for me?` };
    });
