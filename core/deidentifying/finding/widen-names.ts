import type { Personal } from '../personal.ts';
import { kindOfLabel } from '../../reading/identifiers/labels.ts';
import { isDepartmentWord } from './organisations.ts';
import { eponym, isMedicalWord } from '../words/medical-words.ts';
import { nameWord } from '../words/name-words.ts';
import { isSafeWord } from '../words/safe-words.ts';
import { canBeName, isOrdinary, isShortName } from '../words/word-kinds.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}]*(?:['’‘-]\p{L}[\p{L}\p{M}]*)*`;
const particle =
  "(?:de|da|do|dos|das|del|della|di|du|la|las|los|van|von|der|den|ter|ten|al|el|bin|binti|bint|ibn|abu|y|ap|ab|ferch|nic|ní|mac|ben|bat|av|af|zu|zum|zur|san|st|wa|ole|DE|LA|DEL|LOS|DA|DOS|VAN|VON|DER|AL|EL|BIN|[’']t)";
const right = new RegExp(
  String.raw`^(?: (?:${particle}[ -]){1,3}|[ -]|, ?| [WSDC]/[Oo]\.? (?:Mr\.? |Mrs\.? |Late )?| ["“'(](?=\p{Lu}))(${word}|(?:\p{Lu}\.){1,3})(?![\p{L}\p{N}]|\.[DO]\.)["”']?`,
  'u',
);
const left = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${word}|(?:\p{Lu}\.){1,3}|\p{Lu})(?:,? |-|, ?|["”’] | ["“(])(?:${particle}[ -]){0,3}$`,
  'u',
);
const mostSteps = 4;
const reach = 60;

/** A name with the names and initials around it: around "Okafor" in "Grace N. Okafor-Young" all of it. */
export function widened(text: string, { kind, span }: Personal): Personal {
  let [start, end] = span;
  for (let step = 0; step < mostSteps; step += 1) {
    const next = right.exec(onLine(text.slice(end, end + reach), false));
    if (!next || !goesOn(next, kind)) break;
    end += next[0].length;
    if (/^ \(/.test(next[0]) && text[end] === ')') end += 1;
  }
  end += plainWordsBehind(text, start, end);
  for (let step = 0; step < mostSteps; step += 1) {
    const next = left.exec(onLine(text.slice(Math.max(0, start - reach), start), true));
    if (!next || !(belongs(next[1] ?? '', next[0].includes(',')) || /["”] $/.test(next[0]))) break;
    if (isArticle(next[1] ?? '', text.slice(Math.max(0, start - reach), start), text.slice(end, end + 2))) break;
    start -= next[0].length;
  }
  const isWider = end - start > span[1] - span[0];
  const isPlace = /(?:^|[^\p{L}])(?:in|from|near|to|at) $/iu.test(text.slice(Math.max(0, start - 6), start));
  return { kind: isWider && kind === 'other' ? (isPlace ? 'address' : 'person') : kind, span: [start, end] };
}

/** Behind "ten" and "van der" a word with a capital is a surname, whatever else it is. */
const goesOn = ([whole, words = '']: RegExpExecArray, kind: Personal['kind']): boolean =>
  belongs(words, whole.startsWith(',')) ||
  (kind === 'person' && isSuffix(words)) ||
  (kind !== 'address' && /^ \p{Ll}/u.test(whole) && !isMedicalWord(words));

/** "Joseph Running Bear": words with a capital that end the name, where other words have none. */
function plainWordsBehind(text: string, start: number, end: number): number {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(start, end))) return 0;
  const isInside = /[\p{L}:,] $/u.test(text.slice(Math.max(0, start - 2), start));
  const words = (isInside ? insideSentence : firstInLine).exec(text.slice(end, end + reach))?.[0];
  return words !== undefined &&
    words
      .trim()
      .split(' ')
      .every(
        (part) =>
          !isDepartmentWord(part.toLowerCase()) &&
          !ofResults.test(part) &&
          (!isSafeWord(part.toLowerCase()) || nameWord(part.toLowerCase()) !== undefined) &&
          (isInside || !isMedicalWord(part)) &&
          kindOfLabel(part) === undefined,
      )
    ? words.length
    : 0;
}

const insideSentence = /^(?: \p{Lu}\p{Ll}{2}\p{Ll}*){1,2}(?=[.,;)]|\n|$| \p{Ll}| {2}| \(| \|)/u;
/** At the head of a sentence or a line only what is set off behind. */
const firstInLine = /^ \p{Lu}\p{Ll}{2}\p{Ll}*(?=,|;|$|\n| {2}| \()/u;

const ofResults =
  /^(?:Negative|Positive|Normal|Absent|Present|None|Not|Detected|Reactive|Pending|High|Low|Grass|Oral|Class|Type|Grade|Stage|Level|Score|Scale|Index|Sign|Test|Disease|Syndrome)$/;

const onLine = (words: string, isLast: boolean): string =>
  isLast ? words.slice(words.lastIndexOf('\n') + 1) : (words.split('\n', 1)[0] ?? '');

const belongs = (words: string, isBehindComma: boolean): boolean =>
  isInitial(words) ||
  isShortName(words) ||
  (isBehindComma
    ? !isOrdinary(words) && words.length > 2 && eponym(words) === undefined
    : (canBeName(words) && eponym(words) !== 'thing') || nameWord(words.toLowerCase()) === 'seldom');

/** "A Bovie was", "An Angiocath was": at the head of a sentence, where "Maria A Lopez" has it inside. */
const isArticle = (word: string, before: string, after: string): boolean =>
  /^An?$/.test(word) && /^ \p{Ll}/u.test(after) && !/\p{L} An? $/u.test(before);

const isSuffix = (words: string): boolean => /^(?:Jr|Sr|II|III|IV)$/.test(words);

const isInitial = (words: string): boolean => /^(?:\p{Lu}|(?:\p{Lu}\.){1,3})$/u.test(words) && words !== 'I';
