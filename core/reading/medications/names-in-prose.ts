import { overlaps, type Span } from '../../kernel/span.ts';
import type { MedicineEntry } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isRow } from '../lines.ts';
import { isNeverTaken, isOtherMatter } from './not-this-person.ts';
import { formWords, isSig } from './sig.ts';
import { strengthsIn } from './strength.ts';

/** Words that stand before a strength without being a medicine: "increase to 40 mg", "a dose of 20 mg". */
const notANames = new Set(
  (
    'to of the at a an by from dose doses dosage on with and or than is was total up down taking take takes took daily weekly mg using receive received given give start started ' +
    'increase increased decrease decreased currently about approximately only every contrast sodium-free diet low same additional another each per maximum max initial starting ' +
    'plus now medication medications medicine oral iv weight level levels under over between after before for in this that her his their its be continue prescribe prescribed strength ' +
    'eat ate drink drank walk lost gained intake salt protein fluid caffeine cholesterol volume limit less more least most radiation activity injected administered administration bolus restriction'
  ).split(' '),
);
/** Words of habits, measures and headings: no medicine has one of them in its name. */
const notInNames = new Set(
  (
    'lives smoker smoking alcohol height weight review sleep normal levels today nil parents wife husband brother sister mother father history hx fmh fmhx pmh plan ' +
    'diagnosis clinic appointment works married treatment testing patient doctor also otherwise you your please call phone return'
  ).split(' '),
);
export const isNoName = (words: string): boolean =>
  notANames.has(words.toLowerCase()) ||
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((part) => notInNames.has(part));

const word = /[\p{L}][\p{L}\d'’-]{2,40}/gu;
const takingFollows =
  /^[^.;]{0,30}\b(?:daily|nightly|weekly|once|twice|every|bid|tid|qid|prn|qhs|qd|by mouth|orally|po|tablets?|capsules?|three times|at bedtime|as needed|in the morning|injections?)\b/i;

/** Places of medicine names in a sentence, in order: known ones, ones shown by their form, and in a list whatever stands between commas. */
export function namesInProse(sentence: string, isList: boolean, knowledge: Knowledge): Span[] {
  const known = knowledge
    .findMedicines(sentence)
    .filter(({ entry, start, end }) => isTakenHere(sentence, entry, [start, end], isList))
    .map(({ start, end }): Span => [start, end]);
  const found = [...known, ...byForm(sentence).filter((span) => !touches(known, span))];
  const listed = isList && !isRow(sentence) ? betweenCommas(sentence).filter((span) => !touches(found, span)) : [];
  return [...found, ...listed].sort((a, b) => a[0] - b[0]);
}

const isTakenHere = (sentence: string, entry: MedicineEntry, [start, end]: Span, isList: boolean): boolean =>
  (isList || !isNeverTaken(entry)) &&
  !isOtherMatter(sentence.slice(Math.max(0, start - 30), start), sentence.slice(end, end + 40));

const touches = (spans: readonly Span[], span: Span): boolean => spans.some((other) => overlaps(other, span));

/** "Zorvimab 20 mg daily": the word before a strength that is followed by how it is taken. */
function byForm(sentence: string): Span[] {
  return strengthsIn(sentence).flatMap(([start, end]) => {
    const from = Math.max(0, start - 44);
    const ahead = sentence.slice(from, start);
    const last = [...ahead.matchAll(word)].at(-1);
    if (!last || !takingFollows.test(sentence.slice(end, end + 60))) return [];
    const name = last[0].toLowerCase();
    const gap = ahead.slice(last.index + last[0].length);
    if (!/^[\s,(]{0,2}$/.test(gap) || notANames.has(name) || formWords.has(name)) return [];
    return [[from + last.index, from + last.index + last[0].length] satisfies Span];
  });
}

const generic =
  /^(?:none|nil|no|n\/a|as above|see|reviewed|unchanged|same|patient|denies|current|multiple|several|other|all|medications?|meds|listed|and|the|she|he|they|takes?|taking|reports?|per|not|also|prn|otc|supplements?|as needed|low|water|diet|exercise|fluids|started?|active|expired|inactive|discontinued|material|continued?|stop(?:ped)?|new|changed?|daily|history|nkda|unknown|various|list|over)\b/i;

/** "furosemide, aspirin, bisoprolol": short parts of a list, when the whole of it looks like one. */
function betweenCommas(sentence: string): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const match of sentence.matchAll(/[,;]\s|\sand\s|$/g)) {
    parts.push([from, match.index]);
    from = match.index + match[0].length;
  }
  const names = parts.flatMap(([start, end]): Span[] => {
    const words = sentence.slice(start, end);
    const name = words.trim().replace(/[.\s]+$/, '');
    const isName =
      /^[\p{L}][\p{L}\d' -]{2,40}$/u.test(name) &&
      name.split(/\s+/).length <= 3 &&
      !generic.test(name) &&
      !isNoName(name) &&
      !isSig(name);
    const at = start + words.indexOf(name);
    return isName ? [[at, at + name.length]] : [];
  });
  return names.length === parts.filter(([start, end]) => end > start).length ? names : [];
}
