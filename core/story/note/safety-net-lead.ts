import { isFiniteVerb, isParticiple } from '../../simplifying/common-verbs.ts';

/** Words that tell where to go, and when, before the signs themselves: "RTC/ED if", "Advised urgent r/v for". */
const leadWords = new Set(
  'advise advised adv advice also safety net netted netting red flags flag given discussed explained counselled warned reminded provided pt patient to seek attend go straight back return present represent re rtc ed a&e ae a e er emergency department hospital hosp uc gp clinic dr doctor r v rv review reviewed seen be book booked appt appointment f u fu earlier early sooner urgent urgently immediate immediately promptly same day asap call phone ring dial 000 999 111 112 triple zero ambulance rfds after out of hours ooh ah in person f2f care further medical attention help or and the an a via contact us standard precautions again otherwise prn any time come once at away right without delay please on if needed should must usual standard generic strict clear written verbal sos ward surgery practice us report nearest local your eye months month weeks week days day hours tomorrow'.split(
    ' ',
  ),
);
const ends = /^(?:if|for|with|when|:|incl|including)$/i;

/** A lead in plain words; undefined where the words are no lead. */
export function plainLead(lead: string): string | undefined {
  const words = lead.replace(/(?: any| develops?| new| these| there (?:is|are)| any of)?[\s:]*$/i, '');
  const split = splitLead(`${words}${/\b(?:if|for|with|when)$/i.test(words) ? '' : ' if'} x`);
  return split === undefined ? undefined : `${split.says} if you have:`;
}

/**
 * "RTC/ED if rash spreads" is "See the doctor again or go to the emergency department if rash spreads", and so is "if rash spreads → ED":
 * where to go stands before or after the signs.
 */
export function withPlainLead(printed: string): string {
  const apart = callsApart(printed);
  if (apart !== undefined) return apart;
  const text = printed
    .replace(/\bA\/E\b/g, 'A&E')
    .replace(/^(?:also )?safety[- ]?nett?(?:ed|ing)? ?[-–:] ?(?=if\b)/i, '')
    .replace(/\s?[-–] (?=to (?:attend|call|see|seek|go|get)\b)/, ' → ')
    .replace(
      /^(If\b.*\w(?<!\b(?:need|needs|have|has|had|able|unable|want|wants|likely|advised|asked|going)))( to )(?=(?:call|ring|contact|attend|seek)\b)/i,
      '$1, ',
    );
  const split = splitLead(text);
  const end = splitEnd(split === undefined ? text : split.rest);
  if (split === undefined && end === undefined)
    return /^if\b/i.test(text) &&
      !/[→⇒]|\b(?:consider|review|refer|discuss|see|call|go|book|will|then|please|speak|contact|ring|attend|return|get in touch|come)\b/i.test(
        text,
      )
      ? `Get medical help if ${condition(text.replace(/^if\b[\s:]*/i, ''))}`
      : text.replace(
          /^If (develops?|gets?|has|becomes?|notices?)\b/,
          (_whole, verb: string) => `If you ${yours[verb] ?? verb.replace(/s$/, '')}`,
        );
  const says = split === undefined || (split.isGeneral && end !== undefined) ? (end?.says ?? '') : split.says;
  return `${says} if ${condition(end?.rest ?? split?.rest ?? text)}`;
}

/** "RTC if worse; ED if drowsy", "Red flags: 000 if chest pain", "Spray for pain; if it lasts → 000": each call for help with its own signs. */
function callsApart(text: string): string | undefined {
  if (text.length > longestCall) return undefined;
  for (const { 0: mark, index } of text.matchAll(/[;.:–] (?=\p{L}|\d)/gu)) {
    const before = text.slice(0, index);
    const behind = text.slice(index + mark.length);
    if (
      /^if\b/i.test(behind) &&
      !/^if\b/i.test(text) &&
      splitEnd(behind) !== undefined &&
      splitLead(text)?.isGeneral !== false
    )
      return `${before}. ${withPlainLead(behind)}`;
    if (splitLead(behind) === undefined || placesIn(behind.slice(0, 40)).isGeneral) continue;
    return areLeadWords([...before.matchAll(/[\p{L}\p{N}&]+/gu)])
      ? withPlainLead(behind)
      : `${withPlainLead(before)}. ${withPlainLead(behind)}`;
  }
  return undefined;
}

