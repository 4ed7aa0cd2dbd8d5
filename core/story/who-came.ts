const age = String.raw`\d{1,3}(?:[- ]and[- ]\S+)?[- ]?(?:years?|yrs?|y\/?o|months?|weeks?|days?)(?:[- ]?olds?)?`;
/** Words about somebody that say nothing of an illness. */
const manner = String.raw`(?:white|black|caucasian|african|american|african[- ]american|hispanic|latino|latina|asian|native|indian|chinese|filipino|very|pleasant|nice|lovely|delightful|elderly|young|older|right|left|right[- ]handed|left[- ]handed|handed|married|single|divorced|widowed|retired)`;
const sex = String.raw`(?:patient|man|woman|gentleman|lady|male|female|boy|girl|child|infant|baby)`;
const somebody = String.raw`(?:${manner},? )*?${age},? (?:${manner},? )*(?:(?:male|female) )?${sex}`;
const opening = new RegExp(
  String.raw`^(?:(?:in brief|briefly|in summary|to summari[sz]e|in short),? )?(?:(?:(?:the |this )?(?:patient|pt|baby|infant|child)|this|he|she|m(?:r|rs|s)\.? [\p{L}'-]+) (?:is|was) an? |(?:this|an?|the) )${somebody}(?:,? (?:a )?(?:household |community )?ambulator(?: with a \w+)?,?|,? known to me\b,?)?`,
  'iu',
);

const isDoing = String.raw`(?:is|was|has|had|presents|presented|came|comes|underwent|went|began|fell|developed|complains|complained|reports|reported|returns|returned|states|stated|noted|noticed|suffered|sustained|started|experienced|took|felt|will|would|recently|initially|apparently|subsequently|now|currently|previously|first|also|originally)\b`;
const who = new RegExp(String.raw`^,? (?:who|that) (?=${isDoing})`, 'i');
const knownFor = new RegExp(
  String.raw`^,? with (?!no\b|status\b)((?:(?! who\b| which\b| whose\b)[^.;]){3,160}?),? who (?=${isDoing})`,
  'i',
);

/**
 * "The patient is a 51-year-old man with known cirrhosis who presented after a fall" is "The patient has known cirrhosis and presented
 * after a fall": who reads it knows how old he is.
 */
export function withoutPerson(text: string): string {
  const [person] = opening.exec(text) ?? [];
  if (person === undefined) return text;
  const rest = text.slice(person.length);
  if (who.test(rest)) return `The patient ${past(rest.replace(who, ''))}`;
  const known = knownFor.exec(rest);
  if (known !== null) return `The patient has ${known[1] ?? ''} and ${past(rest.slice(known[0].length))}`;
  const complaint = /^,? (?:with (?:an? )?(?:chief )?complaints? of|complaining of) (?=\p{L})/iu;
  if (complaint.test(rest)) return rest.replace(complaint, 'The patient complains of ');
  if (/^,? (?:presented|presents|came|comes|underwent)\b/i.test(rest))
    return `The patient ${past(rest.replace(/^,? /, ''))}`;
  if (/^,? (?:admitted|seen|referred|brought|transferred)\b/i.test(rest))
    return `The patient was${rest.replace(/^,/, '')}`;
  // "The 3-year-old boy was admitted"
  if (!/ (?:is|was) an? /i.test(person) && /^ (?:is|was|has|had)\b/i.test(rest)) return `The patient${rest}`;
  if (/^ with (?!no\b|status\b|whom?\b)[^.;]*\.?$/i.test(rest) && !/\b(?:who|which|is|was|were|has|had)\b/i.test(rest))
    return `The patient has${rest.slice(' with'.length)}`;
  return text;
}

/** Who "presents" on the day of the paper came by the time it is read. */
const past = (words: string): string =>
  words.replace(/^(?:presents|comes)(?= (?:to|with|for|in|because|after)\b)/, 'came');
