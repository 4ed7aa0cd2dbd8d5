import { formsOf, type Form } from './form.ts';

/** What numbers of people, cars and insurances are called in many countries; an abbreviation counts in capitals alone. */
const capitals =
  'NHI|AHV|AVS|PPS|PPSN|RG|CIN|CNIC|PTR|TIN|NI|NIN|NINO|NAM|RAMQ|HCN|NIP|NIE|CURP|RFC|TAJ|PHI|MCNZ|KMC|GMC|NRN|KVNR|SVNR|IKNR|AGB|CMQ|CORU|PIN|BIN|PCN|Grp|GRP|MR#?s?|MRNs?|A#|SN|EVV|IMEI|UNHCR|PNR|EHIC|PESEL|OIB|EGN|JMBG|BSN|CPF|CNPJ|RUT|DUI|MyKad|UMID|PRC|LTO|GSIS|PhilHealth|NHIF|IP No|OP No|EEG|IPD|OPD|UHID|ABHA|EMPI|HN|NDIS|DVA|IHI|IRD|OLN|FEIN|EIN|ITIN|CLIA|Ptid|Pt ID|UKT|BHT|CHI|NABH|HIC|MBI|Rego|VIN|Plate|PLATE';
/** Behind these a number has a letter or at least three figures. */
const words =
  'plate|tag|tail|badge|pin|passcode|password|code|couple code|band|straw|flight|vol|stamp|seal no|hash|token|chip|microchip|dossier|zlec|naplósz|fallnr|kd-nr|kundennr|aktenzeichen|cédula|céd\\. prof|cartão de cidadão|folio|expediente|matrícula|numéro|numero|sort code|acc|iban|routing|payroll|tacho card|recipient|donor|hosp(?:ital)? no|mrn there|mr number|locker|booking|ticket|permit|visa|alien number|medicare|medicaid|labelled|specimen|sample|ref';
/** Letter by letter: V8 forgets `(?i:` before alternatives once a program has compiled so many patterns that it stops optimising them. */
const inAnyCase = (list: string): string => list.replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const ends = String.raw`(?![\p{L}\d]|[.,]\d|-\d|\s?(?:mg|ml|mL|mm|cm|kg|mmHg|bpm|%|years?|days?|weeks?|units?))`;

