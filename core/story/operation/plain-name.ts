import { hardWords } from '../../simplifying/plain-words.ts';

/** Words of place and manner that are left in a name when all else is plain: they tell a patient nothing. */
const modifiers =
  'anterior|posterior|distal|proximal|medial|lateral|superior|inferior|dorsal|ventral|volar|plantar|percutaneous|endoscopic|transforaminal|interlaminar|retrograde|antegrade|subtotal|segmental|autologous|autogenous|morcellized|nonsegmental|interbody|retropubic|transnasal|transsphenoidal|subglandular|subpectoral|extracapsular|intracapsular|uncomplicated|superficial|fiberoptic|transoral|intraoral|extraoral|suboccipital|pterional|frontotemporal|stereotactic|tangential|elliptical|fusiform|fasciocutaneous|paramedian|midline|supraumbilical|infraumbilical|periumbilical|intraoperative|selective|nonselective|bicoronal|hemicoronal|multiplanar|uninstrumented|sequential';
const modifier = new RegExp(
  `\\b(?:${modifiers})(?:,? (?:and|or|to|/) (?:${modifiers}))* (?!and\\b|or\\b|to\\b|in\\b|of\\b|with\\b|on\\b|aspect|horn|wall|side|part|surface|border)(?=\\p{L})`,
  'giu',
);
const spine =
  /\blumb(?:ar|o)|\bspine|\bspinal|\bdis[ck]s?\b|\b[CTL]\d{1,2}\b|\bverteb|\bnerve|\blamin|\bfusion|\bjoin(?:ing)? (?:of )?(?:the )?bones?|\bfacet|\bbranch|\bepidural|\bdecompression/i;
const regions: Readonly<Record<string, string>> = {
  cervical: 'neck',
  thoracic: 'upper back',
  lumbar: 'lower back',
  lumbosacral: 'lower back',
};

/** "anterior cervical fusion at C5-C6" is "neck fusion at C5-C6", "bilateral implants" are "implants on both sides". Names in brackets stay. */
export function plainName(said: string): string {
  const isSpine = spine.test(said);
  const whole = /^(?:an? )?bilateral ((?:(?!\b(?:and|with|or|for)\b|,).)+)$/i.exec(said)?.[1];
  const start = whole === undefined ? said : `${whole} on both sides`;
  return outside(start, (words) =>
    (isSpine
      ? words.replace(/\b(cervical|thoracic|lumbar|lumbosacral)\b/gi, (word) => regions[word.toLowerCase()] ?? word)
      : words
    )
      .replace(modifier, '')
      .replace(/\b(?:back|front) (?=(?:lower back|upper back|neck)\b)/gi, '')
      .replace(/\bfront (surgery|fusion)\b/gi, '$1 from the front')
      .replace(/\b(?:inner|outer) (?=surgery\b)/gi, '')
      .replace(/\bbilateral\b/gi, 'two-sided'),
  )
    .replace(/\s{2,}/g, ' ')
    .trim();
}

const outside = (text: string, change: (words: string) => string): string =>
  text
    .split(/(\([^()]*\))/)
    .map((part) => (part.startsWith('(') ? part : change(part)))
    .join('');

/** What stands after "with" or a comma and stays unknown is left out of a name whose beginning is plain: "with fascial plication". */
export function withoutHardParts(said: string): string {
  const parts = partsOf(said);
  const [first = ''] = parts;
  if (parts.length < 2 || isHard(first)) return said;
  const kept = parts.filter((part, at) => at === 0 || !isHard(part));
  if (kept.length === parts.length) return said;
  const joined = kept.join('');
  // The last of a list has its "and".
  return kept.length > 2 && !/ and /.test(joined) ? joined.replace(/, (?=[^,]*$)/, ' and ') : joined;
}

const joint = /(?=,? (?:with|using|including|as well as) |, )/;
const partsOf = (said: string): string[] => {
  const parts: string[] = [];
  for (const part of said.split(joint)) {
    const open = parts.at(-1) ?? '';
    // No part begins inside brackets.
    if (parts.length > 0 && open.split('(').length > open.split(')').length) parts[parts.length - 1] = open + part;
    else parts.push(part);
  }
  return parts;
};

const isHard = (part: string): boolean => {
  const words = part
    .replace(/\([^()]*\)/g, '')
    .replace(/^,? ?(?:with|using|including|and|as well as) /, '')
    .trim();
  const hard = hardWords(words).filter((word) => !known.has(word.toLowerCase()));
  return (
    words.includes(' ') &&
    !part.includes('(') &&
    hard.length >= Math.max(1, 0.4 * words.split(' ').length) &&
    !/\b(?:without|no|not|possible|rule|due|dye|cancer|malignan\w*|tumor|carcinoma|syndrome)\b/i.test(words) &&
    (!/\band\b/i.test(words) ||
      (hard.length >= 0.5 * words.split(' ').length &&
        !/(?:ectomy|otomy|plasty|scopy|biopsy|repair|removal|excision)\b/i.test(words)))
  );
};

/** Words that are rare, and that whoever had the operation knows. */
const known = new Set(
  'adenoids adhesions bile fibroid fibroids silicone cervix cyst duct ducts fallopian gel graft hemorrhoids lymph mesh microscope mole polyp polyps prostate reflux scrotum sinus sinuses stent stents suction tonsils ulcer ulcers uterus vagina'.split(
    ' ',
  ),
);
