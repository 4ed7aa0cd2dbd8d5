import type { PaperSentence } from '../paper/paper.ts';
import { leadOfList } from '../reading/list-scope.ts';
import type { Place } from './base-role.ts';
import type { HeadingRole } from './heading-role.ts';
import { isCallForHelp, isDose, isRequest } from './sentence-kinds.ts';
import type { StatementRole } from './statement.ts';

/** The role of a line of a terse note, where its part says more than the words that longer papers go by. */
export function roleInNote(
  base: HeadingRole,
  role: StatementRole,
  { text, label, isItem, topic }: PaperSentence,
  place: Pick<Place, 'namesMedicine' | 'hasConclusion'>,
  isFirst = false,
): StatementRole {
  if (isOfVisit(text)) return 'furniture';
  if (base !== 'history' && base !== 'reason' && isCallForHelp(label === null ? text : `${label}: ${text}`))
    return 'warning_sign';
  // "10:12 – pt still unhappy"
  if (/^\d{1,2}:\d{2}\b/.test(text) && isTalk(text.replace(/^[\d:]+\s?[–-]?\s?/, ''))) return 'furniture';
  if (role === 'finding' && base !== 'examination' && place.namesMedicine && isTaken(text)) return 'medicine_change';
  if (role === 'allergy' && /\b(?:smok\w*|alcohol|ETOH|vap\w*|MHx)\b/i.test(text) && !/allerg|react/i.test(text))
    return 'social';
  if (role === 'allergy' || isAllergy(text)) return 'allergy';
  if (isAmbulance.test(text)) return 'next_step';
  if (base === 'examination' && isWayOfLooking.test(text)) return 'furniture';
  if (/^\([^()]*\)\W*$/.test(text) && base !== 'conclusion') return 'furniture';
  if (base === 'examination' && isAppearance(text, label)) return 'furniture';
  if (isStamp(text) || (base !== 'order' && isPaperwork(text))) return 'furniture';
  if (topic !== null && planned.has(base)) {
    const lead = leadOfList(topic);
    if (lead !== undefined) return roleUnder[lead];
  }
  switch (base) {
    case 'order':
      return orderRole(label === null ? text : `${label}: ${text}`, role);
    case 'differential':
      return 'differential';
    case 'conclusion':
      if (isConditionalHelp(text)) return 'warning_sign';
      if (isAdvice(text)) return place.namesMedicine ? 'medicine_change' : 'next_step';
      if ((role === 'furniture' && !isTalk(text)) || (isFirst && role === 'next_step' && !isTaking(text)))
        return 'conclusion';
      return isDenied(text) ? 'finding' : role;
    case 'next_step':
    case 'instruction':
      if (isTalk(text)) return 'furniture';
      if (isReassurance(label === null ? text : `${label}: ${text}`)) return 'finding';
      if (isExplanation(text) && !place.namesMedicine) return 'furniture';
      if (isReview(text)) return 'next_step';
      if (!place.hasConclusion && isThought(text)) return 'conclusion';
      if (isSafetyNet(text) || isConditionalHelp(text) || endsWithHelp(text)) return 'warning_sign';
      if (place.namesMedicine && (hasStrength(text) || isTaking(text)) && !isDenied(text)) return 'medicine_change';
      if (role === 'warning_sign' && (isTaking(text) || !isPlace(text))) return 'next_step';
      if (
        role === 'pending' &&
        !/\b(?:results?|reports?|path\w*|swab|culture|bloods?|MSU|scan|MCS|letter)\b/i.test(text)
      )
        return 'next_step';
      if (isDenied(text) && /\bred flag|\bfeatures?\b|\bsigns? of/i.test(text)) return 'finding';
      if (role === 'finding' && /^(?:if|r\/?v|review|rtc|f\/?u)\b/i.test(text)) return 'next_step';
      return role === 'furniture' ||
        role === 'conclusion' ||
        role === 'history' ||
        (role === 'course' && isRequestOfNote(text))
        ? 'next_step'
        : role;
    case 'warning_sign':
      if (isTalk(text) && !isPlace(text)) return 'furniture';
      if (endsWithHelp(text)) return 'warning_sign';
      if (isReview(text) || isToDo(text) || isOfPlan(text)) return 'next_step';
      return isDenied(text)
        ? 'finding'
        : isTalk(text) ||
            /^(?:standard|generic|usual|explicit|very explicit|clear|brief)?\b.{0,50}\b(?:given|provided|reiterated|documented|discussed(?: at length)?)\W*$/i.test(
              text,
            )
          ? 'furniture'
          : 'warning_sign';
    case 'reason':
      if (/^(?:severity|score|pain score|sx\.?)\b/i.test(text)) return 'furniture';
      if (role === 'reason' && !isFirst && !isItem) return 'history';
      return role === 'warning_sign' || role === 'next_step' ? 'history' : role;
    case 'history':
      if (isWhoItIs(text)) return 'furniture';
      return role === 'warning_sign' || role === 'next_step' ? 'history' : role;
    default:
      return role;
  }
}

