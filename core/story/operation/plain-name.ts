/** Words of place and manner that are left in a name when all else is plain: they tell a patient nothing. */
const modifiers =
  'anterior|posterior|distal|proximal|medial|lateral|superior|inferior|dorsal|ventral|volar|plantar|percutaneous|endoscopic|transforaminal|interlaminar|retrograde|antegrade|subtotal|segmental|autologous|autogenous|morcellized|nonsegmental|interbody|retropubic|transnasal|transsphenoidal|subglandular|subpectoral|extracapsular|intracapsular|uncomplicated|superficial|fiberoptic|transoral|intraoral|extraoral|suboccipital|pterional|frontotemporal|stereotactic|tangential|elliptical|fusiform|fasciocutaneous|paramedian|midline|supraumbilical|infraumbilical|periumbilical|intraoperative|selective|nonselective|bicoronal|hemicoronal|multiplanar|uninstrumented|sequential';
const modifier = new RegExp(
  `\\b(?:${modifiers})(?:,? (?:and|or|to|/) (?:${modifiers}))* (?!and\\b|or\\b|to\\b|in\\b|of\\b|with\\b|on\\b|aspect|horn|wall|side|part|surface|border)(?=\\p{L})`,
  'giu',
);
const spine =
  /\bspine|\bspinal|\bdis[ck]s?\b|\b[CTL]\d{1,2}\b|\bverteb|\bnerve|\blamin|\bfusion|\bjoin(?:ing)? (?:of )?(?:the )?bones?|\bfacet|\bbranch|\bepidural|\bdecompression/i;
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
