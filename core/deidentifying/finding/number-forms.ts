import { formsOf, type Form } from './form.ts';

const idLabel =
  "mrn|medical record(?: (?:number|no))?|chart|account|acct|policy|polis|polizza|póliza|member(?:ship)?|subscriber|group|claim|case|accession|specimen|sample|order|reference|ref|requisition|encounter|visit|patient id|hospital|nhs|ssn|social security|insurance|medicare|medicaid|passport|licen[cs]e|driver'?s licen[cs]e|npi|dea|gmc|nmc|registration|reg|serial|s/n|sn|device|implant|pacemaker|udi|vin|vehicle|plate|certificate|badge|employee|student|invoice|receipt|confirmation|tracking|rx|prescription|card|iban|bank|routing|tax|national|identity|id|hkid|aadhaar|pan|nric|cpf|dni|nie|bsn|personnummer|pesel|cpr|chi|hcn|ohip|phn|mbi|hicn|fin|csn|uhid|uid|pid|study|lab|report|document|file|record|username|user|login|job|bin|pcn|cad|req|doc|inmate|booking|crm|cro|coren|cedula|matricula|i[.]d[.]|insured's i[.]d[.]";
/** Whatever holds so many figures behind "MRN", "policy number", "serial no." */
const idValue = String.raw`(?=(?:[A-Z]{2,4} )?[A-Z0-9/.-]{0,14}\d[A-Z/.-]{0,3}\d[A-Z/.-]{0,3}\d)(?:[A-Z]{2,4} (?=\d))?[A-Z0-9][A-Z0-9/.-]{2,28}[A-Z0-9](?: \d{2,6}){0,4}`;

