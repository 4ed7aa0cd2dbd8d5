import type { VerifyFault } from '../verify-sentence.ts';
import type { ToldMention } from '../told/told-mentions.ts';
import { toldMode } from '../told/told-mode.ts';
import type { Told } from '../told/told-sentence.ts';
import type { Check } from './check.ts';

const having =
  /\b(?:you|patient) (?:(?:now |also |likely |probably |may |might |could |do |definitely |clearly |already |currently |actually |still )*(?:have|had|suffer|suffered|developed|contracted|are suffering|got|'ve got)|(?:are|were|have been) (?:diagnosed|diabetic|an?emic|pregnant|hypertensive|infected|obese|positive|negative|allergic|depressed|immune|sick|ill|at (?:high |low |great |increased |serious )?risk|suffering|dying))\b|\byou've (?:got )?(?!been|had|read|asked|taken)\b|\busted (?:tiene|padece|sufre|presenta)\b(?! (?:síntomas|una cita|derecho|preguntas|dudas|que|su|sus))|\btiene usted\b/gi;

/** What people may be told they have: papers, questions, appointments, things that were done. */
const harmless =
  /^(?:[^a-z]*)(?:any|questions?|concerns|a question|an? (?:\w+ )?(?:appointment|visit|follow[- ]up|test|scan|check|copy|chance|right|x-ray|ct|mri|ultrasound|biopsy|colonoscopy|procedure|operation|surgery|shot|vaccine|vaccination|exam|examination|mammogram|echocardiogram|ecg|ekg|endoscopy|transfusion|baby)|asked|read|seen|taken|been|fasted|slept|eaten|walked|come|gone|stopped|started|tried|lost|gained|smoked|an? injection|an? anaesthetic|an? anesthetic|sedation|had (?:a |an |your )?(?:\w+ )?(?:x-ray|scan|test|ct|mri|surgery|operation|biopsy|shot|vaccine|procedure|visit|exam)|had your|to|the right|the test|surgery|an?other|more (?:questions|tests)|not|no|blood (?:taken|drawn|tests?)|your|this|these|left|time|symptoms|enough)\b/i;
const onCondition =
  /\b(?:if|when|whether|unless|in case|what|things|once|how (?:many|much)[^.?]*|does this mean|do|did|have|could|can|since|that|anything|something|anyone|whatever|si|cuando|cuántas?)\s+(?:usted )?$/i;

/** Nobody is told that they have something but what the document names where the sentence rests. Whether it says that it is there others check. */
export const youHave: Check = ({ told, evidence, mentions }): VerifyFault[] => {
  const printed = evidence.nearText.toLowerCase();
  for (const match of told.text.matchAll(having)) {
    const before = told.text.slice(Math.max(0, match.index - 60), match.index);
    const behind = told.text.slice(match.index + match[0].length).trimStart();
    if (harmless.test(behind) || /\b(?:not|n't) (?:mean|say|show|prove)\w*(?: \w+)? that\s+$/i.test(before)) continue;
    if (told.language === 'en' && !namesAny(mentions, told, match.index)) continue;
    if (onCondition.test(before) && !/\bthat\s+$/i.test(before)) continue;
    if (/\bthat\s+$/i.test(before) && !saysThat.test(before)) continue;
    const named = mentions.find(({ span, kind }) => span[0] > match.index && !ofNobody.has(kind));
    if (named !== undefined && printed.includes(named.words.toLowerCase())) continue;
    if (isPastOrDenied(told, mentions, match.index)) continue;
    if (!/\byou have\b/i.test(evidence.nearText)) return ['you_have'];
  }
  return [];
};

/** "It shows that you have …", but not "the symptoms that you have". */
const saysThat =
  /\b(?:show|shows|showed|mean|means|say|says|said|suggest|suggests|confirm|confirms|indicate|indicates|sign|know|found|find|tell|tells|likely|clear|possible|probable|think|thinks|believe|believes|suspect|suspects)\s+(?:\w+\s+)?that\s+$/i;

/** Whether anything that one could have is named behind it. */
const namesAny = (mentions: readonly ToldMention[], { words, directions }: Told, at: number): boolean =>
  mentions.some(({ span, kind }) => span[1] > at && kind !== 'anatomy' && kind !== 'measure' && kind !== 'care') ||
  directions.some(({ first }) => (words[first]?.start ?? 0) > at);

const ofNobody: ReadonlySet<ToldMention['kind']> = new Set(['anatomy', 'word', 'measure']);

/** What was, and what is not there, may be told: "you had asthma as a child", "you had no chest pain". Whether it is so others check. */
function isPastOrDenied(told: Told, mentions: readonly ToldMention[], at: number): boolean {
  const next = mentions.find(
    ({ span, kind }) => span[0] > at && kind !== 'anatomy' && kind !== 'word' && kind !== 'measure',
  );
  if (next === undefined || next.links.length === 0) return false;
  const mode = toldMode(next, told);
  if (mode === 'absent') return true;
  if (next.kind === 'symptom' && (mode === 'present' || mode === 'hypothetical')) return true;
  const isOver = /\b(?:as a child|ago|in (?:19|20)\d\d|in the past|before|when you were|years? old)\b/i.test(told.text);
  return /\bhad\b/i.test(told.text.slice(at, at + 20)) && (mode === 'historical' || isOver);
}