const roleUnder = { signs: 'warning_sign', risks: 'furniture', causes: 'differential' } as const;
const planned = new Set<HeadingRole>(['next_step', 'instruction', 'warning_sign', 'conclusion']);

function orderRole(text: string, role: StatementRole): StatementRole {
  if (isTalk(text)) return 'furniture';
  if (/\b(?:as above|reviewed|noted)\b/i.test(text)) return 'furniture';
  if (/\b(?:if|unless|not (?:ordered|done)|consider\w*|defer\w*|nil|declin\w*)\b/i.test(text)) return 'next_step';
  if (role === 'pending') return role;
  if (/^(?:prev\w*|last|old|recent|reviewed|already)\b/i.test(text)) return 'finding';
  if (isDenied(text) || isRequest(text) || /^(?:plan|overall|pt|if|discuss\w*|offered|advised?|may|will)\b/i.test(text))
    return 'next_step';
  return isResult(text) ? 'finding' : 'order';
}

/** "To have a review", "If it goes on, we would need a sample": what comes, whatever else the words are. */
const isRequestOfNote = (text: string): boolean => /^(?:if|to|for|when|once)\b|\b(?:will|would) need\b/i.test(text);

/** "R/v 2/52 or earlier if worse" is a date before it is a warning. */
const isReview = (text: string): boolean =>
  /^(?:GP )?(?:r\/?v|review|RTC|f\/?u\S*|follow[- ]?up|book|see|telehealth|TH|phone|F2F|GP)\b.{0,40}?\d+(?: ?[-–] ?\d+)? ?(?:\/(?:7|52|12)|hours?|hrs?|days?|d|wks?|weeks?|months?|mths?)\b/i.test(
    text,
  );

const hasStrength = (text: string): boolean => isDose(text) || /\d ?(?:mg|g|mcg|ml|units?|%)(?![\p{L}/])/iu.test(text);

/** Whom to turn to. */
const isPlace = (text: string): boolean =>
  /\b(?:ED|A&E|GP|hospital|emergency|review|r\/v|rv|seek|return|represent|RTC|call|ring|000|999|111|urgent\w*|ambulance|see (?:a |the |us)?(?:doctor|us)|come back)\b/i.test(
    text,
  );

const isTaking = (text: string): boolean =>
  /^(?:continue|cont|start|stop|cease|restart|re-start|commence|increase|decrease|reduce|add|trial|check|order|avoid|consider|plan|will|switch|change|hold|withhold|take|use|repeat|wean|[↑↓])\b/i.test(
    text,
  ) && !/\b(?:bloods?|appt|review|script only)\b/i.test(text);

const isDenied = (text: string): boolean => /^(?:no|nil|not|none|denies|neg(?:ative)?)\b/i.test(text);