/** Numbers of records, insurances, devices and telephones. Every repetition is bounded. */
export const numberForms: readonly Form[] = [
  ...formsOf('phone', /(?<=\()\d{4} \d{4}(?=\))/g),
  ...formsOf(
    'id',
    /(?<=(?<!\p{L})(?!NDC|CPT|ICD)[A-Z]{2,6}[:#]? )(?:\d{6,10}[A-Z]{0,2}|(?=(?:\d ?){8})\d{2,5}(?: \d{1,5}){2,4})(?![\p{L}\d/]|[.,]\d|\s?(?:copies|cells|iu|u\/|\/|cfu|%))/gu,
    /(?<![\p{L}\d-])(?=(?:[A-Z]*\d){6})(?=\d*[A-Z])[A-Z\d]{12,24}(?![\p{L}\d-])/gu,
  ),
  ...formsOf('phone', /(?<![\d.,/-])\d{3} ?[./] ?\d{3} ?[-.] ?\d{4}(?!\d)/g),
  ...formsOf(
    'id',
    /(?<=(?<!\p{L})(?:no|nr|nos|nº|number|id|ref|serial)[.:#]{0,2} {0,2}|# ?)(?=[A-Z0-9/-]{0,10}\d[A-Z/-]?\d[A-Z/-]?\d)(?=[A-Z0-9/-]{0,12}[A-Z/-]|\d{5})[A-Z0-9][A-Z0-9/-]{2,20}(?![\p{L}\d]|[.,]\d|\s?(?:mg|ml))/giu,
    /(?<![\p{L}\d.,/-])(?=(?:[A-Z-]{0,5}\d){5})(?=[\d-]{0,12}[A-Z])[A-Z0-9]{1,6}(?:-[A-Z0-9]{1,6}){1,3}(?![\p{L}\d-]|[.,]\d)/gu,
    /(?<![\p{L}\d-])[A-Z]-\d{4,7}(?![\p{L}\d-]|[.,]\d)/gu,
    /(?<=(?<!\p{L})(?:ending|ends|last four|last 4)(?: in| digits)?:? )\d{4}(?!\d)|(?<=\*{2,4}[- ]?)\d{4}(?!\d)/giu,
    /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){3,7}(?: [A-Z0-9]{1,4})?(?![\p{L}\d])/gu,
  ),
  ...formsOf('phone', /(?<=\()0\d{1,4}[ \d]{5,12}\d(?=\))/g),
  ...formsOf(
    'id',
    /(?<![\d.-])\d{6}[-+]\d{4}(?!\d|-)/g,
    /(?<![\p{L}\d])(?!NDC|CPT|ICD|CAS)[A-Z]{2,4} (?=(?:\D?\d){8})\d{2,5}(?:[ -]\d{1,5}){2,4}(?![\p{L}\d/]|[.,]\d)/gu,
    /(?<![\p{L}-])(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|dash|double|triple)[ ,-]{1,2}){3,16}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?![\p{L}-])/giu,
    /(?<![\p{L}\d.,/-])\d{2,6}(?:-\d{2,6}){2,4}(?![\p{L}\d/-]|[.,]\d)/gu,
    /(?<![\p{L}\d])[A-Z]{2}\d{2} [A-Z]{3}(?![\p{L}\d])/gu,
    /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,3}(?:\/\d{4})?-[\dXx]{1,2}(?!\d)/g,
    /(?<![\p{L}\d.,/-])\d{2}\/\d{5,8}(?![\d/-])|(?<=\()[A-Z]\d{4}(?=\))/gu,
    /(?<![\p{L}\d@_.])[a-z]{2,12}_[a-z0-9]{2,16}(?![\p{L}\d@_])/gu,
    /\(01\)\d{14}(?:\(\d{2}\)[A-Za-z0-9-]{1,20}){0,4}/g,
    /(?<=\bby:? )(?=[a-z0-9.]{0,12}_)[a-z][a-z0-9_.]{3,30}\b/gi,
  ),
  ...formsOf('phone', /(?<=\()\d{3}[.-]\d{4}(?=\))/g),
  ...formsOf(
    'id',
    new RegExp(
      String.raw`(?=[A-Z0-9/. -]{0,19}\d)(?<=(?<![\p{L}\d])(?:${idLabel})(?!\p{L})\.?(?: ?(?:number|numbers|num|no\.?|nr\.?|id|code|#|nº|key))?(?: ?[:#=]| is| was|-)? {0,3}#?)${idValue}(?![\p{L}\d])`,
      'giu',
    ),
    /(?<![\p{L}\d.,/-])(?:[A-Z]{1,5}[-/]?\d{2,4}[-/]\d{3,10}|[A-Z]\/\d{3,5}\/\d{2}|[A-Z]{2,5}-?\d{5,12}[A-Z]?|\d{1,4}[A-Z]{1,3}\d{4,10}|\d{2}-\d{5,8}|[A-Z]\d{6,9}|[A-Z]\d{5,7}[A-Z]|\d{3,4}-\d{5,8})(?![\p{L}\d-]|[.,]\d)/gu,
    /(?<![\p{L}\d.,/+-])\d{8,20}(?![\p{L}\d-]|[.,]\d|\s?(?:sct\b|snomed|loinc|copies|cells|iu|u\/|\/|cfu|%))/giu,
    /(?<![\d.-])\d{3}[ -]\d{3}[ -]\d{4}(?![\d-])|(?<![\d.-])\d{3} \d{2} \d{4}(?![\d-])/g,
    /(?<![\p{L}\d.-])[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\d])/gu,
    /(?<![\p{L}\d:])(?:[0-9A-F]{2}[:-]){5}[0-9A-F]{2}(?![\p{L}\d])|(?<![\p{L}\d:])(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}(?![\p{L}\d])/giu,
    /(?<![\p{L}\d-])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\p{L}\d-])/giu,
  ),
  ...formsOf(
    'phone',
    /(?<=\b(?:phone|telephone|tel|call|called|calling|fax|faxed|mobile|cell|cellphone|contact|pager|pgr|beeper|reach(?:ed)?(?: (?:me|us|her|him|them))?|whatsapp|text|texted|ring|hotline|switchboard|ph|t|f|m|number|extension|ext|home|work|office|dial|line|at|on)(?: (?:at|on|is|number|no\.?|#|to|us at|me at|me on|the \w{2,12}(?: at| on)?))?[.:#]? ?)(?=(?:\D{0,2}\d){6})(?:\+|00)?\(?\d[\d()./ -]{4,18}\d(?:\s?(?:x|ext\.?|extension) ?\d{1,6})?(?![\d%]|[.,/]\d|\s?(?:mg|mcg|ml|mm|cm|kg|lb|hours?|days?|weeks?|min|years?|units?))/gi,
    /(?<=\b(?:ext|extension|pager|x|beeper|bleep)[.:#]? ?)\d{3,6}(?![\d.%])/gi,
    /(?<![\p{L}\d.,/-])(?:\+|00)\d{1,3}[ .-]?(?:\(0\))?\(?\d{1,5}\)?(?:[ ./-]?\d{2,5}){1,4}(?![\d-]|[.,]\d)/gu,
    /(?<![\p{L}\d.,/-])(?:\(\d{2,5}\) ?\d{3,5}[ .-]?\d{3,5}|0\d{2,4}[ ./-]\d{3,4}[ .-]?\d{2,5}(?: \d{2,4})?|0\d(?:[ .-]\d{2}){4}|\d{3}[.-]\d{3}[.-]\d{4}|\d{5} \d{5,6})(?:\s?(?:x|ext\.?) ?\d{1,6})?(?![\d-]|[.,]\d)/giu,
    /(?<![\d.,/-]|[ \t]{2}|\/[A-Za-z]{1,4} |\t)\d{3}-\d{4}(?![\d-]|[.,]\d|\s?(?:mg|ml|iu|units?|k?cal|ng|pg))/gi,
  ),
];
