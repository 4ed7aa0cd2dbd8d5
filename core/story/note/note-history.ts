import { uncapitalise } from '../../explaining/wording.ts';
import { spellOut } from '../../simplifying/spell-out.ts';

/**
 * What happened, in the words of a terse note, as a sentence about the person: "3/7 hx of back pain" is "For 3 days you have had back
 * pain", "Has used ice" is "The patient has used ice", and "Starts at night" is said of the trouble.
 */
export function asHistory(printed: string): string {
  return /["“”]/.test(printed) ? told(printed) : told(printed).replace(/\bmy\b/g, "the patient's");
}

function told(printed: string): string {
  const line = printed.replace(/^(?:hx|history) of (?=.*\b(?:for (?:a|the|\d)|since)\b)/i, '');
  const lasting = lastingForm.exec(line) ?? sinceForm.exec(line);
  if (lasting !== null) {
    const [whole, time = '', what = ''] = lasting;
    const rest = line.slice(whole.length - what.length).replace(/^(?:ago )?developed (?=\p{L})/iu, '');
    if (!isSentence(rest))
      return `For ${inPlural(spellOut(time).toLowerCase())}, the patient has ${isOrHas(rest)} ${uncapitalise(rest)}`;
  }
  const long = /^(?:long|longstanding) (?:hx|history)(?: of)? (?=\p{L})/iu.exec(line);
  if (long !== null && !isSentence(line))
    return `For a long time, the patient has had ${uncapitalise(line.slice(long[0].length))}`;
  const having = havingForm.exec(line);
  if (having !== null)
    return `The patient has ${/\bfor\b.*\d|\bsince\b/.test(line) ? 'had ' : ''}${line.slice(having[0].length)}`;
  if (/^(?:seeing|feeling|taking|using|getting|struggling|sleeping|eating|drinking|waking) \p{L}/iu.test(line))
    return `The patient is ${uncapitalise(line)}`;
  if (ofTrouble.test(line)) return `It ${uncapitalise(line).replace(/^occurring\b/, 'has been occurring')}`;
  if ((had.test(line) || withTime.test(line)) && !isSentence(line))
    return `The patient has ${isOrHas(line)} ${uncapitalise(line)}`;
  if (/^still \p{L}+(?:ing|le)\b/iu.test(line) && ofPerson.test(line)) return `The patient is ${uncapitalise(line)}`;
  return ofPerson.test(line) ? `The patient ${uncapitalise(line)}` : line;
}

/** "4-5 day" */
const inPlural = (time: string): string => time.replace(/(?<=(?:[2-9]|\d\d) (?:day|week|month|year|hour))$/, 's');

const amount = String.raw`(?:~ ?|about |approx\.? )?\d{1,2}(?: ?[-–] ?\d{1,2})?`;
/** How long something has been there: "3/7 hx of", "2 week history". */
const lastingForm = new RegExp(
  String.raw`^(${amount}(?: ?\/ ?(?:7|52|12)(?!\d)| ?(?:days?|weeks?|months?|years?|hours?|hrs?|wks?|yrs?|d)\b))(?:['’]s?)? (?:(?:hx|hist|history)(?: of)?:? )(\p{L})`,
  'iu',
);
/** "~2/52 dry cough" */
const sinceForm = new RegExp(
  String.raw`^(${amount} ?\/ ?(?:7|52|12)(?!\d)) (?!(?:ago|post|old|later|after|since|prior|before|earlier|into|to|of|review|f\/u|rv|r\/v|script|in|on|at|hx|still|then|now|was|is|had)\b)(\p{L}|↑)`,
  'iu',
);

const havingForm =
  /^(?:currently |now )?(?:having|experiencing|suffering (?:from|with)|c\/o|complain(?:s|ing) of) (?=\p{Ll})(?!to\b)/iu;

/** What somebody has: it comes in these ways. */
const had =
  /^(?:(?:recurrent|intermittent|ongoing|occasional|frequent|worsening|increasing|persistent|several|multiple|some|slight|mild|moderate|severe) ){0,2}(?:episodes?|bouts?|attacks?|(?:recurrent|intermittent|ongoing|occasional|frequent|worsening|increasing|persistent|slight|mild|moderate|severe) (?!and\b|or\b|in\b|on\b|over\b|tender|review)\p{L})/iu;

/** "Sore throat for 3 days", "Left sided headache since Monday" */
const withTime =
  /^(?!no\b|nil\b|not\b|on\b|in\b|at\b|worse|better|taking|taken|given|used|been|lives|works|well\b|nothing|unable)\p{L}[\p{L}\p{M} /-]{3,60}? (?:for (?:the )?(?:past |last )?(?:about )?(?:\d|a (?:day|week|month|few)|few|several)|since (?!\p{L}+ing\b))/iu;

/** A verb of what comes and goes, without the name of the trouble. */
const ofTrouble =
  /^(?:seems? to have started|seemed to start|starts|started|begins|began|comes|came|lasts|lasted|radiates|occurs|occurred|occurring|happens|happened|improves|improved|eases|eased|worsens|worsened|settles|settled|resolves|resolved|spreads|spread)\b(?! (?:on (?!\p{L}+ing\b)|with (?:(?:her|his|their|the|a) )?(?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|sister|brother|carer|friend|family|parents?|child|children|interpreter|nurse|neighbour|aunt|uncle)|in (?!waves|spells|bouts|attacks|clusters)|alone|here|by (?:herself|himself)|taking|using|to take|to use|new|a new|it|this|that))/iu;

/** What only somebody does or has done. */
const ofPerson =
  /^(?:has|have)(?: not| also| never| been| had| now| recently| already| no){0,2} (?:noticed|tried|taken|used|been|had|seen|felt|lost|gained|started|stopped|needed|eaten|drunk|done|checked|some|a|an)\b|^(?:does not|doesn['’]?t|did not|didn['’]?t|hasn['’]?t|can['’]?t|cannot|still (?:eating|drinking|taking|using|smoking|working|able))\b|^(?:came|comes|attended|attends|presents|presented|here) (?:with (?:(?:her|his|their) )?(?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|sister|brother|carer|friend|family|parents?|child|children|interpreter|neighbour)|alone)\b|^(?:also )?(?:noticed|tried|feels|denies|worries|struggles|lives|smokes|drinks|sleeps|works (?:as|in|at|for|from|full|part))\b (?=\p{L})/iu;

/** "generally unwell" is how somebody is. */
const isOrHas = (words: string): string =>
  /^feeling\b|^(?:generally |very |more |quite ){0,2}(?:un)?(?:well|tired|lethargic|sick|dizzy|breathless|constipated|weak)\b/i.test(
    words,
  )
    ? 'been'
    : 'had';
const isSentence = (words: string): boolean => /\b(?:is|are|was|were|has|have|had|feels?)\b/i.test(words);
