import type { VerifyFault } from '../verify-sentence.ts';
import type { Check } from './check.ts';
import { oftenIn } from './doses.ts';
import { toldAndPrinted } from '../wording/told-and-printed.ts';

/** What a sentence tells people to do, and the printed words by which the document itself says it. */
const actions = toldAndPrinted('actions');

/** Telling people what to do: "you should", "make sure to", and bare commands. */
const telling =
  /\b(?:you|patients?|people) (?:really |definitely |probably |also |may |might |will )*(?:should|must|need to|needs to|have to|ought to|had better|can safely|can (?:now |also |safely )?(?:stop|start|take|skip|increase|reduce)|are advised to|could (?:try|stop|start|take)|may want to|want to)\b|\b(?:make sure|be sure|it is (?:best|important|recommended|advisable|a good idea|safe|fine|okay) (?:to|that you)|it's (?:best|important|recommended|safe|fine|okay) to|i (?:recommend|suggest|advise)|we (?:recommend|suggest|advise)|consider|try to|remember to|best to|no need to|should be (?:started|stopped|increased|reduced|taken|treated)|needs to be (?:treated|started|stopped|increased|removed)|would benefit from|debe|debería|tiene que|necesita|asegúrese|se recomienda|le conviene)\b/i;
const command =
  /(?:^|[.;:!]\s+|,\s+(?:so|then|and|please)\s+|\b(?:please|then)\s+|\b(?:and|or)\s+(?=\w+ (?:your|the|a|an|more|less|\d|some|any|this|that|it|plenty|only)\b))(?:please |just |simply |also |always |immediately |now )?(?:start|stop|take|increase|decrease|reduce|double|halve|skip|avoid|eat|drink|quit|try|use|apply|inject|limit|cut|lower|raise|exercise|rest|lose|don't take|do not take|never take|discontinue|resume|restart|add|switch|hold|begin|buy|empiece|deje|tome|aumente|reduzca|evite|suspenda|beba|coma)\b/i;

/** To ask, tell, talk and write down is never treatment. */
const asking =
  /\b(?:ask|asking|talk|talking|discuss|discussing|speak|tell your|share|show|bring|check with|contact|let your|mention|follow[- ]up with|questions?|write down|consult|without (?:first )?(?:talking|asking|checking|speaking)|before (?:you )?(?:chang|stop|start|tak|mak)\w+|until you (?:have )?(?:talk|ask|speak|see|check)|unless your|pregunte|preguntar|hable|consulte|hablar)\b/i;

/** Advice is the document's or none: what a sentence tells people to do must be printed where it rests. */
export const advice: Check = ({ told, evidence, quoted }): VerifyFault[] => {
  if (quoted?.isInRow === true && oftenIn(quoted.words).length === 0 && /^\W*(?:take|use)\b/i.test(told.text))
    return ['advice'];
  const text = told.text.replace(/"[^"]*"/g, ' ');
  if (told.isQuestion) return [];
  if (hasAdviceBesides.test(text)) return ['advice'];
  if (asking.test(text)) return [];
  if (operated.test(text) && !/remov|resect|excis|ectomy|operat|treat|surg/i.test(evidence.nearText)) return ['advice'];
  if (noNeed.test(text) && !/\b(?:no|not)\b[^.;]*\b(?:need|requir|necess)|stop|discontinu/i.test(evidence.nearText))
    return ['advice'];
  const isDenied = noneNeeded.test(text) && /\b(?:no|not|without|none)\b/i.test(evidence.nearText);
  if (needsCare.test(text) && !isDenied && !careIsPrinted(text, evidence.nearText)) return ['advice'];
  if (byOneself.test(text) && !byOneself.test(evidence.nearText)) return ['advice'];
  const clauses = text.split(/(?<=[.;!])\s+/);
  const isTold = clauses.some((clause) => {
    if (!telling.test(clause) && !command.test(clause)) return false;
    const asked = actions.filter(({ said }) => said.test(clause));
    if (asked.length === 0)
      return (
        /\b(?:treat|treated|surgery|removed|medicine|medication|supplement|antibiotic|worry|concern)/i.test(clause) ||
        (telling.test(clause) && !isOfReport(clause, evidence.text))
      );
    return !asked.every(({ printed }) => printed.test(evidence.text)) || !isOfReport(clause, evidence.text);
  });
  return isTold ? ['advice'] : [];
};

const care =
  'surgery|operation|biopsy|treatment|antibiotics?|medicines?|medication|transfusion|chemotherapy|radiation|dialysis|supplements?|insulin|statin|steroids?|procedure|transplant|stent';
/** More or less of a medicine by one's own feeling. */
const byOneself =
  /\b(?:double|extra|skip|more|increase|reduce|stop)\b[^.;]*\b(?:whenever|when you feel|if you feel|as soon as you feel|on your own)\b/i;

/** "Ask for it and start it today". */
const hasAdviceBesides = /\bask\b[^.;]*\band (?:start|stop|take|increase|double|use) (?:it|them|this|your|the)\b/i;
const operated =
  /\b(?:should|must|need to|needs to|have to) (?:have|be|get) (?:\w+ ){0,4}(?:removed|operated|taken out|irradiated)\b/i;
const noNeed =
  /\b(?:(?:do|does|will) not|don't|doesn't|won't|no longer) need (?:to (?:take|use|have|fast|see|do|come|get)|any|the|your)\b/i;

/** "You need surgery". */
const needsCare = new RegExp(
  String.raw`\b(?:needs?|requires?|will need|must have|should have|should get|has to have|have to have) (?:\w+ ){0,3}?(?:${care})\b|\b(?:${care}) (?:is|are) (?:\w+ )?(?:needed|required|necessary)\b`,
  'i',
);
const ordered =
  /\b(?:recommend\w*|advis\w*|plan\w*|schedul\w*|will|needs?|needed|should|refer\w*|order\w*|indicated|required|booked|start\w*)\b/i;
const onlyIf = /\bonly (?:if|when)\b/i;

/** "No medicine is needed at present". */
const noneNeeded = /\bno (?:\w+ ){1,2}(?:is|are) (?:\w+ )?(?:needed|required|necessary)\b/i;
const operating = /^(?:surgery|operation|procedure)$/i;
const printedOperating = /\b(?:surg|operat|procedure)|ectomy|plasty|resect|fixation/i;

/** The very care is ordered where the sentence rests. */
const careIsPrinted = (text: string, printed: string): boolean =>
  (ordered.test(printed) || (onlyIf.test(printed) && onlyIf.test(text.replace(/\bonly \w+ if\b/i, 'only if')))) &&
  (text.match(new RegExp(`\\b(?:${care})\\b`, 'gi')) ?? []).some(
    (word) =>
      printed.toLowerCase().includes(word.toLowerCase().slice(0, 5)) ||
      (operating.test(word) && printedOperating.test(printed)),
  );

/** The document gives instructions where the sentence rests: a plan, a prescription, or words to the patient. */
const isOfReport = (clause: string, printed: string): boolean =>
  /\b(?:recommend\w*|advis\w*|plan\w*|follow|f\/u|return|repeat|restart\w*|withh\w+|held|continu\w*|take|start\w*|stop\w*|call|avoid|should|must|please|instruct\w*|see|see|rtc|rx|sig|daily|bid|tid|mg|weeks?|months?|days?|refer\w*|schedule\w*|no|do not|rest|drink|eat|keep|limit|wear|use|consider|increase\w*|decrease\w*|hold|check|monitor|goal|diet|elevate|apply|need\w*|encourag\w*|counsel\w*|discuss\w*|suggest\w*|correlat\w*|biopsy|needed|prn|not|conservative|mx|management|compress\w*|massag\w*|fluids?|hydrat\w*)\b/i.test(
    printed,
  ) && clause !== '';