/** Numbers behind labels of many countries, hashes, machine lines of passports, plates. Every repetition is bounded. */
export const labelledIdForms: readonly Form[] = formsOf(
  'id',
  new RegExp(
    String.raw`(?<=(?<![\p{L}\d])(?:${capitals})(?:[ .]?(?:no|nr|No|Nr)\.?)?(?:[:#]{1,2} {0,2}| {1,2})#?)(?=(?:[\p{Lu} /<-]{0,5}\d){3})[\p{Lu}\d][\p{Lu}\d]{0,11}(?:[ /-](?=[\p{Lu}\d]*\d|[\p{Lu}]{1,3}(?![\p{L}]))[\p{Lu}\d]{1,10}){0,5}${ends}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<![\p{L}\d])(?:${inAnyCase(words)})\.?(?:[:#]{1,2}| (?:is|no\.?|nr\.?|number|code)|,)? {1,2}[#"]?)(?=[\p{L}/ .-]{0,4}\d[\p{L}/ .-]{0,3}\d[\p{L}/ .-]{0,3}\d|[\p{Lu}-]{1,4}\d|\d{1,3}[\p{Lu}])(?:[a-z]{2,3}(?=\d))?[\p{Lu}\d]{1,15}(?:[-/ ](?=[\p{Lu}\d]{0,6}\d|[\p{Lu}]{1,2}(?![\p{L}]))[\p{Lu}\d]{1,10}){0,4}${ends}`,
    'gmu',
  ),
  /(?<![\d/])(?:19|20)\d\d\/\d{3,8}(?:\/\d{1,5})?(?![\d/])/gu,
  /(?<=(?<!\p{L})badge(?: no\.?| number)?:? ?#?)\d{2,6}(?!\d)|(?<=(?<!\p{L})site(?: no\.?| number)?:? ?#?)\d{3,5}(?![\d.])/giu,
  /(?<=(?<!\p{L})(?:login|log-in|username|user ?name|user|handle|venmo|skype|secure chat|twitter|snapchat|tiktok)(?: name| id)?(?:[:=]| is)? \(?)@?(?=[a-z0-9.-]*[\d_@]|[a-z0-9]+\.[a-z])[a-z0-9][a-z0-9._@-]{3,30}(?<![.,])(?![\p{L}\d])/giu,
  /(?<=\()[a-z]{4,14}\d{1,4}(?=\))/g,
  /(?<![\p{L}\d])@(?=[a-z0-9_.-]{3,30}(?![\p{L}\d@]))[a-z0-9][a-z0-9_.-]{2,29}(?<![.-])(?![\p{L}\d]*@)/giu,
  /(?<![\p{L}\d])(?=[0-9a-f]{0,12}[a-f])(?=[0-9a-f]{0,12}\d)[0-9a-f]{12,64}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?=[A-Z0-9<]{0,30}<<)[A-Z0-9<]{12,60}(?![\p{L}\d<])/gu,
  /(?<=(?<!\p{L})(?:mrn?|mr|case|acct|account|claim|id|unit|accession|specimen|ref)(?:#s?|s| nos?\.?| numbers)?:? [^\n;.]{0,60}\d, (?:and )?)(?=[A-Z-]{0,4}\d{3})[A-Z0-9-]{5,14}(?![\p{L}\d]|[.,]\d)/giu,
  /(?<=(?<!\p{L})(?:mr|mrn|id|case|acct|ref)#?s?:? )\d{5,12}(?=,|;|\s|$)/giu,
  /(?<![\p{L}\d])#(?=[A-Z]{0,4}-?\d{3})[A-Z]{0,4}-?\d{3,10}(?:-[\dA-Z]{1,6})?(?![\p{L}\d]|[.,]\d)/giu,
  /(?<![\p{L}\d.,/-])\d{3}\.\d{4}\.\d{4}\.\d{2}(?!\d)|(?<![\d.])\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}(?!\d)|(?<![\p{L}\d-])\d{3}-\d{2}[A-Z]\d{5}(?!\d)|(?<![\p{L}\d.,/-])\d{6} \d{4} \d{2} \d(?!\d)|(?<![\p{L}\d])\d{8} \d [A-Z]{2}\d(?![\p{L}\d])|(?<![\d-])\d{5}-\d{7}-\d(?!\d)|(?<![\p{L}\d.,/-])\d{6,8}-\d(?= |$)/gu,
  /(?<![\p{L}\d])(?=[A-Z0-9]{0,4}\d)(?=[A-Z0-9]{0,6}[A-Z])[A-Z0-9]{4,6}(?:-[A-Z0-9]{4,6}){2,4}(?![\p{L}\d-])/gu,
  /(?<![\p{L}\d])(?:(?<=[A-Z]{2} )[A-Z]\d[A-Z] \d{3}|[A-Z] \d{3} \d{3}(?: \d{3})?|[A-Z]{4} \d{4} \d{4}|[A-Z]\d{4} \d{2} \d{6})(?![\p{L}\d])/gu,
  /(?<=(?<!\p{L})(?:serials?|s\/n|sn)[:#]? (?:[A-Z0-9]{6,14} \([RL]\), )?)(?=[A-Z]{0,6}\d)[A-Z0-9]{6,20}(?![\p{L}\d])/giu,
  /(?<=(?<!\p{L})(?:activation|access|security|backup|verification|medbridge|share|join) code:? (?:is )?)[A-Z0-9][A-Z0-9-]{3,24}(?![\p{L}\d])/giu,
);
