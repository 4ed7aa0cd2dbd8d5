import { findScale, placeOn, type ScaleEntry } from '../knowledge/scale-data.ts';
import { overlaps, textAt } from '../kernel/span.ts';
import { sentenceAround } from '../grounding/support.ts';
import type { ScaleReading } from '../reading/reading.ts';
import type { Part } from './document-parts.ts';
import type { Context } from './explaining-context.ts';
import { printedWords, shortQuote } from './quote.ts';
import { fromDocument, general, type Said } from './said.ts';
import { hasTumorLetters, withItsEnd } from './scale-printed.ts';
import { sentence } from './wording.ts';

/** The places on scales that the document states, each scale and value once, in the order of the document. */
function statedScales({ reading, parts }: Context): { read: ScaleReading; entry: ScaleEntry }[] {
  const seen = new Set<string>();
  const stated = reading.scales.flatMap((read) => {
    const entry = findScale(read.scale);
    const key = `${read.scale} ${read.value} ${rowLabel(read, reading.text) ?? ''}`;
    if (entry === undefined || seen.has(key) || isEarlier(read, parts.at(read.span[0]), reading)) return [];
    seen.add(key);
    return [{ read, entry }];
  });
  const isFormer = ({ read }: (typeof stated)[number]): boolean =>
    formerly.test(reading.text.slice(sentenceAround(reading.text, read.span)[0], read.span[0]));
  return stated.sort(
    (a, b) =>
      Number(isFormer(a)) - Number(isFormer(b)) ||
      Number(calling.has(b.read.scale)) - Number(calling.has(a.read.scale)),
  );
}

/** Why tissue was taken, or a picture, is told on an earlier scale: it is not what this report gives. */
const isEarlier = ({ scale }: ScaleReading, part: Part, { documentType }: Context['reading']): boolean =>
  (documentType === 'pathology' || documentType === 'imaging') &&
  calling.has(scale) &&
  (part === 'reason' || part === 'history');

/** "Lumbar spine   0.742   -2.8": a place on a scale that a row of a table gives belongs to what the row is of. */
function rowLabel({ scale, span: [start] }: ScaleReading, text: string): string | undefined {
  if (scale !== 't_score' && scale !== 'z_score') return undefined;
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const label = /^\s*(\p{L}[^|\t]{2,30}?)(?:\s{2,}|\t|\|)/u.exec(line)?.[1]?.trim();
  return label === undefined || /score/i.test(label) ? undefined : label;
}

/** In words that call for a next step first. "The report gives BI-RADS category 4.", then what that scale is and what the place means: general knowledge, with its source. */
export const scaleParagraphs = (context: Context): Said[][] =>
  statedScales(context).map(({ read, entry }) => [
    statedSentence(read, entry, context),
    ...aboutScale(read, entry, context.limits.meanings),
  ]);

/** For the list of findings: the place and its meaning in two sentences. */
export const scaleFindings = (context: Context): Said[] =>
  statedScales(context).map(({ read, entry }) => {
    const stated = statedSentence(read, entry, context);
    const text = stated.text.replace(/^The \w+ gives (?:an? )?/, '').replace(/^The \w+ says: /, '');
    return { ...stated, text: `Score or grade: ${text}` };
  });

const formerly =
  /\b(?:compar(?:ed|ison)|prior|previous(?:ly)?|formerly|earlier|last (?:echo|study|exam\w*|scan|visit)|baseline)\b/i;
const fewWords = 5;

/**
 * Of an earlier value, and of several values of one scale, the words are quoted that say which is which: "NIHSS 6 on arrival, 2 at
 * discharge". Undefined where there is nothing to tell apart, or the sentence is too long or a row of a table.
 */
function toldApart(read: ScaleReading, { reading, word }: Context): Said | undefined {
  const { text, scales } = reading;
  const span = sentenceAround(text, read.span);
  const others = scales.filter((other) => other.scale === read.scale && other.value !== read.value);
  const isBeside = others.some((other) => overlaps(other.span, span));
  const isFormer = formerly.test(text.slice(span[0], read.span[0]));
  if ((!isFormer && others.length === 0) || isTableRow.test(textAt(text, span))) return undefined;
  const quote = shortQuote(text, span, isBeside || isFormer ? longestSentence : fewWords);
  const saysMore = quote !== undefined && quote.length > printedWords(text, read.span).length + 2;
  return saysMore ? fromDocument(`The ${word} says: ${quote}.`, [span]) : undefined;
}

const longestSentence = 16;
const isTableRow = /\||\t|\S {3,}\S/;

/** In our words where the document prints what they hold; else in its own: "Stage III" is not printed as "stage 3". */
function statedSentence(read: ScaleReading, { says }: ScaleEntry, context: Context): Said {
  const apart = toldApart(read, context);
  if (apart !== undefined) return apart;
  const { reading, word } = context;
  const { value, span } = read;
  const label = rowLabel(read, reading.text);
  const words = textAt(reading.text, span);
  const plain = sentence(
    `The ${word} gives ${named(says, withItsEnd(words, value))}${label === undefined ? '' : ` for "${label}"`}`,
  );
  const printed = new Set(words.toLowerCase().match(parts));
  const isPrinted =
    !hasTumorLetters(words) &&
    (named(says, value).match(namesAndNumbers) ?? []).every((part) => printed.has(part.toLowerCase()));
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
  // At the simple level the place tells enough where it has a meaning of its own.
  const about = whole || place === undefined || place.isNumber ? [entry.about] : [];
  return [...about, ...means, ...extent].map((text) => ({ ...general(text, [span]), source: entry.source }));
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
    .filter(({ read }, at, all) => all.findIndex((one) => one.read.scale === read.scale) === at)
    .slice(0, 2)
    .map(({ read, entry }) => {
      const stated = statedSentence(read, entry, context);
      const word = `The ${context.word} `;
      return { ...stated, text: `${stated.text.replace(word, 'It ')} What is the next step for me?` };
    });
