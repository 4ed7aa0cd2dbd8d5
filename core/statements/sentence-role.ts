import type { PaperSentence } from '../paper/paper.ts';
import type { Place } from './base-role.ts';
import { roleAmidExam } from './amid-exam.ts';
import { cuesIn, type Cue } from './cue-finder.ts';
import type { HeadingRole } from './heading-role.ts';
import {
  isAdvice,
  isAllergyWords,
  isCallForHelp,
  isCaution,
  isDose,
  isForSigns,
  isFuture,
  isLetterhead,
  isOfMail,
  isOnlyIdentity,
  isRequest,
  isSignature,
  isTableHead,
  isTestsByName,
} from './sentence-kinds.ts';
import { isLegend, isMakingOfTest } from './making-of-test.ts';
import { isAftercare, isArrival, isConsent, isOfLaboratory, isTechnique, isTrivia } from './operation-sentences.ts';
import { isOrder } from './orders.ts';
import { isPendingOfBefore } from './pending-apart.ts';
import type { StatementRole } from './statement.ts';

/** Where a risk is a reason for what is asked for, and no list for a consent. */
const forward = new Set<HeadingRole>(['conclusion', 'next_step', 'instruction', 'medicine', 'warning_sign']);

/** The role of a sentence by its heading and by the cues in it. */
const tellable = new Set<HeadingRole>([
  'conclusion',
  'course',
  'history',
  'next_step',
  'complication',
  'step',
  'finding',
  'instruction',
  'done',
  'medicine',
  'examination',
  'reason',
]);

