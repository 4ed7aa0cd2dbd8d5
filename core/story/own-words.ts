/** Somebody by whom a paper calls its patient. */
const person = String.raw`(?:The patient|This patient|Patient|Pt|He|She|M(?:r|rs|s)\.? \p{Lu}[\p{L}-]*)`;
const age = String.raw`\d{1,3}(?:-1\/2)?[- ]?(?:years?|yrs?|y\/?o|months?|weeks?)[- ]?(?:old)?`;
const sex = String.raw`(?:male|female|man|woman|gentleman|lady|boy|girl|patient|individual)`;
const saying = String.raw`(?:states?|stated|notes?|noted|reports?|reported|says?|said|relates?|related|mentions?|mentioned|indicates?|indicated|describes|tells (?:me|us)|told (?:me|us))`;
const adverb = String.raw`(?:(?:also|further|additionally|now|currently|then|otherwise) )?`;

const opening = new RegExp(
  String.raw`^(?:(?:${person}|This|A|An) )(?:(?:is|was) )?(?:an? |now )?(?:(?!with\b|who\b)[\p{L}-]+,? ){0,3}${age},? (?:(?!with\b|who\b)[\p{L}-]+,? ){0,4}?${sex}\b,? `,
  'iu',
);
const attribution = new RegExp(
  String.raw`^((?:(?:on|in|at|since|today|currently|now)\b[^,.]{0,40}, )?)${person} ${adverb}${saying}(?: that (?=(?:he|she|his|her|the|there|it|they|since|when|over)\b)| (?=(?:he|she|there)\b)|(?<=states?|stated|says?|said) (?=(?:the|her|his)\b))`,
  'iu',
);
const closing =
  /,? (?:he|she|the patient|per the patient|according to (?:him|her|the patient)),? (?:says|states|reports|said|stated|reported|notes)\.?$/i;

/**
 * What the patient told the doctor, as the patient knows it: without who said so ("He states that he smokes" is "He smokes") and without
 * age and sex ("The patient is a 60-year-old man with gout" is "The patient has gout"), where the rest is a sentence by itself.
 */
export function inOwnWords(text: string): string {
  const said = text.replace(attribution, '$1');
  const told = (isWhole(said) ? said : text).replace(closing, '.');
  const bare = told === text ? withoutAge(text) : told;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** "There is no change and denies fever": what is joined is said of somebody who is named no more. */
const isWhole = (said: string): boolean =>
  /^(?:(?:on|in|at|since|today|currently|now)\b[^,.]{0,40}, )?(?:he|she|they)\b/i.test(said) ||
  !/\b(?:and|but) (?:also |otherwise )?(?:denies|denied|reports|reported|states|stated|has|had|is|was|does|notes|noted|feels|wants)\b/i.test(
    said,
  );

function withoutAge(text: string): string {
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
