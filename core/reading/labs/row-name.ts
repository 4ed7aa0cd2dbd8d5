import type { Span } from '../../kernel/span.ts';
import { isDate } from './dates.ts';
import { trim } from './lines.ts';

/** Labels of the head and foot of a report: what follows them is no result. */
const administrative =
  /^(?:(?:patient|full|first|last|legal) ?(?:name|id)?|name|d\.?o\.?b\.?(?:\s?\/\s?(?:gender|sex|age))?|date ?of ?birth|birth ?date|born|geb\.?|sex|gender|race|ethnicity|mrn|nhs(?: number| no\.?)?|ssn|age(?:\s?\/\s?(?:sex|gender))?|sex\s?\/\s?age|date|time|id|no|number|result|results|value|test|tests|unit|units|flag|status|source|site|class|stage|grade|level|lot|total|pmhx?|pmh|dhx?|shx?|fhx?|imp|ice|plan|name of .{0,20}|address|email|website|www|language|diagnosis|comment|note|notes)$/i;
const administrativeStart =
  /^(?:date (?:collected|received|reported|entered|issued|of|printed|ordered)|phone|telephone|tel|fax|mobile|pages?|account|acct|accession|address|ordering|ordered|order|physician|provider|referr(?:ed|ing)|requested|collect(?:ed|ion)|received|reported?(?! patient)|report (?:date|status|released)|printed|issued|specimen (?:id|type|source|number|collected|received)|specimen|sample id|lab (?:id|no|number|director|reference|ref)|medical record|mrn|clia|npi|electronically|signed|verified|performed|performing|director|insurance|zip|room|bed|ward|hospital no|visit|client|copy to|authori[sz]ing|authori[sz]ed|result status|resulting|licensed|copyright|dr\.?\s|department|einsender|eingang|ausgang|auftrag|version|form|section|chapter|step|day|week|figure|table|dose|qty|quantity|refills?|sig|start(?:ed)?|onset|administered|lot #|icd|cpt|snomed|loinc)\b/i;

/** Words that begin or make up a remark about ranges, not a row: "Optimal: <100", "Toxic range: >1.5". */
const remark =
  /^(?:normal|optimal|near optimal|borderline|desirable|desired|prediabet\w*|pre-diabet\w*|diabet\w*|deficien\w*|insufficien\w*|sufficien\w*|low|high|very high|very low|moderate|elevated|negative|positive|equivocal|toxic\w*|therapeutic|goal|target|at risk|low risk|high risk|average risk|male|female|men|women|adults?|child\w*|non-?smokers?|smokers?|reference|ref|range|interpretation|limit|lower|upper|results?|values?|werte|critical|panic|cut-?off|age|for|in|if|when|note|comment|method|per|and|or|the|a|an|with|than|less|greater|between|from|to|by|at|of|on|his|her|he|she|patient'?s?|they|my|your|our|we|you|i|it|is|was|average|recent|previous|today)$/i;
const remarkWithin =
  /\b(?:range|reference|limits?|goals?|targets?|treat\w*|therapeutic|consistent with|recommend\w*|interpretation|cut-?off|should|may be|performed|threshold|guidelines?|http\S*|www\S*|according|increased risk|exposure|quantitation|considered|protective|please|developed by|note that|years? of age|page \d)\b/i;

const vital =
  /^(?:(?:body )?(?:height|weight|length)|ht|wt|(?:body mass index|bmi|bsa|body surface area)\b.{0,20}|bp\b.{0,15}|blood pressure.{0,12}|(?:systolic|diastolic)\b.{0,20}|pulse(?: rate| ox\w*)?|heart rate|hr|respirat(?:ory rate|ions?)|resp(?: rate)?|rr|(?:body )?temp(?:erature)?|pain(?: score| scale)?|head circumference|waist.{0,20}|map|o2 sat\w*|spo2|(?:ekg|ecg|electrocardiogram|chest x-?ray|x-?ray|echo(?:cardiogram)?|ultrasound)\b.{0,60}|t-score|z-score|ejection fraction|lvef|ef)$/i;

const verb =
  /\b(?:is|are|was|were|has|have|had|been|be|should|will|would|could|can|cannot|did|does|do|shows?|showed|denies|denied|reports?|reported|states?|stated|takes?|taking|took|continue|start|increase|decrease|told|advised|presents?|presented|improved|seen|noted|found|discussed|measuring|measures)\b/i;

const headLabel =
  /^(?:patient|name|date|dob|d\.o\.b\.|date of birth|gender|sex|mrn|age|tel|phone|fax|collected|received|reported|printed|accession|account|acct|physician|provider|ordering|geb|page|director|lab director|specimen)\b[\s:.#]/i;

/** Whether a cell is a label of the report's head with its words: "DOB: 2004-10-15". */
export const isHeadLabel = (cell: string): boolean => headLabel.test(`${cell} `);
export const isVital = (name: string): boolean => vital.test(name);
export const isAdministrative = (name: string): boolean =>
  name.split(/\s?:| {2,}|\t|\|/).some((part) => administrative.test(part.trim())) || administrativeStart.test(name);
/** Whether words head a remark, not a row. */
export const isRemark = (name: string): boolean => remark.test(name);
/** Whether words outside a table speak of ranges or methods, as a comment under a row does. */
export const speaksOfRange = (name: string): boolean => remarkWithin.test(name);
export const hasVerb = (name: string): boolean => verb.test(name);

const longestName = 140;

/** Whether words can name a test at all: some letters, not too many words, no label of the report's head. */
export function canName(name: string): boolean {
  if (name.length > longestName || /^[<>≤≥=]/.test(name) || !/\p{L}/u.test(name) || isDate(name)) return false;
  if (isAdministrative(name) || isVital(name)) return false;
  return name.split(/\s+/).length <= 20;
}

const leading = /^(?:[-–•*·▪►▲▼↑↓]{1,3}\s{0,3}|\(?\d{1,2}[.)]\s{1,3}|["'^]+(?=\p{Lu}))/u;
const trailing = /(?:[\s:;,"'`<>^=*†‡⁰¹²³⁴⁵⁶⁷⁸⁹–-]|\.{2,}|\s\.|\.(?=[\s:.])|\s0[1-9](?=$))+$/u;

/** A name without bullets before it, and colons, leaders, footnote signs and specks after it. */
export function nameSpan(text: string, span: Span): Span {
  let [start, end] = trim(text, span);
  const bullet = leading.exec(text.slice(start, Math.min(end, start + 12)));
  if (bullet) start += bullet[0].length;
  const words = text.slice(start, end);
  const tail = trailing.exec(words.slice(-24));
  if (tail && !/^["'`<>^]*$/.test(words)) end -= tail[0].length;
  return trim(text, [start, Math.max(start, end)]);
}
