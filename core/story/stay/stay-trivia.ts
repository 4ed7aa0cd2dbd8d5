import { asDoctorsStep } from '../visit/doctors-steps.ts';
import { asStayRole } from './stay-roles.ts';
import { cuesIn } from '../../statements/cue-finder.ts';
import type { Statement, StatementRole } from '../../statements/statement.ts';

const told = new Set<StatementRole>([
  'course',
  'history',
  'finding',
  'examination',
  'detail',
  'conclusion',
  'next_step',
  'instruction',
]);

/** A statement of a paper of a stay as it is told, or as furniture where it is of no use to the person. */
export const ofStay = (statement: Statement, isVisit = false): Statement =>
  isStayTrivia(statement, isVisit)
    ? { ...statement, role: 'furniture' }
    : asStayRole(asDoctorsStep({ ...statement, text: withoutGaps(asDoubt(statement)) }), isVisit);

/** Words that tie a sentence to the one before it, and say nothing without it. */
const openers =
  /^(?:finally|additionally|in addition|furthermore|moreover|of note|also|again|fortunately|overall|lastly|please note that|as (?:mentioned|noted|stated|described|above)(?: above| previously| before)?),? (?=(\p{L}))\p{L}/iu;

/** "On MM/DD/YYYY, she was admitted": what was blacked out says nothing; "her medicines, which are:" ends where its list begins. */
const withoutGaps = (text: string): string =>
  text
    .replace(/^To (?=(follow|see|return|call|continue|be seen)\b)/, '')
    .replace(
      /^(?:follow|see|return|call|continue|be seen)\b/,
      (verb) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
    )
    .replace(/^(?:Gave|Prescribed|Applied)(?= (?:him|her|them|an?|the)\b)/, (verb) => `I ${verb.toLowerCase()}`)
    // "This is the first visit for a 40-year-old man who is seen for": who it is follows.
    .replace(
      /^This is (?:the|an?|his|her) (?:[\p{L}-]+ ){0,4}(?:visit|consultation|evaluation) (?:for|of) (?=(?:this|an?) [\p{L} -]{0,30}\d+[- ]year)/iu,
      'This is ',
    )
    // "Pending a chest x-ray, she may go home": the one depends on the other.
    .replace(/^Pending (?=(?:the|an?|his|her|further|final)\b[^,]{3,60}, \p{L})/u, 'Depending on ')
    .replace(openers, (_whole, first: string) => first.toUpperCase())
    .replace(/,? ?\b(?:on|dated?|of) (?:MM|DD)\/(?:DD|MM)\/(?:YYYY|YY)\b(?:,(?= \p{Ll}| \p{Lu}))? ?/giu, ' ')
    .replace(/,? (?:which|these|that|they) (?:are|include|were)(?: as follows)?:$/i, '.')
    .replace(
      /^(Discharged|Transferred|Admitted)(?= (?:to|home|on|in)\b)/,
      (verb) => `The patient was ${verb.toLowerCase()}`,
    )
    .replace(/\b(status post)-(?=\p{L})/iu, '$1 ')
    .replace(/(?<!\b(?:day|days|and),? ?),? ?#\d+(?: (?:pills|tablets|tabs|capsules|caps))?(?:,? ?no refills?)?/gi, '')
    .replace(/\b(follow[- ]?up) (?=Dr\.? )/i, '$1 with ')
    // "Follow-up with Dr. Low is arranged": a visit, and nothing to do.
    .replace(
      /(?<![\p{L}] )\bfollow[- ]?up (with (?:Dr\.? \p{L}+|[\p{L} ]{3,30}?) (?:is|was|has been|will be|to be) (?:arranged|scheduled|set up|made|planned))/iu,
      'A follow-up visit $1',
    )
    // "On arrival mother gave her milk"
    .replace(
      /(?<!\b(?:the|his|her|an?|their|your|my|birth|foster|step|'s) |\p{L})(mother|father|parents|baby|infant)(?= (?:also |then |later )?(?:is|was|were|are|has|had|have|took|gave|states?|brought|thinks?|does|did|\p{Ll}+ed)\b)/giu,
      (_whole, who: string, at: number) => `${at === 0 ? 'The' : 'the'} ${who.toLowerCase()}`,
    )
    // "I recommend rest and follow up with": a visit is recommended too.
    .replace(/\b(recommend(?:ed|s)? [^.,;]{3,60} and) follow[- ]?up (?=with\b|in\b|at\b)/i, '$1 a follow-up visit ')
    .replace(/^Discharge (?:the )?patient(?: to)? home\b(?: and have (?:her|him)\b)?/i, (whole) =>
      /have/.test(whole) ? 'The patient is to go home and' : 'The patient is to go home',
    )
    .replace(
      /\bwith (?:the )?above (?:regimen|treatments?|measures|therapy|therapies|management|medications?)\b/i,
      'with this treatment',
    )
    // "By the second day, was able to walk"
    .replace(
      /^((?:By|On|At|During|After|Over|Since|In) [^,.;]{3,45}, )(?=(?:was|had|has|is|tolerated|remained|developed|underwent|began|continued|became|received|went)\b)/u,
      '$1the patient ',
    )
    .replace(/\s+([.,;])/g, '$1')
    .trim();

/** "Rule out gout" among diagnoses: it may be there. */
const asDoubt = ({ role, text }: Statement): string => {
  if ((role !== 'conclusion' && role !== 'reason') || text.split(' ').length > 14) return text;
  // What was thought on admission has been checked since.
  const open = role === 'conclusion' ? ', still to be checked' : '';
  return text.replace(
    /(?<!\p{L} )(?:rule out|r\/o) ([^.;,]+)|,? (?<!\b(?:to|can|could|will|would|not|we|i|and) )(?:rule out|r\/o) ([^.;,]+)/iu,
    (_whole, whole?: string, part?: string) =>
      whole === undefined ? `${open === '' ? ',' : ';'} possible ${part ?? ''}${open}` : `Possible ${whole}${open}`,
  );
};

/** What a paper of a stay records for its file: bare figures of blood tests, a checked body without a fault, what was read and agreed. */
export function isStayTrivia(statement: Statement, isVisit = false): boolean {
  const { text, role, label } = statement;
  if (!told.has(role)) return false;
  if (
    (ofFile.test(text) && !(isStep(role) && toKeep.test(text))) ||
    (!isVisit && isPrivate(statement)) ||
    lineOfFile.test(text) ||
    (isNone.test(text) && label !== null && !/complic/i.test(label))
  )
    return true;
  // Strain in life, and a score of it, beside the illnesses.
  if (/^axis (?:iv|v|4|5)\b/i.test(label ?? '')) return true;
  // "AXIS IV: Severe"
  if (
    /^axis/i.test(label ?? '') &&
    /^(?:deferred|severe|moderate|mild|none|non-?contributory|unknown|\d+)\b.{0,20}$/i.test(text)
  )
    return true;
  if (/^deferred(?: at this time)?\.?$/i.test(text)) return true;
  if (role === 'next_step' || role === 'instruction' || role === 'conclusion') return false;
  // A visit may be about the one figure that it names.
  const isBare = isBareFigures(text) && (!isVisit || figuresIn(text) > 2);
  return isBare || isUneventfulCheck(text) || (moved.test(text) && text.split(' ').length < 24);
}

const isStep = (role: StatementRole): boolean => role === 'next_step' || role === 'instruction';

/** "Return in two weeks with your medical records", "May shower; wound care reviewed": a step, whatever is filed beside it. */
const toKeep =
  /\b(?:return|come back|be seen|follow(?:ed)?[- ]?up|recheck|see)\b[^.]{0,60}\b(?:in|within|after)\b[^.]{0,16}\b(?:days?|weeks?|months?|years?)\b|\bshower|\basked (?:the patient|him|her|them) to\b/i;

/** What was done against the law, what touches shame, and what somebody thought of a person's ways, on an unwell day: no use to the person at home, and it hurts to read. */
const isPrivate = ({ text, role }: Statement): boolean =>
  (role === 'history' || role === 'course' || role === 'detail') &&
  /\b(?:sexually (?:preoccupied|inappropriate|disorgani[sz]ed|assault\w*|abus\w*|aggressive)|sexual (?:abuse|assault|advances?|misconduct|acting[- ]out)|hypersexual\w*|have sex with|masturbat\w*|naked|undress\w*|clothes off|clothing off|raped?|prosecut\w*|court|police|arrested (?:for|by|on)|jail|prison|incarcerat\w*|felony|misdemeanou?r|probation|parole|restraining order|lawsuit|attorney|litigation|superficial (?:and|,)|was superficial|manipulative|hostile|malinger\w*|drug[- ]seeking|unkempt|dishevel\w*|(?:poor|limited|impaired|fair) (?:insight|judge?ment))\b/i.test(
    text,
  );

/** "Her hemoglobin was 11.2": a figure without a word on whether it is good. */
const isBareFigures = (text: string): boolean =>
  /\d/.test(text) &&
  laboratory.test(text) &&
  !(figuresIn(text) >= listOfFigures ? wrong : figuresIn(text) >= manyFigures ? outside : verdict).test(text) &&
  !cuesIn(text).has('plan');

const figuresIn = (text: string): number => text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
/** Among so many figures, only what is not as it should be is worth telling. */
const manyFigures = 4;
/** A whole panel of tests, whatever else it names. */
const listOfFigures = 10;
const wrong =
  /\b(?:high(?! power)|low(?! power)|elevat\w*|increas\w*|decreas\w*|drop\w*|fell|rose|abnormal|positive|anemi\w*|worse\w*|toxic|critical|transfus\w*|reveal\w*|showed)\b/i;
const outside =
  /\b(?:high|low|elevat\w*|increas\w*|decreas\w*|drop\w*|fell|rose|abnormal|positive|anemi\w*|worse\w*|toxic|critical|improv\w*|transfus\w*|infect\w*|reveal\w*|found|culture|pending|scan|x-?ray|ct|mri|ultrasound)\b/i;

/** "Abdomen soft, bowel sounds present" */
const isUneventfulCheck = (text: string): boolean =>
  checks.test(text) &&
  !verdict.test(text) &&
  !/\b(?:discharged|home|improved|resolved|transferred|surgery|weight)\b/i.test(text);

const isNone = /^(?:none|no|nil)\.?$/i;
/** From one room to the next, but for intensive care. */
const moved =
  /\b(?:taken|brought|transferred|moved|returned|sent|left (?:the )?(?:or|operating room) with transfer) (?:back )?to (?:the |a |an |her |his )?(?:recovery room|pacu|(?:regular |medical |surgical |orthopa?edic |postop\w* |general |nursing |hospital )*(?:floor|unit|ward|room))\b(?!.*\b(?:intensive|icu|because|due|where)\b)/i;
const laboratory =
  /\b(?:h(?:emoglobin|aemoglobin|gb)|hematocrit|hct|h ?& ?h|h and h|wbc|white (?:blood )?(?:cell )?count|bun|creatinine|sodium|potassium|chloride|glucose|pt\/?inr|inr|ptt|prothrombin|platelets?|cbc|bmp|cmp|chemistr(?:y|ies)|electrolytes|bilirubin|albumin|calcium|magnesium|phosphorus|alkaline|ast|alt|sgot|sgpt|ph|pco2|po2|bicarb\w*|hco3|blood gas|blood group|specific gravity|tsh|lipase|amylase|digoxin|troponin|ck|cpk|ldh|ejection fraction)\b/i;
const verdict =
  /\b(?:high|low|elevat\w*|increas\w*|decreas\w*|drop\w*|fell|rose|abnormal|positive|negative|normal\w*|anemi\w*|worse\w*|toxic|critical|improv\w*|stabil\w*|peak\w*|transfus\w*|therapeutic|diabet\w*|pain\w*|tender\b(?! to)|swelling|edema|drain\w*|red\w*|infect\w*|weak\w*|wound|incision|rash|treat\w*|given|receiv\w*|develop\w*|start\w*|jaundice|reveal\w*|found)\b/i;
const checks =
  /\b(?:vital signs|no acute distress|alert and oriented|capillary refill|distal pulses|pulses (?:are|were)|compartments (?:are|were)|clear to auscultation|lungs (?:are|were) clear|regular rate|bowel sounds|normocephalic|pupils|extraocular|cranial nerves|mucous membranes|murmur|heart sounds|well[- ]perfused|homans|supple)\b/i;
const lineOfFile =
  /^(?:he|she|the patient|patient) (?:was|is|remained) (?:stable|comfortable|doing well)(?: at (?:that|this|the) time)?\.?$|^(?:he|she|the patient|patient) was (?:then )?taken to (?:the )?(?:operating room|or)(?: on [\d/]+)?\.?$|^\d[\d.,]* ?(?:mg|mcg|ml|g|units)\b(?: \S+){0,4}$|^(?:on|in|at|by|with|for) (?:later|then|subsequently)\b|^(?:(?:a )?(?:\p{L}+ )?consult(?:ation)? was (?:requested|obtained|called|placed)|(?:dr\.? \p{L}+|\p{L}+(?: \p{L}+)?) (?:was|were) consulted)(?: \S+){0,4}\.?$|^i was consulted by|\bper (?:the )?patient\.?$|\bfor the same\.?$/iu;
const ofFile =
  /\b(?:given (?:a )?(?:full|complete) (?:and \p{L}+ )?(?:explanation|postoperative|discharge)|primary treatment modality|(?:saline|hep(?:arin)?)[- ]?locked|med(?:ication)? rec(?:onciliation)? sheet|agreed with (?:the |his |her )?discharge|for (?:further |full )?details,? (?:please )?(?:refer|see)|please (?:refer|see)|instructions (?:have been |were |was )?(?:given|reviewed)|(?:given|received) (?:full|complete|detailed|written|verbal|routine|standard)\b.{0,40}\binstructions|rehab(?:ilitation)? potential|understands? (?:the )?(?:discharge|plan|instructions)|in agreement with|follow[- ]?up as noted|above[- ]noted med\w+|(?:was|were) (?:all )?ordered|nurses were|recommended discharge|risks,? (?:and )?benefits|(?:was|were) dictated|discharge planning|thank you|medical records?|(?:site|wound|home) care (?:was )?reviewed|social service was|utilization review|h ?& ?p|time spent|^(?:all )?(?:the )?(?:old |outside )?(?:films?|images?|records?|charts?|labs?) (?:was|were|have been|has been) reviewed|^details are in|(?:multiple|several) (?:x-?rays|studies|tests) done|(?:laboratory|lab|blood) studies done|backboard|recalls all events|non-?injected|appears? (?:his|her) stated age|responds? well and|well[- ](?:nourished|developed)|as mentioned below|in room \d|will not be repeated|listed extensively|stressors are|gaf is|psychosocial needs|this information is known)\b/iu;