/** The role of a sentence: what its headings say, and what the cues in it change. */
export function roleBy(
  base: HeadingRole,
  cues: ReadonlyMap<Cue, number>,
  { text, isItem, label }: PaperSentence,
  place: Place,
): StatementRole {
  const isReport = place.kind === 'imaging' || place.kind === 'test';
  if (isOfMail(text)) return 'furniture';
  // "Test: with adenosine, as he is allergic to dobutamine"
  if (isAllergyWords(text) && !(isReport && base === 'done')) return 'allergy';
  if (place.kind === 'operative' && place.share > 0.4 && isAftercare(text))
    return /\bprescriptions?\b/i.test(text) ? 'medicine_change' : 'next_step';
  if (
    place.kind === 'operative' &&
    (isGivenInIt(text) || /^(?:access|equipment|contrast|catheters?|instruments?|fluoro\w*)\b/i.test(label ?? ''))
  )
    return 'technique';
  if (ofStayOrVisit.has(place.kind) && isCallForHelp(label === null ? text : `${label}: ${text}`))
    return 'warning_sign';
  if (isSignature(text) || isTableHead(text) || isLetterhead(text) || isOnlyIdentity(text)) return 'furniture';
  if (isReport && testParts.has(base) && (isMakingOfTest(text) || isLegend(label))) return 'technique';
  // "AXIS IV: Severe", "AXIS V: 10": how hard life is, in figures.
  if (label !== null && /^axis (?:iv|v|4|5)\b/i.test(label)) return 'furniture';
  if (base !== 'furniture' && cues.has('pending') && isPendingOfBefore(text)) return 'furniture';
  if (base !== 'furniture' && cues.has('pending') && !cues.has('risk') && tellable.has(base))
    return base !== 'step' || isOfLaboratory(text) ? 'pending' : 'step';
  // "Closed reduction, CPT code 25605": the name of an operation is told with whatever stands beside it.
  if (base === 'done' && place.kind === 'operative') return 'done';
  if (place.kind === 'operative' && (isConsent(text) || isArrival(text))) return 'furniture';
  // After "Specimens: None" the story goes on where its own heading is missing.
  if (base === 'specimen' && /\b(?:he|she|patient|parents|family)\b/i.test(text) && !isOfLaboratory(text))
    return 'reason';
  if (place.kind === 'operative' && base === 'conclusion' && /^need for\b/i.test(text)) return 'conclusion';
  // Who it is and why, under whatever heading of an operation it stands.
  if (place.kind === 'operative' && base !== 'conclusion' && isOfPerson(text)) return 'reason';
  if (place.kind === 'operative' && base === 'step' && isSentHomeWith(text)) return 'next_step';
  if (place.kind === 'operative' && (base === 'reason' || base === 'history') && isAdviceAfter(text))
    return 'next_step';
  if (
    base === 'furniture' ||
    (cues.has('furniture') && (!text.includes('(') || cuesIn(text.replace(/\([^)]*\)/g, '')).has('furniture'))) ||
    (cues.has('risk') && base !== 'conclusion' && !(forward.has(base) && cues.has('plan')))
  )
    return 'furniture';
  if (base === 'warning_sign') return 'warning_sign';
  if (base !== 'history' && !cues.has('plan') && isTalk(text)) return 'furniture';
  if (!tellable.has(base)) return plainRole(base);
  const has = (cue: Cue): boolean => cues.has(cue);
  if (has('administrative') && !has('plan') && !has('warning') && !has('medicine_change') && !place.namesMedicine)
    return 'furniture';
  const isVisit = has('visit_today');
  if (
    has('warning') &&
    (has('conditional') || isForSigns(text)) &&
    base !== 'history' &&
    base !== 'reason' &&
    base !== 'step' &&
    base !== 'examination' &&
    !/\bsooner if (?:needed|necessary|required)\b|\bto see if\b|\bshould have\b|\bhad been (?:told|asked)\b/i.test(
      text,
    ) &&
    !isVisitByDate(text)
  )
    return 'warning_sign';
  if (base === 'instruction')
    return place.namesMedicine && (isDose(text) || isChange(cues, text, place)) ? 'medicine_change' : 'instruction';
  if (base === 'next_step' && isItem && place.namesMedicine && isDose(text) && !has('medicine_change'))
    return 'medicine';
  if (base === 'next_step')
    return isChange(cues, text, place)
      ? 'medicine_change'
      : isAssessment(text, cues) && !isVisitByDate(text)
        ? underPlan(text, cues, place)
        : 'next_step';
  // After the medicines of a discharge its instructions go on: "She was told to do no lifting".
  if (base === 'medicine' && isToldToDo(text) && !isDose(text)) return 'instruction';
  if ((base === 'examination' || base === 'finding') && isOfVisit(place)) {
    const other = roleAmidExam(text, cues, place.namesMedicine);
    if (other !== undefined) return other;
  }
  if (base === 'examination' && isOfPicture(text)) return 'finding';
  if (base === 'medicine' || base === 'reason' || base === 'examination') return plainRole(base);
  if (place.kind === 'operative' && (base === 'finding' || base === 'conclusion') && isTechnique(text))
    return 'technique';
  if (place.kind === 'operative' && (base === 'finding' || base === 'step') && isTrivia(text)) return 'technique';
  // "FBC, CRP, U&E" below "Tests": their names are no result.
  if (base === 'finding' && (place.kind === 'clinic' || place.kind === 'letter') && isTestsByName(text))
    return 'next_step';
  if (base === 'finding') return has('limit') ? 'limit' : has('plan') && isAdvice(text) ? 'next_step' : 'finding';
  // "Status post repeat cesarean" is what was done.
  if (base === 'conclusion' && (isOfPerson(text) || /^(?:status[- ]post|s\/p)\b/i.test(text))) return 'conclusion';
  if (base === 'conclusion' && isRequest(text)) return isChange(cues, text, place) ? 'medicine_change' : 'next_step';
  if (base === 'conclusion' && isChange(cues, text, place) && place.namesMedicine && isDoing(text))
    return 'medicine_change';
  if (base === 'conclusion')
    return has('plan') && !isVisit && !has('past_plan') && isAdvice(text) ? 'next_step' : 'conclusion';
  if (base === 'history' && place.kind === 'lab' && isOrder(text)) return 'next_step';
  if (base === 'course' || base === 'history') {
    if (
      isChange(cues, text, place) &&
      isDose(text) &&
      (base === 'course' || place.isHeadless) &&
      !(place.kind === 'discharge' && base === 'course' && isGivenThere(text))
    )
      return 'medicine_change';
  }
  if (base === 'course') {
    // "Dr. Lee considered a pacemaker"
    if (/^(?:he|she|dr\.? \p{L}+) (?:\p{L}+ )?(?:considered|thought|felt|suggested|believed)\b/iu.test(text))
      return 'course';
    if (/^follow[- ]?up\b.{0,20}\b(?:was|is|will|to be|in|with)\b/i.test(text)) return 'next_step';
    const isMedicines = isChange(cues, text, place) && !isGivenThere(text);
    if (has('plan') && !has('past_plan') && isFuture(text))
      return isMedicines && place.namesMedicine && !namesVisit(text) ? 'medicine_change' : 'next_step';
    return isMedicines ? 'medicine_change' : 'course';
  }
  if (base === 'step')
    return has('plan') && place.share > 0.5 && isFuture(text) && !isDoneThere(text)
      ? 'next_step'
      : isTechnique(text)
        ? 'technique'
        : 'step';
  if (base === 'complication') return 'detail';
  // After the story of a stay: "Note: do not take aspirin".
  if (
    base === 'history' &&
    place.kind === 'discharge' &&
    place.share > 0.5 &&
    /^(?:do not|don't|watch for|avoid|please|no)\b/i.test(text)
  )
    return /^no\b/i.test(text) ? 'history' : 'instruction';
  if (base === 'history') {
    if (isConcluding(text)) return 'conclusion';
    if (place.isHeadless && isExamining(text)) return 'examination';
    if (place.isHeadless && !isVisit && !(has('plan') && isFuture(text))) {
      if (has('conclusion')) return 'conclusion';
      if (has('test_result')) return 'finding';
      if (has('outcome') && place.share > 0.2) return 'course';
    }
    if (
      has('plan') &&
      !isVisit &&
      !has('past_plan') &&
      place.kind !== 'operative' &&
      (isFuture(text) || isItem) &&
      (place.isHeadless || place.share > 0.3)
    )
      return 'next_step';
    if (place.isHeadless && has('conclusion') && place.share > 0.3) return 'conclusion';
    return isVisit && place.share < 0.4 ? 'reason' : 'history';
  }
  return plainRole(base);
}

