/** Words that tell where to go, and when, before the signs themselves: "RTC/ED if", "Advised urgent r/v for". */
const leadWords = new Set(
  'advise advised adv safety net netted netting red flags flag given discussed explained counselled warned reminded pt to seek attend go straight back return present represent re rtc ed a&e ae a e er emergency department hospital uc gp clinic dr doctor r v rv review reviewed seen f u fu earlier early sooner urgent urgently immediate immediately same day asap call phone ring dial 000 999 111 112 triple zero ambulance rfds after hours ah in person f2f care medical attention help or and the an a via contact standard precautions again prn any time'.split(
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

/** "RTC/ED if rash spreads" is "See the doctor again or go to the emergency department if rash spreads". */
export function withPlainLead(text: string): string {
  const split = splitLead(text);
  return split === undefined ? text : `${split.says} if ${split.rest}`;
}

function splitLead(text: string): { says: string; rest: string } | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}&]+|:/gu)];
  const at = words.findIndex(({ 0: word }) => ends.test(word));
  const end = words[at];
  const first = words.slice(0, at);
  if (end === undefined || at === 0 || at > 16 || !first.every(({ 0: word }) => leadWords.has(word.toLowerCase())))
    return undefined;
  const rest = text
    .slice(end.index + end[0].length)
    .replace(/^[\s:]+(?:if\b[\s:]*)?/i, '')
    .trim();
  return rest === '' ? undefined : { says: placesIn(text.slice(0, end.index)), rest };
}

function placesIn(lead: string): string {
  const has = (pattern: RegExp): boolean => pattern.test(lead);
  const number = /\b(?:000|999|111|112)\b/.exec(lead)?.[0];
  const isUrgent = has(/\b(?:urgent\w*|immediate\w*|same day|asap|straight)\b/i);
  const isSooner = has(/\b(?:earlier|early|sooner)\b/i);
  const places = [
    ...(has(/\b(?:r\/?v|review|reviewed|return|RTC|GP|clinic|doctor|seen|f\/?u|contact|back|present|represent)\b/i)
      ? [`See the doctor${isSooner ? ' sooner' : isUrgent ? ' urgently' : ' again'}`]
      : []),
    ...(has(/\b(?:ED|A&E|A\/E|ER|hospital|emergency)\b/) ? ['go to the emergency department'] : []),
    ...(number !== undefined ? [`call ${number}`] : has(/\bambulance\b/i) ? ['call an ambulance'] : []),
  ];
  const joined =
    places.length === 0 ? (isUrgent ? 'Get medical help urgently' : 'Get medical help') : places.join(' or ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
