import { findScale, placeOn, type ScaleEntry } from '../knowledge/scale-data.ts';
import type { ScaleReading } from '../reading/reading.ts';
import type { Context } from './explaining-context.ts';
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
    statedSentence(read, entry, context.word),
    ...aboutScale(read, entry, context.limits.meanings),
  ]);

/** For the list of findings: the place and its meaning in two sentences. */
export const scaleFindings = (context: Context): Said[] =>
  statedScales(context).map(({ read, entry }) => statedSentence(read, entry, context.word));

function statedSentence({ value, span }: ScaleReading, { says }: ScaleEntry, word: string): Said {
  return fromDocument(sentence(`The ${word} gives ${named(says, value)}`), [span]);
}

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
