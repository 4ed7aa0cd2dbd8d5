import { cuesIn } from '../statements/cue-finder.ts';
import type { Statement, StatementRole } from '../statements/statement.ts';

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

/** What a paper of a stay records for its file: bare figures of blood tests, a checked body without a fault, what was read and agreed. */
export function isStayTrivia({ text, role }: Statement): boolean {
  if (!told.has(role)) return false;
  if (ofFile.test(text)) return true;
  if (role === 'next_step' || role === 'instruction' || role === 'conclusion') return false;
  return isBareFigures(text) || isUneventfulCheck(text);
}

/** "Her hemoglobin was 11.2": a figure without a word on whether it is good. */
const isBareFigures = (text: string): boolean =>
  /\d/.test(text) && laboratory.test(text) && !verdict.test(text) && !cuesIn(text).has('plan');

/** "Abdomen soft, bowel sounds present" */
const isUneventfulCheck = (text: string): boolean =>
  checks.test(text) &&
  !verdict.test(text) &&
  !/\b(?:discharged|home|improved|resolved|transferred|surgery|weight)\b/i.test(text);

const laboratory =
  /\b(?:h(?:emoglobin|aemoglobin|gb)|hematocrit|hct|h ?& ?h|h and h|wbc|white (?:blood )?(?:cell )?count|bun|creatinine|sodium|potassium|chloride|glucose|pt\/?inr|inr|ptt|prothrombin|platelets?|cbc|bmp|cmp|chemistr(?:y|ies)|electrolytes|bilirubin|albumin|calcium|magnesium|phosphorus|alkaline|ast|alt|sgot|sgpt|ph|pco2|po2|bicarb\w*|hco3|blood gas|blood group|specific gravity|tsh|lipase|amylase|ck|cpk|ldh|ejection fraction)\b/i;
const verdict =
  /\b(?:high|low|elevat\w*|increas\w*|decreas\w*|drop\w*|fell|rose|abnormal|positive|negative|normal\w*|anemi\w*|worse\w*|toxic|critical|improv\w*|stabil\w*|peak\w*|transfus\w*|therapeutic|diabet\w*|pain\w*|tender\b(?! to)|swelling|edema|drain\w*|red\w*|infect\w*|weak\w*|wound|incision|rash|treat\w*|given|receiv\w*|develop\w*|start\w*|jaundice|reveal\w*|found)\b/i;
const checks =
  /\b(?:vital signs|no acute distress|alert and oriented|capillary refill|distal pulses|pulses (?:are|were)|compartments (?:are|were)|clear to auscultation|lungs (?:are|were) clear|regular rate|bowel sounds|normocephalic|pupils|extraocular|cranial nerves|mucous membranes|murmur|heart sounds|well[- ]perfused|homans|supple)\b/i;
const ofFile =
  /\b(?:for (?:further |full )?details,? (?:please )?(?:refer|see)|please (?:refer|see)|instructions (?:have been |were |was )?(?:given|reviewed)|understands? (?:the )?(?:discharge|plan|instructions)|in agreement with|follow[- ]?up as noted|(?:was|were) (?:all )?ordered|nurses were|recommended discharge|^(?:dr\.? [\p{L}]+|\w+|consultation) was (?:consulted|requested to)|risks,? (?:and )?benefits|(?:was|were) dictated|discharge planning|thank you|medical records?|(?:site|wound|home) care (?:was )?reviewed|social service was|utilization review|h ?& ?p)\b/iu;