const longestCall = 600;

const yours: Readonly<Record<string, string>> = { has: 'have' };

type Split = { says: string; rest: string; isGeneral: boolean };

function splitLead(text: string): Split | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}&]+|:/gu)];
  const at = words.findIndex(({ 0: word }) => ends.test(word));
  const end = words[at];
  if (end === undefined || at === 0 || at > 18 || !areLeadWords(words.slice(0, at))) return undefined;
  const rest = text
    .slice(end.index + end[0].length)
    .replace(/^[\s:]+(?:if\b[\s:]*)?/i, '')
    .trim();
  return rest === '' ? undefined : { ...placesIn(text.slice(0, end.index)), rest };
}

/** "…, fever → urgent r/v", "… to seek urgent review". */
function splitEnd(text: string): Split | undefined {
  const [whole, tail = ''] = /\s*(?:[→⇒]|->|\s[–-]|=|(?=\bto seek\b)|(?=\bseek\b))\s*([^→⇒–]{2,60})$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const words = [...tail.matchAll(/[\p{L}\p{N}&]+/gu)];
  const places = placesIn(tail);
  const rest = text.slice(0, -whole.length).replace(/^(?:if|for)\b[\s:]*/i, '');
  return areLeadWords(words) && rest !== '' && (!places.isGeneral || /\bseek\b/.test(tail))
    ? { ...places, rest }
    : undefined;
}

const areLeadWords = (words: readonly RegExpExecArray[]): boolean =>
  words.every(({ 0: word }) => leadWords.has(word.toLowerCase()) || /^\d{1,2}$/.test(word));

/** What has to happen, as the end of "if …": signs that are only named are what the reader has. */
function condition(words: string): string {
  const signs = words
    .replace(/[.;,\s]+$/, '')
    .replace(/\bor (?:if )?wants to\b/gi, 'or want to')
    .replace(/^(?:any of:?|there (?:is|are)|develops?|develop(?:ing|ment of)|concerns? re|pt (?:has|develops)) /i, '');
  const short = becomes.find(([form]) => form.test(signs));
  if (short !== undefined)
    return `${short[1]}${signs.replace(short[0], '').replace(/^ ?(?:\/|or) ?(?=new\b|any\b)/i, ' or have ')}`;
  if (
    /^(?:you|the|it|not|no|pt|she|he|they|your|symptoms?|sx|unable|still|cannot|can't)\b/i.test(signs) ||
    hasVerb(signs)
  )
    return signs;
  const like =
    /^((?!new\b|any\b|sudden|severe|increas|more\b|rapid)\p{L}[\p{L} ]{2,20}?) ((?:suddenly |much |markedly )?(?:worse|abn|abnormal|painful|red|hot|swollen))(?=$|,| or\b)/iu.exec(
      signs,
    );
  if (like !== null) return `the ${like[1] ?? ''} is ${like[2] ?? ''}${signs.slice(like[0].length)}`;
  if (/^(?:concerned|worried|anxious|unsure|unwell|not (?:coping|well))\b/i.test(signs)) return `you are ${signs}`;
  return `you have ${asThings(signs.replace(/(?<=[,/;] ?(?:or )?)feels? /gi, 'feeling '))}`;
}

/** "red, hot, fever": what one is, among what one has. */
const asThings = (signs: string): string =>
  signs.replace(
    /(?<=^|[,;/] ?|\bor )(red|hot|painful|swollen|drowsy|confused|dizzy|breathless|weak|numb|feverish|faint|unwell)(?=$|[,;/]| or\b)/gi,
    (word) => things[word.toLowerCase()] ?? word,
  );
const things: Readonly<Record<string, string>> = {
  red: 'redness',
  hot: 'warmth',
  painful: 'pain',
  swollen: 'swelling',
  drowsy: 'drowsiness',
  confused: 'confusion',
  dizzy: 'dizziness',
  breathless: 'shortness of breath',
  weak: 'weakness',
  numb: 'numbness',
  feverish: 'a fever',
  faint: 'fainting',
  unwell: 'a feeling of being unwell',
};

/** What is said of the reader and left out. */
const becomes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:gets?|getting|becom(?:es?|ing)) )?(?:worse|worsening|worsens|deteriorat(?:es?|ing|ion))(?: as above)?(?=$| or\b| \/|,| [–-])/i,
    'you get worse',
  ],
  [/^(?:not |no )(?:improving|improvement|better|settling|resolving)\b/i, 'you are not better'],
  [/^feels? /i, 'you feel '],
  [/^needing /i, 'you need '],
  [/^(?:becom(?:es?|ing)|gets?) /i, 'you become '],
];