const isOfVisit = ({ kind, isNote }: Place): boolean => (kind === 'clinic' || kind === 'letter') && !isNote;

const ofStayOrVisit = new Set<Place['kind']>(['clinic', 'letter', 'discharge', 'operative']);

/** The parts of a report that tell what was found. */
const testParts = new Set<HeadingRole>(['reason', 'finding', 'conclusion', 'examination', 'technique']);

const plain: Partial<Record<HeadingRole, StatementRole>> = {
  preoperative: 'reason',
  complication: 'detail',
  anesthesia: 'detail',
  technique: 'furniture',
  specimen: 'pending',
};
const plainRole = (base: HeadingRole): StatementRole => plain[base] ?? (base as StatementRole);

const isChange = (cues: ReadonlyMap<Cue, number>, text: string, place: Place): boolean =>
  cues.has('medicine_change') &&
  (place.namesMedicine ||
    /\b\d+(?:\.\d+)? ?(?:mg|mcg|g|units?|ml|%)\b|\b(?:medic|antibiotic|insulin|inhaler|steroid|tablet|dose)/i.test(
      text,
    ));
/** "Vancomycin was started": in the hospital, and nothing to take at home. */
const isGivenThere = (text: string): boolean =>
  /\b(?:was|were|been|initially|then)\b.{0,60}\b(?:started|begun|given|treated|placed|continued|switched|changed|tapered|weaned|increased|decreased|added|administered|received|used|utilized|initiated)\b|\b(?:received|we (?:treated|gave|started))\b|\b(?:is|was) given (?:a|one|another|two) (?:dose|shot|gram|liter|bolus)|\b(?:antibiotics?|drip|fluids|ampicillin|gentamicin|vancomycin|heparin)\b.{0,40}\b(?:was|were) (?:then |later )?(?:stopped|discontinued?)|\b(?:here )?in the (?:ed|er|emergency (?:room|department))\b/i.test(
    text,
  ) && !/\b(?:discharged?|home|will|is to|outpatient)\b/i.test(text);
const isToldToDo = (text: string): boolean =>
  /\b(?:instructed|told|advised|asked|encouraged|reminded) (?:not )?to (?!take|continue|resume|stop|hold|start|use)|\b(?:will|is to|should) (?:follow[- ]?up|see|be seen|be followed|return|call)\b|\bno (?:lifting|driving|straining)\b/i.test(
    text,
  );
const namesVisit = (text: string): boolean =>
  /\b(?:follow(?:ed)?[- ]?up|appointment|clinic|office|see (?:dr|me|his|her))\b/i.test(text);
/** "I will continue …", "She was started on …": somebody does something, and no name of an illness with what is taken for it. */
const isDoing = (text: string): boolean =>
  /^(?:(?:i|we|he|she|the patient|pt|patient|they) |(?:mr|mrs|ms)\.? \p{L}+ )(?:(?:will|would|was|were|is|am|are|have|has|had|should|can|could|may|also|then|now|been|be|to|going|recommended?|advised?|suggest\w*) ){0,4}(?:start|continu|increas|decreas|stop|switch|given?\b|gave|prescri|tak|put|place|add|hold|held|wean|taper|discontinu|restart|refill|us)/iu.test(
    text,
  );

/** "I described the operation to her", "She understands": what was spoken of, and nothing that is to be done. */
const isTalk = (text: string): boolean =>
  /^(?:(?:i|we) (?:also |have |had |then |again ){0,2})?(?:discussed|explained|described|reviewed|went over|talked|spoke|laid out|outlined|answered)\b.*\b(?:risks?|options?|alternatives?|procedure|surgery|operation|rationale|diagnosis|questions?|detail|length|natural history|significance|all of this|this with|findings|results|films?)\b|^(?:he|she|they|the patient|patient|the family) (?:fully |clearly |seems? to |appears? to )?(?:underst(?:ands?|ood)|agrees?|agreed|concurs?|concurred|consents?|consented)\b.{0,40}$/i.test(
    text,
  );