/** "Bulk billed today", "MBS 23", "script printed": nothing for the patient to know. */
const isPaperwork = (text: string): boolean =>
  /\b(?:bulk[- ]?bill\w*|MBS|medicare|level [ABC] consult|standard consult|best ?practice|time (?:used|limited|over)|co-?signed|recall (?:set|flag|left)|old recall|healthlink)\b/i.test(
    text,
  ) && text.split(' ').length <= 10;

/** "[Added 16:30 by Dr Lee]", "Review 03/05/2023 15/08/2024", "22/11/25 09:42". */
const isStamp = (text: string): boolean =>
  /^\W*(?:\d{1,2}:\d{2}\b.{0,12}\b(?:finish|addend)|typos?\b|(?:note )?finished\b|add(?:ed|endum)|reviewed (?:and|by)|signed|co-?signed|(?:prev(?:ious)? )?review \d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}\/\d{1,2}\/\d{2,4}\s*(?:\d{1,2}:?\d{2})?\W*$)/i.test(
    text,
  );

/** That the patient understood, asked or agreed is no step. */
const isTalk = (text: string): boolean =>
  /^(?:both|pt|patient|she|he|mum|parent|carer|wife|husband)\b.{0,30}\b(?:agree\w*(?! to)|understand\w*|understood|verbali[sz]e\w*|(?:un)?happy|aware|asked|engaged|tangential|reluctant|declin\w*|pleased|ok with|keen|open to|acknowledg\w*|repeats|prefers?)\b|^(?:pt|patient|she|he) (?:initially|at first|originally)\b|^agrees?\b(?! to (?!f\/?u|the plan|plan|above))|^written (?:\+|&|and) verbal\b|^(?:all )?questions answered|^(?:provided )?(?:written|verbal|printed|handouts?|hand-outs?|leaflets?|pamphlets?|fact ?sheets?|info(?:rmation)?(?: sheets?)?|(?:PBS )?scripts?|AVS)\b.{0,40}\b(?:given|provided|info|due to|instructions|printed)\b|^(?:consent|shared decision|SDM|pt summary)\b|^(?:both|pt|patient|she|he)(?! (?:to|will|should|must|needs?|can)\b)[: ]+(?:\w+ly |somewhat |still |very ){0,2}(?:able to (?:repeat|summari|state|recall)|resist|remain|left\b|frustrated|anxious|worried|thank|grateful|interested|summary|says?\b|said|stat(?:es|ed)|feels?\b|thinks?\b|w\/|with\b|details)|^time\b|^validated\b|^acknowledged\b|^normali[sz]ed\b/i.test(
    text,
  );

/** "Reassured: no signs of infection": what is not there. */
const isReassurance = (text: string): boolean =>
  /^reassur\w*\W{0,4}(?:(?:re|that|about|there (?:is|are))\b\W{0,3}){0,2}(?:no|nil|not|unlikely)\b/i.test(text);

/** "Likely migraine": what is thought, told in the plan. */
const isThought = (text: string): boolean =>
  /^(?:(?:most |very )?likely|probabl[ey]|suspect(?:ed)?|\?\?? ?\p{L})(?! (?:need|to|will|benefit|book|refer|start))/iu.test(
    text,
  ) && !/\b(?:if|→)/.test(text);

/** What was spoken of in the room: nothing is to be done after it. */
const isExplanation = (text: string): boolean =>
  /^(?:(?:brief|briefly|detailed|long|lengthy|extensive|extensively|further|gentle|gently|simple|also|again|re-?)[ -]?)*(?:explain\w*|explanations?|explored?|clarif\w*|discuss\w*|discussions?|reassur\w*|address\w*|emphasi[sz]\w*|educat\w*|psycho-?ed\w*|acknowledg\w*|mention\w*|chat\w*|listened|support(?:ive)? (?:listening|counsel\w*)|answered|went through|talked|spoke about)\b/i.test(
    text,
  ) &&
  !/\b(?:agree\w*|decid\w*|opt(?:s|ed)?|plan(?:s|ned)? to|will|refer\w*|avoid\w*|stop\w*|start\w*|cease\w*|continu\w*|if|must|should|need(?:s|ed)? to|not to|book\w*|keep|seek|call|declin\w*|advis\w*|use|take)\b/i.test(
    text,
  );

