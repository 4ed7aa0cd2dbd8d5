import { uncapitalise } from './wording.ts';

/** Places in the body as reports print them and as people say them. Only words that mean the same place, no wider, no narrower. */
const places: readonly [RegExp, string][] = [
  [/\b(right|left) (upper|middle|lower) lobes?\b(?! of)/gi, '$2 part of the $1 lung'],
  [/\bRUL\b/g, 'upper part of the right lung'],
  [/\bRML\b/g, 'middle part of the right lung'],
  [/\bRLL\b/g, 'lower part of the right lung'],
  [/\bLUL\b/g, 'upper part of the left lung'],
  [/\bLLL\b/g, 'lower part of the left lung'],
  [/\bright lower quadrant\b|\bRLQ\b/gi, 'lower right part of the belly'],
  [/\bleft lower quadrant\b|\bLLQ\b/gi, 'lower left part of the belly'],
  [/\bright upper quadrant\b|\bRUQ\b/gi, 'upper right part of the belly'],
  [/\bleft upper quadrant\b|\bLUQ\b/gi, 'upper left part of the belly'],
  [/\bbilateral lower extremities\b/gi, 'both legs'],
  [/\bbilateral upper extremities\b/gi, 'both arms'],
  [/\b(right|left) lower extremity\b/gi, '$1 leg'],
  [/\b(right|left) upper extremity\b/gi, '$1 arm'],
  [/\blower extremities\b/gi, 'legs'],
  [/\bupper extremities\b/gi, 'arms'],
  [/\bbilateral (?=\w+s\b)/gi, 'both '],
  [/\blung bases\b/gi, 'lower part of the lungs'],
  [/\blung apices\b/gi, 'top of the lungs'],
  [/\bascending colon\b/gi, 'ascending colon (first part of the large bowel)'],
  [/\bsigmoid colon\b/gi, 'sigmoid colon (last part of the large bowel)'],
];

/** A place in capitals in small ones; short forms keep theirs. */
const inSmallLetters = (site: string): string =>
  /\p{Ll}/u.test(site) || /^[A-Z]{2,4}$/.test(site) ? uncapitalise(site) : site.toLowerCase();

const level = /^[CTLS]\d{1,2}(?:\s?[-/]\s?[CTLS]?\d{1,2})?$/i;
const surface = /\b(?:skin|surface|wall|lining|tip|floor|roof|back|left|right)$/i;

const onlyDescribes = /(?<![\p{L}])(?!(?:ovary|canal|molar|collar|capillary)$)\p{L}{2,}(?:ic|al|ar|ary|ior|eous)$/iu;

/** "in the upper part of the right lung", "at L4-L5". */
export function siteWords(printed: string): string {
  const site = printed
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:(?:old|new|acute|subacute|chronic|stable|unchanged|persistent|recurrent|mild|moderate|severe)\s)+/i,
      '',
    )
    .replace(/^(?:within|in|at|on|of|the|along|involving)\s+(?:the\s+)?/i, '')
    .trim();
  if (level.test(site)) return `at ${site.toUpperCase()}`;
  const plain = places.reduce((words, [form, said]) => words.replace(form, said), inSmallLetters(site));
  // "pelvic", "hilar" and "right cerebellar" only describe: they name no place.
  if (onlyDescribes.test(plain)) return '';
  if (/^(?:both|each|one|two|his|her|your)\b/i.test(plain)) return `in ${plain}`;
  return `${surface.test(plain) ? 'on' : 'in'} the ${plain}`;
}
