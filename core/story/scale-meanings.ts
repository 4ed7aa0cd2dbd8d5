import { findScale, placeOn, type ScaleEntry } from '../knowledge/scale-data.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import type { Reading } from '../reading/reading.ts';
import { capitalise, sentence } from '../explaining/wording.ts';
import type { StorySentence } from './story.ts';

const most = 10;

/**
 * What a stated place on a scale means, after what is told of it: "BI-RADS category 4 means a finding that should be sampled." General
 * knowledge, with its source. A scale whose statement is not told says its place first.
 */
export function scaleMeanings(
  { scales, text }: Pick<Reading, 'scales' | 'text'>,
  told: readonly StorySentence[],
): StorySentence[] {
  const seen = new Set<string>();
  const explained = new Map<string, StorySentence>();
  return scales
    .flatMap((read): StorySentence[] => {
      const entry = findScale(read.scale);
      const key = `${read.scale} ${read.value}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const teller = told.find(({ spans }) => spans.some((span) => overlaps(span, read.span)));
      const whole = isCalledNormal(text, read.span) ? entry.about : meaningOf(entry, read.value);
      if (whole === undefined || (teller === undefined && isFormer(text, read.span))) return [];
      const part = teller?.part ?? 'found';
      const stated = sentence(`The paper gives ${named(entry.says, read.value)}${siteBefore(text, read.span)}`);
      const place: StorySentence[] =
        teller === undefined ? [{ part, text: stated, spans: [read.span], basis: 'document' }] : [];
      // What a scale is about is said once, and so is what a place on it means.
      const rest = whole.replace(entry.about, '').trim();
      // "The share of blood pumped out with each beat (ejection fraction) is 60%" says what it is already.
      if (teller !== undefined && saysItself.test(teller.text)) explained.set(read.scale, teller);
      const before = explained.get(`${read.scale} ${rest}`);
      if (before !== undefined) {
        before.spans.push(read.span);
        return place;
      }
      const isKnown = explained.has(read.scale);
      if (isKnown && rest === '') return place;
      const meaning: StorySentence = {
        part,
        text: isKnown ? rest.replace(/^In general/, `${nameOf(entry)}: in general`) : whole,
        spans: [read.span],
        basis: 'general',
        source: entry.source,
      };
      explained.set(read.scale, meaning).set(`${read.scale} ${rest}`, meaning);
      return [...place, meaning];
    })
    .slice(0, most);
}

const bones =
  /\b((?:left |right |total |lumbar )?(?:hip|spine|femur|forearm|wrist|neck of femur|femoral neck))\b[^.;\n]*$/i;

/** "DXA left hip T-score": of which bone it is. */
function siteBefore(text: string, [start]: Span): string {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start) + 1, start - 60), start);
  const site = bones.exec(line)?.[1];
  return site === undefined ? '' : ` for the ${site.toLowerCase()}`;
}

/** "an ejection fraction of {v}%" */
const nameOf = ({ says }: ScaleEntry): string =>
  capitalise(says.replace(/^an? /, '').replace(/(?: of)? \{[vV]\}.*$/, ''));

const saysItself = /\bshare of (?:the )?blood\b.{0,30}\bpump/i;

/** "Normal ejection fraction of 72%": what the paper calls normal is not weighed once more. */
const isCalledNormal = (text: string, [start]: Span): boolean =>
  /\bnormal\W+(?:\p{L}+\W+){0,3}$/iu.test(text.slice(Math.max(0, start - 50), start));

/** "Compared with the last echo, with 45 %": an earlier place is not this paper's. */
function isFormer(text: string, [start]: Span): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  return /\b(?:compar\w*|prior|previous\w*|formerly|earlier|last|baseline|was)\b[^.\n]*$/i.test(before);
}

function meaningOf(entry: ScaleEntry, value: string): string | undefined {
  const place = placeOn(entry, value);
  if (place === undefined) return entry.about;
  const name = capitalise(named(entry.says, value).replace(/^an? /, ''));
  return place.isNumber
    ? `${entry.about} ${sentence(`In general, ${place.means}`)}`
    : sentence(`${name} means ${place.means}`);
}

const named = (says: string, value: string): string =>
  says.replace('{V}', value.toUpperCase()).replace('{v}', value).replace('%%', '%');
