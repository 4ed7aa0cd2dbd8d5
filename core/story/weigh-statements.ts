import { cuesIn, type Cue } from '../statements/cue-finder.ts';
import type { Statement } from '../statements/statement.ts';
import { isRunOn } from './is-run-on.ts';

/** How much a patient needs a statement: what is serious, planned or came out of it before what is as it should be. */
export function weightOf({ text, isItem, certainty, role }: Statement): number {
  const cues = cuesIn(text);
  const count = (cue: Cue): number => cues.get(cue) ?? 0;
  const isDoing = role === 'course' || role === 'step' || role === 'done' || role === 'detail';
  // "Ibuprofen did not help" tells what was tried.
  const isDenial = certainty === 'denied' && (role !== 'history' || beginsDenied.test(text));
  const isGoodNews = isDoing || cues.has('test_result');
  return (
    2 * Math.min(3, count('severe')) +
    (missingLife.test(text) ? 6 : 0) +
    (cues.has('plan') ? 2 : 0) +
    // Where there are many steps, the next visit is not the one to lose.
    (isVisitToCome(role, text) ? 3 : 0) +
    (isItem ? 1 : 0) +
    (isDoing && cues.has('outcome') ? 4 : role === 'history' && cues.has('outcome') ? 2 : 0) +
    // How it began and what was tried is the story of a visit; who sent whom where is not.
    (role === 'history' && !isDenial ? Math.min(2, count('event')) : 0) +
    (role === 'step' ? Math.min(2, count('key_step')) - 3 * Math.min(3, count('instrument')) : 0) +
    (cues.has('test_result') ? 1 : 0) -
    (role === 'examination' && isMeasured(text) ? 3 : 0) +
    (isListOfVitals(text) && isHighPressure(text) ? 9 : 0) -
    (cues.has('normal') && !isGoodNews ? 2 : 0) -
    (isDenial && !isGoodNews && count('severe') === 0 ? 2 : 0) -
    (isLeaning(text) ? 2 : 0) -
    (isRunOn(text) ? 3 : 0) -
    Math.max(0, (text.match(/\d+/g) ?? []).length - 4)
  );
}

const isVisitToCome = (role: Statement['role'], text: string): boolean =>
  (role === 'next_step' || role === 'instruction') &&
  /\b(?:return|follow[- ]?up|f\/?u|be seen|see|r\/?v|review|recheck|back)\b[^.]{0,50}\b(?:in|within|after|\d+(?:[-–]\d+)?\/(?:7|52|12))\b/i.test(
    text,
  );

const beginsDenied = /^(?:\S+ ){0,3}(?:denie[sd]|no|not|never|without|neither|negative)\b/i;

/** "Flexion to 120 degrees", "4 out of 5": how far and how strong, for the next examiner. */
const isMeasured = (text: string): boolean =>
  /\bdegrees?\b|\b\d\+? ?(?:out of|\/) ?5\b|\b[1-4]\+|\b[1-4] plus\b/i.test(text);

/** What was looked at and is as it should be, or is not there. A bare figure, and what was not done, is neither. */
export function isInOrder({ text, finds }: Statement): boolean {
  if (finds === true) return false;
  const cues = cuesIn(text);
  if (
    cues.has('plan') ||
    /\bnot (?:done|taken|measured|checked|examined|available|ordered)\b|\bno (?:basic|vitals?|obs|recent|acute tests?)\b/i.test(
      text,
    )
  )
    return false;
  const bad = (cues.get('severe') ?? 0) - (cues.has('denied') ? 9 : 0);
  if (/\d/.test(text) && (!cues.has('normal') || /\botherwise\b/i.test(text))) return false;
  // "No pelvic exam done"
  if (/^no\b.{0,40}\b(?:done|taken|performed)\W*$/i.test(text)) return false;
  return (
    (cues.has('normal') || cues.has('denied')) &&
    bad <= 0 &&
    !missingLife.test(text) &&
    !deniedNormal.test(text) &&
    !/\b(?:tender(?!ness)|sore|draining|drainage|irritab\w*|whin\w*|swollen|abnormal\w*|refus\w*|unable|\w{3,}megaly|enlargement|atrophy|hyperinflat\w*|defects?)\b/i.test(
      text.replace(/\b(?:no|without|denies|not|non)\b[^.]*/gi, ''),
    ) &&
    // "Multiple fixed defects, suggesting narrowed arteries", "No change in the fluid": nothing of it is normal.
    !/\bno (?:\w+ ){0,2}change (?:from|in|since|compared)\b/i.test(text) &&
    !/\b(?:but|except\w*|however|although|yet|apart from|aside from|other than|mild|increased|decreased|enlarged|worse)\b/i.test(
      text,
    )
  );
}

