import type { Personal } from '../personal.ts';
import { isDateLike } from '../dates.ts';
import { nameWord } from '../words/name-words.ts';
import { isOrdinary } from '../words/word-kinds.ts';

type Found = { words: string; before: string; after: string };

/** What has the form of an identity and is none where it stands. `before` and `after` are a few characters around it. */
export const isNoIdentity = (kind: Personal['kind'], found: Found): boolean => checks[kind]?.(found) === true;

const checks: Partial<Record<Personal['kind'], (found: Found) => boolean>> = {
  date: ({ words, before, after }) =>
    !isDateLike(words) || (/^\d{1,2}\/\d{1,2}$/.test(words) && (measured.test(before) || measure.test(after))),
  person: ({ words }) => /^(?:Age|Sex|Male|Female|Pt|Patient)/.test(words) || isWord(words),
  organisation: ({ words }) => isOrdinary(words),
  id: ({ words, before, after }) =>
    /^(?:in|on|at|by|to|of|for|was|is|no|and|the|a) /iu.test(words) ||
    (/^@\p{L}+$/u.test(words) && isOrdinary(words.slice(1))) ||
    /^(?:bp|hr|rr|pr|temp|bgl|bsl|path) /iu.test(words) ||
    codeBefore.test(before) ||
    /^ blade(?!\p{L})/u.test(after),
  phone: ({ words, before }) =>
    /^\d{2,3}(?:\.\d[-–]|\/)\d{2,3}(?:\.\d)?$|^[+-]\d{1,2}\.\d/u.test(words) ||
    /(?<!\p{L})(?:normal|range|ref|reference)[: ]{1,2}$|\d ?x ?$/iu.test(before),
  url: ({ words }) => isSentenceEnd(words),
};

/** "Pain is 3/10", "strength 4/5". */
const measured =
  /(?<!\p{L})(?:pain|aches?|intensity|severity|scores?|scale|strength|power|rate[ds]?|ranges?|reflex(?:es)?|pulses?|apgars?|murmur|extension|flexion|acuity)(?!\p{L})[^.;\n]{0,24}$/iu;

/** "1/2 to 3/4 inch". */
const measure =
  /^(?: to \d{1,2}(?:\/\d{1,2})?)?[ -](?:inch(?:es)?|cups?|teaspoons?|tablespoons?|miles?|pounds?|ounces?|liters?|litres?|L(?= of(?!\p{L})|[.,;]))(?!\p{L})/u;

/** "Partner 34M". */
const isWord = (words: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(words) && isOrdinary(words) && nameWord(words.toLowerCase()) === undefined;

/** Of pictures, procedures, devices and emergency services. */
const codeBefore =
  /(?<!\p{L})(?:images?|series|figures?|cpt|icd|icd-10|hcpcs|procedure|billing|call|dial|model)(?: codes?| no\.?| numbers?)?:? ?#?:? ?(?:\d{1,3}, )?$/iu;

/** "rash.It was", "CHOLESTEROL.CA": a word of a sentence that ends without a space, and what begins the next one. */
function isSentenceEnd(words: string): boolean {
  const [, last = '', next = ''] = /^([\p{L}-]+)\.(\p{L}{2,6})$/u.exec(words) ?? [];
  if (last === '' || !isOrdinary(last)) return false;
  const lower = next.toLowerCase();
  return /^(?:in|it)$/.test(lower) || (words !== words.toLowerCase() && !/^(?:com|org|edu|gov|uk)$/.test(lower));
}
