/** Somebody by whom a paper calls its patient. */
const person = String.raw`(?:The patient|This patient|Patient|Pt|He|She|M(?:r|rs|s)\.? \p{Lu}[\p{L}-]*)`;
const age = String.raw`\d{1,3}(?:-1\/2)?[- ]?(?:years?|yrs?|y\/?o|months?|weeks?)[- ]?(?:old)?`;
const sex = String.raw`(?:male|female|man|woman|gentleman|lady|boy|girl|patient|individual)`;
const saying = String.raw`(?:does state|did state|states?|stated|notes?|noted|reports?|reported|says?|said|relates?|related|mentions?|mentioned|indicates?|indicated|describes|tells (?:me|us)|told (?:me|us)|explains?|explained|claims?|claimed|denotes)`;
const adverb = String.raw`(?:(?:also|further|additionally|now|currently|then|otherwise) )?`;

const called = String.raw`(?:[Tt]he patient|[Tt]his patient|Patient|Pt|He|She|M(?:r|rs|s)\.? \p{Lu}[\p{L}-]*|(?:(?!His|Her|My|Their|Mother|Father)\p{Lu}\p{Ll}+ ){1,2}\p{Lu}\p{Ll}+|This|A|An)`;
const opening = new RegExp(
  String.raw`^${called} (?:(?:is|was) )?(?:an? |now )?(?:(?!with\b|who\b)[\p{L}-]+,? ){0,3}${age},? (?:(?!with\b|who\b)[\p{L}-]+,? ){0,4}?(?:${sex}\b,? |(?=who\b))`,
  'u',
);
const attribution = new RegExp(
  String.raw`^((?:(?:on|in|at|since|today|currently|now)\b[^,.]{0,40}, )?)${person} ${adverb}${saying}(?: that (?=(?:he|she|his|her|the|there|it|they|since|when|over)\b)| (?=(?:he|she|there)\b)|(?<=states?|stated|says?|said) (?=(?:the|her|his)\b))`,
  'iu',
);
/** "I should note that …" */
const noting =
  /^(?:additionally,? |also,? |of note,? )?(?:(?:i|we) (?:should|would|must|will) (?:also )?(?:note|mention|add|say)|it (?:should|must|is to) (?:also )?be noted|please note|of note(?: is)?,?|note) that /i;
/** "I explained to her that the scar fades" */
const explaining =
  /^(?:after reviewing [^,]{0,90}, )?(?:i|we) (?:have |had |also |then |again |did |have also ){0,2}(?:explained|discussed|advised|told|informed|counsell?ed|reassured|reminded|stressed|emphasized)(?: to| with)?(?: (?:the patient|him|her|them|the family|the parents|his|her|mom|dad|mother|father)){0,2} that (?=(?:the|his|her|he|she|we|there|stress|most|many|all|some|an?)\b)/i;
const closing =
  /,? (?:he|she|the patient|per the patient|according to (?:him|her|the patient)),? (?:says|states|reports|said|stated|reported|notes)\.?$/i;

/**
 * What the patient told the doctor, and the doctor the patient, as both know it: without who said so ("He states that he smokes" is "He smokes") and without
 * age and sex ("The patient is a 60-year-old man with gout" is "The patient has gout"), where the rest is a sentence by itself.
 */
export function inOwnWords(text: string): string {
  const said = text.replace(attribution, '$1');
  const told = (isWhole(said) ? said : text).replace(explaining, '').replace(noting, '').replace(closing, '.');
  const bare = told === text ? withoutAge(text) : told;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** "There is no change and denies fever": what is joined is said of somebody who is named no more. */
const isWhole = (said: string): boolean =>
  /^(?:(?:on|in|at|since|today|currently|now)\b[^,.]{0,40}, )?(?:he|she|they)\b/i.test(said) ||
  !/\b(?:and|but) (?:also |otherwise )?(?:denies|denied|reports|reported|states|stated|has|had|is|was|does|notes|noted|feels|wants)\b/i.test(
    said,
  );

/** "The patient is a 30-year-old gravida 2, para 1 at 28 weeks with cramps": how far the pregnancy is, and not how many there were. */
const pregnant = new RegExp(
  String.raw`^${called} (?:is |was )?(?:an? )(?:[\p{L}-]+ ){0,3}${age},? (?:(?:[\p{L}-]+ ){0,2}(?:female|woman|lady),? )?(?:gravida|G)[ -]?\d[\d, A-Za-z-]{0,24}?,? (?:who is )?(?:currently )?at (?:about |approximately )?(\d[\d/ -]*(?:plus|(?:to|and) \d[\d/ -]*)? ?weeks?)(?: of)?(?: gestation\w*| EGA| estimated gestational age| pregnan\w+)*,? `,
  'u',
);

function withoutAge(text: string): string {
  const [pregnancy, weeks] = pregnant.exec(text) ?? [];
  if (pregnancy !== undefined && weeks !== undefined) {
    const rest = text.slice(pregnancy.length);
    return `The patient is at ${weeks} of pregnancy ${rest.replace(/^who /i, 'and ')}`;
  }
  const [opened] = opening.exec(text) ?? [];
  if (opened === undefined) return text;
  const rest = text.slice(opened.length);
  // "who has gout and was seen …"
  if (
    /^who (?:is|was|has|had|presents?|presented|comes|came|returns?|returned|underwent|went|states?|reports?|developed|suffers?|complains?|lives|works|fell|noticed|noted|continues|recently|initially|also)\b/i.test(
      rest,
    )
  )
    return `The patient ${rest.slice(4)}`;
  const [, withWords] = /^with (?=(.*))/i.exec(rest) ?? [];
  if (withWords === undefined)
    return /^(?:presenting|presents|presented|coming|comes|came|referred|admitted|seen|being|complaining|complains|returning|returns|here)\b/i.test(
      rest,
    )
      ? `The patient ${/^(?:presents|presented|comes|came|complains|returns)\b/i.test(rest) ? '' : /^(?:referred|admitted|seen)\b/i.test(rest) ? 'was ' : 'is '}${rest}`
      : text;
  // Where another sentence follows, it is of the patient: "with gout who comes for a check".
  const [joint, verb] =
    /,? who (is|was|has|had|presents?|presented|comes|came|returns?|returned|underwent|complains?|developed)\b/i.exec(
      withWords,
    ) ?? [];
  if (joint === undefined || verb === undefined)
    return /\b(?:is|was|has|had|presents|presented|comes|came|underwent|will)\b/i.test(withWords)
      ? text
      : `The patient has ${withWords}`;
  const before = withWords.slice(0, withWords.indexOf(joint));
  return /\b(?:mother|father|wife|husband|daughter|son|sister|brother|doctor|dr)\b/i.test(before)
    ? text
    : `The patient has ${before} and ${verb}${withWords.slice(withWords.indexOf(joint) + joint.length)}`;
}