/** "Not oriented to place": what is denied of the normal is wrong. */
export const deniedNormal =
  /\b(?:not|no longer|cannot|unable to)\b (?:\p{L}+ ){0,2}(?:normal|clear|intact|oriented|alert|awake|regular|equal|reactive|able|cooperative|moist|good|full|well|fluent|aware|coherent|appropriate|follow|move|walk|stand|examined|performed|tested|done|assessed)\b/iu;
/** What should be there: "no fetal heart motion" is no good news. */
export const missingLife =
  /\b(?:no|without|absent) (?:\S+ )?(?:f[o]?etal|cardiac (?:activity|motion)|heart ?(?:beat|motion|tones?|rate)|(?:blood )?flow|movements?|motion|responses?|pulses?|reflex(?:es)?|uptake)\b/i;

/**
 * "BP 132/72, HR 67, T 36.6": measured at every visit, and told where somebody says something of it, or where the blood pressure is high
 * for an adult (from 140/90, ESC/ESH and many others).
 */
export function isVitalSigns({ text, role, heading }: Statement): boolean {
  if (role === 'past' || role === 'history') return isOneVital(text);
  if (role !== 'examination' && role !== 'finding' && role !== 'done') return false;
  const isUnderVitals = heading.includes('vital') && /\d/.test(text);
  return (isListOfVitals(text) || isUnderVitals || isOneVital(text)) && !isHighPressure(text);
}

/** "Weight is 214 pounds", "Pulse: 69": one of them by itself, of which nobody says that it is wrong. */
const isOneVital = (text: string): boolean =>
  /^(?:he|she|the patient) (?:is|stands) \d+ (?:feet|foot|ft)\b[^.]*(?:tall|inches)\b|^(?:he|she|the patient) weighs \d+ (?:pounds|lbs?|kg)\.?$/i.test(
    text,
  ) ||
  (/^(?:(?:her|his|the|birth|vital signs:?|vitals:?) )*(?:weight|length|head circumference|height|pulse|heart rate|blood pressure|bp|temp(?:erature)?|respirat\w+(?: rate)?|bmi|o2 sat\w*|oxygen saturation|sao2|spo2|t|p|r|hr|rr|wt|ht|afebrile|last period|lmp|age)\b/i.test(
    text,
  ) &&
    /\d|^afebrile/i.test(text) &&
    text.split(' ').length <= 12 &&
    !/\b(?:low|high|elevated|irregular|tachy\w*|brady\w*|fever|febrile|hypox\w*|lost|loss|gain\w*|up|down|increas\w*|decreas\w*|[5-8]\d ?%)\b/i.test(
      text,
    ));

const isHighPressure = (text: string): boolean => highPressureIn(text) !== undefined;

/** "180/110", where it is high. */
export function highPressureIn(text: string): string | undefined {
  const [printed, systolic = '0', diastolic = '0'] = /(?<![\d/.])(\d{2,3}) ?\/ ?(\d{2,3})(?![\d/])/.exec(text) ?? [];
  const isHigh =
    (Number(systolic) >= 140 && Number(systolic) < 300) || (Number(diastolic) >= 90 && Number(systolic) > 100);
  return isHigh ? printed : undefined;
}

/** A list of what is measured at every visit. */
export const isListOfVitals = (text: string): boolean =>
  (cuesIn(text).get('vital') ?? 0) >= 2 && (text.match(/\d+/g) ?? []).length >= 3;