/** Words of a plan among the signs: "Work: light duties", "Otherwise review 4/52 or earlier if worse". */
const isOfPlan = (text: string): boolean =>
  /\b(?:review|r\/v|f\/up?|follow[- ]?up|continue|cont|deferred|mentioned|analgesia|panadol|paracetamol|fluids|charted|clearance|currently|outpatient|duties|regimen|plan to|aim)\b/i.test(
    text,
  ) &&
  !/\b(?:promptly|urgent\w*|asap|immediately)\b.*\bif\b/i.test(text) &&
  !/^(?:also |otherwise |pt )?(?:adv\w* (?:to )?(?:call|seek|attend|ED|000|RTC|return|book)|RTC|ED|000|999|urgent\w*|earlier|early|sooner|return|re-?present|seek|attend|call|go to|if)\b/i.test(
    text,
  );

/** How the visit itself went: nothing to read again at home. */
const isOfVisit = (text: string): boolean =>
  /^(?:(?:pt|patient) (?:still |remains |somewhat |very |quite )*(?:preoccupied|anxious|worried|frustrated|resistant|sceptical|skeptical|tangential)\b|new (?:pt|patient) (?:to|here)|note for future|for future consults|poor historian|argumentative|pt argumentative|documented (?:list|concern)|used (?:direct|simple|plain|interpreter))\b|^(?:goals?|(?:preventive ?\/ ?)?admin|vaccin\w*[- ]preventable (?:disease|illness)(?:es|s)?|options? discussed|behavioural|education|lifestyle|general|other|registrar\b.*|supervisor\b.*|agrees? with (?:the )?(?:plan|above|safety).*|(?:plan|above) discussed.*)\W*$|\b(?:therapeutic relationship|health demand|difficult consult\w*|argumentative|confrontational|hostil\w+|chaperone|(?:verbal|written|informed) consent)\b/i.test(
    text,
  );