/** Whether the first of what is named does something: "rash spreads", "pain gets worse". */
function hasVerb(signs: string): boolean {
  const [first = ''] = signs.split(/[,;(]/);
  const words = first.toLowerCase().split(/\s+/);
  return words.some(
    (word, at) =>
      at > 0 &&
      at < 6 &&
      ((isFiniteVerb(word) && !isParticiple(word)) || doing.test(word)) &&
      !/^(?:or|and|to)$/.test(words[at - 1] ?? ''),
  );
}
const doing =
  /^(?:turns?|swells|opens|lasts|spreads|grows|worsens|persists?|persisting|continues|recurs?|returns|occurs?|develops?|changes|bleeds|fails|drops|falls|rises|exceeds|progresses|escalates|interferes|not|[<>≥≤]\S*)$/;

function placesIn(lead: string): { says: string; isGeneral: boolean } {
  const has = (pattern: RegExp): boolean => pattern.test(lead);
  const number = /\b(?:000|999|111|112)\b/.exec(lead)?.[0];
  const isUrgent = has(
    /\b(?:urgent\w*|immediate\w*|same day|asap|straight|promptly|at once|right away|without delay)\b/i,
  );
  const isSooner = has(/\b(?:earlier|early|sooner)\b/i);
  const date = isSooner ? dateIn(lead) : undefined;
  const places = [
    ...(has(
      /\b(?:r\/?v|review|reviewed|return|RTC|GP|clinic|doctor|seen|f\/?u|contact|back|present|represent|ward|surgery|practice)\b/i,
    )
      ? [
          `See the doctor${date !== undefined ? ` again in ${date}, or sooner,` : isSooner ? ' sooner' : isUrgent ? ' urgently' : ' again'}`,
        ]
      : []),
    ...(has(/\b(?:ED|A&E|A\/E|ER|hospital|hosp|emergency)\b/) ? ['go to the emergency department'] : []),
    ...(number !== undefined ? [`call ${number}`] : has(/\bambulance\b/i) ? ['call an ambulance'] : []),
  ];
  const joined =
    places.length === 0 ? (isUrgent ? 'Get medical help urgently' : 'Get medical help') : places.join(' or ');
  return { says: joined.charAt(0).toUpperCase() + joined.slice(1), isGeneral: places.length === 0 };
}

/** "3/12", "2 weeks" */
function dateIn(lead: string): string | undefined {
  const [, count, unit = ''] =
    /(\d{1,2}(?: ?[-–] ?\d{1,2})?) ?(\/ ?(?:7|52|12)\b|days?|weeks?|months?)/i.exec(lead) ?? [];
  if (count === undefined) return undefined;
  const word = unit.startsWith('/') ? (inWords[unit.replace(/\D/g, '')] ?? '') : unit.toLowerCase().replace(/s$/, '');
  return `${count} ${word}${count === '1' ? '' : 's'}`;
}
const inWords: Readonly<Record<string, string>> = { 7: 'day', 52: 'week', 12: 'month' };