/** "The right ovary measures 3.1 x 1.6 cm": the size of an organ of which nothing else is said. */
export const isBareMeasure = (text: string): boolean =>
  /\bmeasur(?:es?|ed|ing)\b[^.]{0,24}\d[\d.]*(?: ?(?:x|by) ?[\d.]+){0,2} ?(?:cm|mm)\b[^.]{0,40}\.?$/i.test(text) &&
  /^(?:the )?(?:right |left |both )?(?:uterus|ovary|ovaries|kidneys?|testicles?|testis|testes|epididymis|spleen|liver|prostate|thyroid|lobe|lobes|gland|common bile duct|endometri\w+|gallbladder wall|aorta|aortic root|cervix|crown[- ]rump length|what appears|femur length|[a-z ]{0,20} lobe)\b/i.test(
    text,
  ) &&
  !/\b(?:enlarged|thickened|dilated|mass|lesion|cysts?|nodules?|consistent|compatible|weeks?|estimated|and (?:contains|shows))\b/i.test(
    text,
  );

/** A diagnosis by its name, and no sentence about it. */
export const isName = ({ text }: Statement): boolean =>
  // "Her scan demonstrated a cyst" is a sentence.
  !/^(?:no|her|his|the patient|patient|pt)\b/i.test(text) &&
  text.split(' ').length <= 30 &&
  !/\b(?:i|we|he|she|it|they|you|usually|refers?|needs?|is|are|was|were|has|have|had|will|would|should|could|may|can|does|did|do|shows?|showed|demonstrates?|demonstrated|reveals?|revealed|presents?|presented|denies|reports?|reported|felt|states?|appears?|believe|think|feel|discussed|gave|given|continue|recommends?|suggests)\b/i.test(
    text,
  );

/** What stands under "Medications" or "Allergies" because its own heading is missing is something else. */
export function isOfItsKind({ role, text }: Statement): boolean {
  if (role === 'allergy')
    return text.split(' ').length <= 8 || /allerg|react|rash|hives|swelling|anaphyla|intoleran|NKDA/i.test(text);
  if (role === 'past')
    return !/^(?:please |(?:essentially |otherwise )?(?:unremarkable|negative|non-?contributory|insignificant|non-?significant|none|nil|not pertinent|unknown|as above|denie[sd](?: any)?|up[- ]to[- ]date|reviewed)\.?$|(?:significant for )?(?:as|see|per) |no significant\b|.{0,40}\b(?:noted|mentioned|listed|described|stated|as) above)/i.test(
      text,
    );
  if (role === 'medicine')
    return (
      !/^(?:(?:(?:as|see|per|please|none|unchanged|same|reviewed)\b.{0,60}\b(?:above|below|list|listed|chart|record|sheet|same|noted|file)\b|height|weight|BMI|SHx?|FHx?|PMHx?|lives|works?|teacher|no smok)\b)/i.test(
        text,
      ) && text.split(' ').length <= 60
    );
  return true;
}

/** Says nothing without the sentence before it. */
export const isLeaning = (text: string): boolean => endsInPronoun(text) || beginsWithPronoun(text);

/** "You cannot get this." */
const endsInPronoun = (text: string): boolean =>
  / (?:this|these|those)\W*$/i.test(text) && text.split(' ').length <= 10 && !/[;:]/.test(text);

const beginsWithPronoun = (text: string): boolean =>
  /^(?:while here|as (?:above|noted|mentioned|stated|described|such|per)|no change|obviously|unfortunately|apparently|this|that|these|those|it|its|they|such|both(?! (?:lungs|legs|arms|eyes|ears|knees|kidneys|sides))|if (?:this|that|it|not|so)|in addition|additionally|also|other than that|however|otherwise|a similar|the same|the other|the latter|then|thus|therefore|but|and|so|after this|at that time|at this point|he thought|she thought|the doctor thought|(?:i|we) (?:would |do |also )?(?:think|suspect|believe|feel|hope|suggested|discussed) (?:that )?(?:this|that|it|these|they)|at this point,? (?:it|this)|in this setting|all (?:of )?(?:this|these)|with (?:this|that)|because of (?:this|that)|for (?:this|that|these) )\b/i.test(
    text,
  ) &&
  !/^(?:this (?:is (?:an?|the|his|her|my|our)|was an?|\d+|pleasant|patient|gentleman|lady|man|woman|boy|girl|child|infant)|it (?:is|was) (?:recommended|advised|important))\b/i.test(
    text,
  );