/** Below the signs to look for: "Daughter to call if worse", "Will phone with results". */
const isToDo = (text: string): boolean =>
  (/\b(?:deferred|defer|repeat|vaccin\w*|vax|noted|bring|arrange|pathology|bloods|script|longer|next (?:visit|review|appt|appointment)|health check)\b/i.test(
    text,
  ) &&
    !/\bif\b/i.test(text) &&
    !isPlace(text)) ||
  (/^\(|^(?:(?:mild|currently|otherwise) ){0,2}(?:path(?:ology)?|plan|warned|deferred|order(?:ed)?|include|offered|provided|bloods?|printed|written|letter|script|booked|given|gave|documented|no new|continue|cont|will|results?|daughter|son|wife|husband|partner|carer|family|staff|RN|nurs\w*|reviewed?|monitor|document|telehealth)\b/i.test(
    text,
  ) &&
    !/\b(?:ED|A&E|000|999|111|hospital|urgent\w*|earlier|sooner|worse\w*)\b/.test(text));

/** "RTC if", "ED/000 if", "earlier r/v if …", "seek urgent care". */
const isSafetyNet = (text: string): boolean =>
  /^(?:adv(?:ised?)? (?:to )?)?(?:RTC|ED|A&E|000|999|111|urgent|go to (?:ED|A&E|hospital)|call (?:000|999|111|ambulance|an ambulance)|return|re-?present|earlier|sooner|seek|safety[- ]?net\w*|red flags?)\b.{0,60}\b(?:if|for|with|when|incl\w*)\b|^(?:safety[- ]?net\w*|red flags?)\b|^if (?:worse|worsening|any|severe|fever|new)\b/i.test(
    text,
  );

/** "Fever, limp → ED / urgent review": signs and where to go with them. */
const endsWithHelp = (text: string): boolean =>
  text.split(' ').length > 4 &&
  /(?:[→⇒]|->|\s[–-])\s?(?:attend |to |call |go to )?(?:ED|A&E|000|999|111|urgent(?:ly)?|same[- ]day|emergency)\b[^.,;→]{0,30}\.?$/.test(
    text,
  ) &&
  !/\b(?:sent|transfer\w*|refer\w*|today|now|booked|called)\b/i.test(text);

/** "If the pain gets worse, please call us": signs and whom to turn to. */
const isConditionalHelp = (text: string): boolean =>
  /^if (?!(?:this|that|not|so|no|all|normal|negative|positive)\b)/i.test(text) &&
  /\b(?:A ?& ?E|ED|000|999|111|hospital|emergency|urgent\w*|call|ring|contact|speak|see (?:a |the |us)?(?:doctor|us)|come back|book|seek|return|ambulance)\b/i.test(
    text,
  );

/** "35yo M, known to the practice" */
const isWhoItIs = (text: string): boolean =>
  /^\d{1,3} ?(?:yo|y\/o|yrs?|years?|M|F)\b.{0,40}\b(?:known to|new (?:pt|patient|to)|attends|here alone|alone)\b/i.test(
    text,
  ) && text.length < 110;

/** "Ibuprofen 400mg TDS with food" */
const isTaken = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? \d+ ?(?:mg|mcg|g)\b.*\b(?:bd|tds|qid|mane|nocte|prn|daily|od)\b/iu.test(text);

/** "Palpation" above what was felt. */
const isWayOfLooking =
  /^(?:inspection|palpation|auscultation|percussion|observation|look|feel|move|special tests)\W*$/i;

/** "000 called", "ambulance booked": where the person goes now. */
const isAmbulance =
  /^(?:000|triple zero|ambulance)\b[^.]{0,20}\b(?:called|phoned|rung|activated|booked|arranged|on (?:its|the) way)\b/i;

/** "No allergies", told with the medicines. */
const isAllergy = (text: string): boolean =>
  /^(?:(?:has |there (?:is|are) |you (?:do not|don['’]t) have )?(?:no|nil|any)(?: known| drug| medication| reported){0,2} allergies|NKDA|NKA|allergic to)\b/i.test(
    text,
  ) && text.split(' ').length <= 8;

/** "Advised to rest", told with what is thought. */
const isAdvice = (text: string): boolean => /^(?:have |has )?(?:adv(?:ised?)?|recommended|encouraged)\b/i.test(text);

/** "Gen: well, alert, NAD": what everybody saw. */
const isAppearance = (text: string, label: string | null): boolean =>
  /^(?:gen|general|looks|appearance|BP|HR|RR|T|temp|SpO\S*|sats|obs|vitals|GCS|BMI|wt|ht)\b/i.test(label ?? text) ||
  /^(?:well|alert|NAD|comfortable|looks? (?:well|comfortable)|chaperone)\b/i.test(text);

/** A value or a verdict after the name of a test. */
const isResult = (text: string): boolean =>
  /\b(?:normal|neg(?:ative)?|pos(?:itive)?|WNL|NAD|detected|showed|shows|unremarkable|raised|elevated|low|high|N|result|sens(?:itive)? to|resistant to|c\/w|consistent with|consolidation|grew|growth)\b|\bSG \d|\d\.\d|\binsuff\w*|\bdeficien\w*|\d+(?:\.\d+)? ?(?:%|[mnpuµ]mol|g\/L|mg|U\/L|fL|mL)|[↑↓]/i.test(
    text,
  ) && !/\b(?:ordered|requested|to do|form|today|arrange|repeat)\b/i.test(text);