/** In the middle of an examination: "X-rays show …". */
const isOfPicture = (text: string): boolean =>
  /\b(?:x-?rays?|radiographs?|mri|ct|ultrasound|ekg|ecg|echocardiogram|urinalysis|hemoglobin|a1c|cultures?)\b/i.test(
    text,
  );

/** "This is a 62-year-old woman with …": who it is and what is wrong, whatever is planned in the same breath. */
const isOfPerson = (text: string): boolean =>
  /^(?:this is|the patient is|he is|she is|(?:mr|mrs|ms)\.? \p{L}+ is|an?) (?:an? )?(?:\p{L}+ ){0,3}\d{1,3}[ -]?(?:year|yr|y\/?o|month|week|day)/iu.test(
    text,
  );

/** "Heparin 5000 units was given": during an operation, and nothing to take. */
const isGivenInIt = (text: string): boolean =>
  /\b\d[\d,.]* ?(?:mg|mcg|g|gm|grams?|units?|ml|cc)\b.{0,60}\b(?:was|were) (?:given|administered|injected|instilled|used|infused)\b/i.test(
    text,
  ) && !/\b(?:will|home|discharge\w*|prescri\w*|daily)\b/i.test(text);

/** "It should be noted that the wire was removed", "She was extubated and will be watched": the end of an operation, and no step to come. */
const isDoneThere = (text: string): boolean =>
  /\bshould be (?:noted|mentioned|stated)\b|\b(?:was|were) (?:then |subsequently )?(?:applied|awakened|awoken|extubated|transferred|transported|closed|removed|placed|taken|brought|returned|irrigated|flushed|fastened|secured|sutured|anchored|tied)\b/i.test(
    text,
  ) && !/\b(?:take|follow[- ]?up|return|mg|clinic|office|weeks?)\b/i.test(text);

/** "I would recommend a repeat colonoscopy in 5 years", told where the reason stands. */
const isAdviceAfter = (text: string): boolean =>
  /^(?:i|we) (?:would )?(?:also )?(?:recommend|advise|suggest)\b|\b(?:should|will) (?:have|undergo|need|repeat|return for)\b.{0,60}\bin (?:\d+|one|two|three|four|five|six|ten)\b.{0,12}\b(?:days|weeks|months|years)\b/i.test(
    text,
  );

/** "He was discharged with a high-fiber diet" */
const isSentHomeWith = (text: string): boolean =>
  /\b(?:discharged|sent|released|dismissed|went)(?: to)?(?: home)? (?:with|on) (?!stable|good|vital)/i.test(text);

/** "Return in 8 weeks or sooner if there are problems", "Discharge home and see her doctor in a week if it persists": a visit by its date. */
const isVisitByDate = (text: string): boolean =>
  /^(?:(?:he|she|the patient|patient) (?:is to|will|should|can) )?(?:return|follow[- ]?up|come back|recheck|see|be seen|discharge)\b.{0,80}\b(?:in|within) (?:\d|one|two|three|four|six|a\b)[^.;]{0,24}\b(?:days?|weeks?|months?|years?)\b/i.test(
    text,
  );

/** What a letter says in prose, without a heading of its own. */
const isConcluding = (text: string): boolean =>
  /^(?:in (?:conclusion|summary|short)|to summari[sz]e|overall,|(?:it is )?(?:in )?my (?:initial |overall |clinical )?(?:impression|opinion|assessment|feeling|diagnosis)|(?:the )?(?:initial |overall |clinical )?impression)\b/i.test(
    text,
  );
const isExamining = (text: string): boolean =>
  /^on (?:\p{L}+[ -]){0,3}exam(?:ination)?\b|^(?:physical |clinical |\p{L}+ )?exam(?:ination)? (?:today |was |is |reveal|show|demonstrat)/iu.test(
    text,
  );

/** What is thought of it is told under the heading of a plan; where the assessment has its own heading, it only tells more. */
const underPlan = (text: string, cues: ReadonlyMap<Cue, number>, { hasConclusion, kind }: Place): StatementRole =>
  isCaution(text)
    ? 'next_step'
    : !hasConclusion || (kind !== 'clinic' && kind !== 'letter') || cues.has('conclusion')
      ? 'conclusion'
      : cues.has('test_result') || /\d/.test(text)
        ? 'finding'
        : 'course';

/** What is thought of it, told under the heading of a plan. */
const isAssessment = (text: string, cues: ReadonlyMap<Cue, number>): boolean =>
  cues.has('conclusion')
    ? !cues.has('plan')
    : !cues.has('plan') &&
      !cues.has('medicine_change') &&
      /\b(?:is|has|was|were|have|shows?|showed)\b/.test(text) &&
      text.split(' ').length > 5;
