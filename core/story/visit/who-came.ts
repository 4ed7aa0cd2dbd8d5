/** Each word also with a capital. */
const inAnyCase = (words: string): string =>
  words.replace(/\b\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const oneOf = (words: string): string => `(?:${inAnyCase(words).split(' ').join('|')})`;

const age = String.raw`(?:\d{1,2}[- ]years?,? (?:and )?)?\d{1,3}(?:[- ]and[- ]\S+|-1\/2)?[- ]?(?:years?|yrs?|y\/?o|months?|weeks?|days?)(?:[- ]?olds?)?`;
/** Words about somebody that say nothing of an illness. */
const manner = oneOf(
  'white black caucasian african african-american american hispanic latino latina asian native indian chinese filipino very pleasant nice lovely delightful elderly young older right left right-handed left-handed handed married single divorced widowed retired little teenage',
);
const sex = oneOf('patient man woman gentleman lady male female boy girl child infant baby inmate');
const births = String.raw`(?:(?:female|woman|lady),? )?(?:gravida|G)[ -]?\d{1,2},? ?(?:para|P)[ -]?[\d-]{1,7}(?:,? (?:female|woman|lady))?`;
const somebody = String.raw`(?:${manner},? )*?${age}(?:,? ${births}|,? (?:${manner},? )*(?:(?:male|female) )?(?:${sex}|[RL]H[MFBW]{1,3})\b|(?= who\b))`;
/** "39 y/o RHF", right-handed female, as notes begin without an article. */
const handed = String.raw`${age} ?[RL]H[MFBW]{1,3}\b`;
const called = String.raw`(?:(?:[Tt]he |[Tt]his )?(?:[Pp]atient|[Pp]t|[Bb]aby|[Ii]nfant|[Cc]hild)|[Tt]his|[Hh]e|[Ss]he|M(?:r|rs|s)\.? \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]+)?|(?:(?!His|Her|My|Their|The|This|Mother|Father|Maternal)\p{Lu}\p{Ll}+ ){1,2}\p{Lu}\p{Ll}+)`;
const opening = new RegExp(
  String.raw`^(?:(?:[Tt]his|[Tt]he patient|[Hh]e|[Ss]he) (?:is|was) an? (?:${manner} )*${sex}(?= who\b)|(?:[Tt]his |[Aa]n? )?${handed}|(?:[Pp]lease (?:refer to|see) [^,.]{3,40}, (?:but )?)?(?:(?:[Ii]n (?:brief|short|summary)|[Bb]riefly|[Tt]o summari[sz]e),? )?(?:${called} (?:is|was) (?:the case of )?(?:an?|now an?|a now) (?:very )?|(?:[Tt]his|[Aa]n?|[Tt]he) )${somebody})(?:,? (?:a )?(?:household |community )?ambulator(?: with a \w+)?,?|,? known to me\b,?|,? (?:apparently )?(?:dominantly )?(?:right|left)[- ]hand(?:ed)?(?:[- ]dominant)?\b,?)?`,
  'u',
);

/** "The patient is a 30-year-old gravida 2, para 1 at 28 weeks with cramps": how far the pregnancy is, and not how many there were. */
const pregnant = new RegExp(
  String.raw`^(?:${called} )?(?:is |was )?(?:[Aa]n? )(?:[\p{L}-]+ ){0,3}${age},? (?:(?:[\p{L}-]+ ){0,2}(?:female|woman|lady),? )?(?:gravida|G)[ -]?\d[\d, A-Za-z-]{0,24}?,? (?:who is )?(?:currently )?at (?:about |approximately )?(\d[\d/ -]*(?:plus|(?:to|and) \d[\d/ -]*)? ?weeks?)(?: of)?(?: gestation\w*| EGA| estimated gestational age| pregnan\w+)*,? `,
  'u',
);

const isDoing = String.raw`(?:\p{Ll}{3,}ed|is|was|has|had|presents|presented|came|comes|underwent|went|began|fell|developed|complains|complained|reports|reported|returns|returned|states|stated|noted|noticed|suffered|sustained|started|experienced|took|felt|will|would|recently|initially|apparently|subsequently|now|currently|previously|first|also|originally)\b`;
const who = new RegExp(String.raw`^,? (?:who|that) (?=${isDoing})`, 'iu');
const knownFor = new RegExp(
  String.raw`^,? with (?!no\b|status\b)((?:(?! who\b| which\b| whose\b)[^.;]){3,160}?)(?:,? who (?=${isDoing})|, (?=(?:is|was|had|presented|presents|came|underwent)\b))`,
  'iu',
);

/**
 * "The patient is a 51-year-old man with known cirrhosis who presented after a fall" is "The patient has known cirrhosis and presented
 * after a fall": who reads it knows how old he is.
 */
export function withoutPerson(text: string): string {
  const [pregnancy, weeks] = pregnant.exec(text) ?? [];
  if (pregnancy !== undefined && weeks !== undefined)
    return `The patient is at ${weeks} of pregnancy ${text
      .slice(pregnancy.length)
      .replace(/^who (.*)/i, (_whole, words: string) => `and ${past(words)}`)}`;
  const [person] = opening.exec(text) ?? [];
  if (person === undefined) return text;
  const rest = text.slice(person.length);
  if (who.test(rest)) return `The patient ${past(rest.replace(who, ''))}`;
  const known = knownFor.exec(rest);
  if (known !== null) return `The patient has ${known[1] ?? ''} and ${past(rest.slice(known[0].length))}`;
  const [, before] = /^,? with ((?:an? )?(?:[\w-]+ ){0,4}?history of .+)$/iu.exec(rest) ?? [];
  if (before !== undefined && !/\bwho\b/.test(before))
    return `The patient has ${/^an? /i.test(before) ? before : `a ${before}`}`;
  const complaint = /^,? (?:with (?:an? )?(?:chief )?complaints? of|complaining of) (?=\p{L})/iu;
  if (complaint.test(rest)) return rest.replace(complaint, 'The patient complains of ');
  if (/^,? (?:presented|presents|came|comes|underwent)\b/i.test(rest))
    return `The patient ${past(rest.replace(/^,? /, ''))}`;
  if (/^,? (?:admitted|seen|referred|brought|transferred)\b/i.test(rest))
    return `The patient was${rest.replace(/^,/, '')}`;
  if (/^,? (?:status[- ]post|s\/p|presenting|coming|complaining|returning|here)\b/i.test(rest))
    return `The patient is${rest.replace(/^,/, '')}`;
  // "The 3-year-old boy was admitted"
  if (
    !/ (?:is|was) an? /i.test(person) &&
    /^ (?:(?:first|initially|suddenly) )?(?:is|was|has|had|fell|began|awoke|woke|felt|underwent|\p{Ll}{3,}(?<!brought|admitt|referr|transferr)ed)\b/iu.test(
      rest,
    )
  )
    return `The patient${rest}`;
  if (/^ with (?!no\b|status\b|whom?\b)[^.;]*\.?$/i.test(rest) && !/\b(?:who|which|is|was|were|has|had)\b/i.test(rest))
    return `The patient has${rest.slice(' with'.length)}`;
  return text;
}

/** Who "presents" on the day of the paper came by the time it is read. */
const past = (words: string): string =>
  words.replace(/^(?:presents|comes)(?= (?:to|with|for|in|because|after)\b)/, 'came');
