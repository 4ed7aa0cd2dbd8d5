import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { isDateLike } from '../dates.ts';
import type { Personal } from '../personal.ts';

type Form = { kind: Personal['kind']; pattern: RegExp; isBirth?: boolean };

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = String.raw`(?:19|20)\d\d(?!\d|[.,]\d|\s?(?:mg|ml|mcg|units?|kcal|cal|steps|guidelines?|criteria)\b)`;
const idLabel =
  "mrn|medical record(?: (?:number|no))?|chart|account|acct|policy|member(?:ship)?|subscriber|group|claim|case|accession|specimen|sample|order|reference|ref|requisition|encounter|visit|patient id|hospital|nhs|ssn|social security|insurance|medicare|medicaid|passport|licen[cs]e|driver'?s licen[cs]e|npi|dea|gmc|nmc|registration|reg|serial|s/n|sn|device|implant|pacemaker|udi|vin|vehicle|plate|certificate|badge|employee|student|invoice|receipt|confirmation|tracking|rx|prescription|card|iban|bank|routing|tax|national|identity|id|hkid|aadhaar|pan|nric|cpf|dni|nie|bsn|personnummer|pesel|cpr|chi|hcn|ohip|phn|mbi|hicn|fin|csn|uhid|uid|pid|study|lab|report|document|file|record|username|user|login|job|bin|pcn|cad|req|doc|inmate|booking|crm|cro|coren|cedula|matricula|i[.]d[.]|insured's i[.]d[.]";
/** Whatever holds so many figures behind "MRN", "policy number", "serial no." */
const idValue = String.raw`(?=(?:[A-Z]{2,4} )?[A-Z0-9/.-]{0,14}\d[A-Z/.-]{0,3}\d[A-Z/.-]{0,3}\d)(?:[A-Z]{2,4} (?=\d))?[A-Z0-9][A-Z0-9/.-]{2,28}[A-Z0-9](?: \d{2,6}){0,4}`;

/** Forms that are too bold for the facts of a document, but not for what leaves it. Every repetition is bounded. */
const forms: readonly Form[] = [
  { kind: 'person', pattern: /(?<![\p{L}\d])\p{Lu}[\p{Lu}'’-]{2,24}, \p{Lu}\.(?!\p{L})/gu },
  { kind: 'person', pattern: /(?<![\p{L}\d,])[A-Z][A-Z'’-]{3,24},[A-Z]{3,20}(?: [A-Z]{1,20}){0,2}(?![\p{L},])/gu },
  {
    kind: 'id',
    pattern:
      /(?<=(?<!\p{L})(?!NDC|CPT|ICD)[A-Z]{2,6}[:#]? )(?:\d{6,10}[A-Z]{0,2}|(?=(?:\d ?){8})\d{2,5}(?: \d{1,5}){2,4})(?![\p{L}\d/]|[.,]\d|\s?(?:copies|cells|iu|u\/|\/|cfu|%))/gu,
  },
  { kind: 'id', pattern: /(?<![\p{L}\d-])(?=(?:[A-Z]*\d){6})(?=\d*[A-Z])[A-Z\d]{12,24}(?![\p{L}\d-])/gu },
  {
    kind: 'date',
    pattern:
      /(?<![\d/.])\d{1,2}([/.])\d{1,2}\1(?:\d{4}|\d{2})(?=-\d{1,2}\1)|(?<=\d-)\d{1,2}([/.])\d{1,2}\2(?:\d{4}|\d{2})(?!\d)|(?<![\d/.-])\d{1,2}-\d{1,2}-['’]\d{2}(?!\d)/g,
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])\d{1,2}[/-]${month}[/-](?:\d{4}|\d{2})(?!\d)|(?<!\p{L})the \d{1,2}(?:st|nd|rd|th)(?: of ${month})?(?! (?:percentile|degree|toe|finger|digit|rib|nerve|metatarsal|metacarpal|floor|grade|week|of|and|visit|line|dose|trimester|time|day|sign|thing|episode|step|half|part))(?![\p{L}\d])`,
      'giu',
    ),
  },
  { kind: 'date', pattern: /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?= by \p{L})/gu },
  { kind: 'phone', pattern: /(?<![\d.,/-])\d{3} ?[./] ?\d{3} ?[-.] ?\d{4}(?!\d)/g },
  {
    kind: 'person',
    pattern:
      /(?<=\d {1,4})(?!D\.O\.B|A\.M|P\.M)(?:\p{Lu}\.){2,3}(?=\s|$)|(?<=(?<!\p{L})[Ii]nitials:? )[A-Z]-?[A-Z](?:-?[A-Z])?(?![\p{L}])/gu,
  },
  { kind: 'person', pattern: /(?<=[.!?\d] [-–])[a-z]{2,3}$/gm },
  {
    kind: 'date',
    pattern:
      /(?<![\p{L}\d])\d{1,2}\.? (?:de |d['’])?(?:jan|feb|mär|mar|apr|abr|mai|may|maj|maí|jun|jún|jul|júl|aug|ágú|ago|aoû|sep|set|okt|oct|out|ott|nov|nóv|dez|dec|dic|des|déc|ene|fév|avr|jui|gen|mag|giu|lug)\p{L}{0,8}\.? (?:de )?(?:19|20)\d\d(?!\d)/giu,
  },
  { kind: 'date', pattern: /(?<![\p{L}\d])\d{1,2}[./-][ivx]{1,4}[./-](?:19|20)?\d\d(?!\d)/giu },
  { kind: 'date', pattern: /(?<![\d/.])\d{1,2} ?\| ?\d{1,2} ?\| ?(?:19|20)\d\d(?!\d)/g },
  { kind: 'date', pattern: /(?<![\d/.])\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?![\d/])/g },
  {
    kind: 'date',
    pattern:
      /(?<=(?<!\p{L})(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:day|nesday|urday)?\.?,? |\d:\d\d )(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|[12]\d|3[01])(?![\d/])/giu,
  },
  {
    kind: 'date',
    pattern:
      /(?<=(?<!\p{L})(?:am|vom|bis|on|di|mo|mi|do|fr),? |\., )(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.(?=[\s.,)]|$)/giu,
  },
  {
    kind: 'id',
    pattern:
      /(?<=(?<!\p{L})(?:no|nr|nos|nº|number|id|ref|serial)[.:#]{0,2} {0,2}|# ?)(?=[A-Z0-9/-]{0,10}\d[A-Z/-]?\d[A-Z/-]?\d)(?=[A-Z0-9/-]{0,12}[A-Z/-]|\d{5})[A-Z0-9][A-Z0-9/-]{2,20}(?![\p{L}\d]|[.,]\d|\s?(?:mg|ml))/giu,
  },
  {
    kind: 'id',
    pattern:
      /(?<![\p{L}\d.,/-])(?=(?:[A-Z-]{0,5}\d){5})(?=[\d-]{0,12}[A-Z])[A-Z0-9]{1,6}(?:-[A-Z0-9]{1,6}){1,3}(?![\p{L}\d-]|[.,]\d)/gu,
  },
  { kind: 'id', pattern: /(?<![\p{L}\d-])[A-Z]-\d{4,7}(?![\p{L}\d-]|[.,]\d)/gu },
  {
    kind: 'id',
    pattern:
      /(?<=(?<!\p{L})(?:ending|ends|last four|last 4)(?: in| digits)?:? )\d{4}(?!\d)|(?<=\*{2,4}[- ]?)\d{4}(?!\d)/giu,
  },
  { kind: 'id', pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){3,7}(?: [A-Z0-9]{1,4})?(?![\p{L}\d])/gu },
  { kind: 'phone', pattern: /(?<=\()0\d{1,4}[ \d]{5,12}\d(?=\))/g },
  { kind: 'person', pattern: /(?<!\p{L})(?:\p{Lu}\.){1,3}(?= ?\(\d{1,2} ?[MFmf])/gu },
  {
    kind: 'person',
    pattern:
      /(?<=(?<!\p{L})(?:notes?|written|entered|signed|scribed|called|back|taken|verified|collected|checked|received|\d{4}) by )[A-Z]{2,3}(?=[.,;\s]|$)/giu,
  },
  { kind: 'person', pattern: /^[ \t]*[A-Z]{2,4}\/[a-z]{2,3}[ \t]*$/gm },
  { kind: 'age', pattern: /(?<=(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'’-]+ )(?:9\d|10\d)(?=[,.;)])/gu },
  { kind: 'id', pattern: /(?<![\d.-])\d{6}[-+]\d{4}(?!\d|-)/g },
  {
    kind: 'id',
    pattern:
      /(?<![\p{L}\d])(?!NDC|CPT|ICD|CAS)[A-Z]{2,4} (?=(?:\D?\d){8})\d{2,5}(?:[ -]\d{1,5}){2,4}(?![\p{L}\d/]|[.,]\d)/gu,
  },
  {
    kind: 'id',
    pattern:
      /(?<![\p{L}-])(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|dash|double|triple)[ ,-]{1,2}){3,16}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?![\p{L}-])/giu,
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:(?:the )?(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth) of ${month}(?!\p{L})|${month} (?:the )?(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)(?!\p{L}))`,
      'giu',
    ),
  },
  {
    kind: 'date',
    pattern:
      /(?<![\d/.-])(?:0?[1-9]|1[0-2]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]|[12]\d|3[01])(?= by Drs?\.?| and \d{1,2}\/\d)/g,
  },
  {
    kind: 'organisation',
    pattern: /(?<=(?<!\p{L})(?:at|from|with|via) )\p{Lu}\p{Ll}{2,12}\p{Lu}\p{Ll}{2,12}(?!\p{L})/gu,
  },
  {
    kind: 'date',
    pattern:
      /^[ \t]*(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])(?=[ \t:,]|$)(?! ?(?:hx|history|ago|of|ppd|strength|power|pain|murmur|scale|on the|score|days?|weeks?|tab|cup|systolic|pulses?|teeth|nodes?|[-–]))/gim,
  },
  {
    kind: 'date',
    pattern:
      /^[ \t]*(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)(?= )(?! (?:degree|percentile|toe|finger|digit|metatarsal|metacarpal|rib|nerve|trimester|line|dose|visit))/gim,
  },
  {
    kind: 'date',
    pattern:
      /(?<=(?<!\p{L})(?:date|dos|doi|d|t|rec'd|received|dictated|transcribed|seen|board|visit|admitted|discharged|lmp|edd|due):? )(?:0?[1-9]|[12]\d|3[01])[/-](?:0?[1-9]|[12]\d|3[01])(?![\d/-])/giu,
  },
  {
    kind: 'date',
    pattern: /(?<![\d.,/-]|\d )(?:0[1-9]|1[0-2]) (?:0[1-9]|[12]\d|3[01]) (?:\d{2}|(?:19|20)\d\d)(?! ?[\d.,/%-])/g,
  },
  { kind: 'date', pattern: /\bMM +\d{1,2} +DD +\d{1,2} +YY(?:YY)? +\d{2,4}/g },
  { kind: 'id', pattern: /(?<![\p{L}\d.,/-])\d{2,6}(?:-\d{2,6}){2,4}(?![\p{L}\d/-]|[.,]\d)/gu },
  { kind: 'id', pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2} [A-Z]{3}(?![\p{L}\d])/gu },
  { kind: 'id', pattern: /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,3}(?:\/\d{4})?-[\dXx]{1,2}(?!\d)/g },
  { kind: 'id', pattern: /(?<![\p{L}\d.,/-])\d{2}\/\d{5,8}(?![\d/-])|(?<=\()[A-Z]\d{4}(?=\))/gu },
  { kind: 'id', pattern: /(?<![\p{L}\d@_.])[a-z]{2,12}_[a-z0-9]{2,16}(?![\p{L}\d@_])/gu },
  {
    kind: 'person',
    pattern:
      /(?<=(?<!\p{L})(?:dictated|transcribed|typed|reported)(?: by)?:? ?)[A-Za-z]{2,3}(?=[/ ]{1,4}(?:transcribed|typed|D:|T:|\d|$)|$)/gimu,
  },
  { kind: 'person', pattern: /(?<=[.!] )[A-Z]{2,3}\/[a-z]{2,3}$/gm },
  { kind: 'address', pattern: /(?<!\p{L})RR ?\d{1,3},? BOX \d{1,5}[A-Z]?(?!\p{L})/giu },
  { kind: 'age', pattern: /(?<=\p{Lu}\p{Ll}+, )(?:9\d|10\d)(?=,)/gu },
  { kind: 'id', pattern: /\(01\)\d{14}(?:\(\d{2}\)[A-Za-z0-9-]{1,20}){0,4}/g },
  { kind: 'id', pattern: /(?<=\bby:? )(?=[a-z0-9.]{0,12}_)[a-z][a-z0-9_.]{3,30}\b/gi },
  { kind: 'phone', pattern: /(?<=\()\d{3}[.-]\d{4}(?=\))/g },
  {
    kind: 'date',
    pattern:
      /(?<![\d/.-])(?:0?[1-9]|1[0-2]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]|[12]\d|3[01])(?=,? (?:at )?(?:[01]\d|2[0-3]):?[0-5]\d\b(?! ?(?:mg|ml)))/g,
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -])?${month}\.?,?[ '’/-]{1,2}(?:of )?(?:${year}|(?<=['’/-])\d{2}(?!\d))`,
      'giu',
    ),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?![\p{L}])(?!\.\d)|${month}\.? \d{1,2}(?:st|nd|rd|th)?(?![\d\p{L}]|[./]\d|\s?(?:mg|ml|%)))(?:,? ?${year})?`,
      'giu',
    ),
  },
  { kind: 'date', pattern: /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?![\d/])/g },
  {
    kind: 'date',
    pattern: /(?<![\d/.-])(?:19|20)\d\d[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\d|3[01]))?(?!\d|[/.-]\d)/g,
  },
  { kind: 'date', pattern: /(?<![\d/.-])(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?![\d/.-])/g },
  {
    kind: 'date',
    pattern: /(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1(?:(?:19|20)\d\d|\d{2})(?!\d|[/.-]\d|\s?(?:mg|mcg|ml|units?|g)\b)/gi,
  },
  {
    kind: 'date',
    pattern:
      /(?<=(?:\b(?:on|since|until|till|by|from|dated|date|seen|visit|before|after|of|through|thru|effective|starting|ending) ))(?:0?[1-9]|1[0-2]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])(?![\d/]|\.\d|\s?(?:\w+ )?(?:mg|ml|tab|dose|strength|cup|power|pain|scale|days?|weeks?|teeth|lymph|nodes?|pulses?))/gi,
  },
  {
    kind: 'date',
    isBirth: true,
    pattern: new RegExp(String.raw`(?<=\b(?:born|b\.|birth year|year of birth|yob)(?: in|:| on)? ?)${year}`, 'giu'),
  },
  {
    kind: 'age',
    pattern: /(?<![\d.,/-])(?:9\d|1[0-2]\d)(?=(?:[ -]?(?:years?|yrs?|y\/?o|y\.o\.)\b|[MF]\b|[ -]?yo[mf]?\b))/gi,
  },
  {
    kind: 'age',
    pattern:
      /(?<=\b(?:age|aged|turned|turning|turns)(?: of|:)? ?)(?:9\d|1[0-2]\d)(?!\d|[.,]\d|%|\s?(?:mg|days|weeks|months|hours))/gi,
  },
  {
    kind: 'age',
    pattern:
      /\b(?:ninety(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|(?:a |one )?hundred(?:(?: and)? (?:one|two|three|four|five))?)(?=[ -]years?[ -]old)/gi,
  },
  {
    kind: 'id',
    pattern: new RegExp(
      String.raw`(?=[A-Z0-9/. -]{0,19}\d)(?<=(?<![\p{L}\d])(?:${idLabel})(?!\p{L})\.?(?: ?(?:number|numbers|num|no\.?|nr\.?|id|code|#|nº|key))?(?: ?[:#=]| is| was|-)? {0,3}#?)${idValue}(?![\p{L}\d])`,
      'giu',
    ),
  },
  {
    kind: 'id',
    pattern:
      /(?<![\p{L}\d.,/-])(?:[A-Z]{1,5}[-/]?\d{2,4}[-/]\d{3,10}|[A-Z]{2,5}-?\d{5,12}[A-Z]?|\d{1,4}[A-Z]{1,3}\d{4,10}|\d{2}-\d{5,8}|[A-Z]\d{7,9})(?![\p{L}\d-]|[.,]\d)/gu,
  },
  {
    kind: 'id',
    pattern:
      /(?<![\p{L}\d.,/+-])\d{8,20}(?![\p{L}\d-]|[.,]\d|\s?(?:sct\b|snomed|loinc|copies|cells|iu|u\/|\/|cfu|%))/giu,
  },
  { kind: 'id', pattern: /(?<![\d.-])\d{3}[ -]\d{3}[ -]\d{4}(?![\d-])|(?<![\d.-])\d{3} \d{2} \d{4}(?![\d-])/g },
  { kind: 'id', pattern: /(?<![\p{L}\d.-])[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\d])/gu },
  {
    kind: 'id',
    pattern:
      /(?<![\p{L}\d:])(?:[0-9A-F]{2}[:-]){5}[0-9A-F]{2}(?![\p{L}\d])|(?<![\p{L}\d:])(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}(?![\p{L}\d])/giu,
  },
  {
    kind: 'id',
    pattern: /(?<![\p{L}\d-])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\p{L}\d-])/giu,
  },
  { kind: 'id', pattern: /(?<!\S)@[A-Za-z][\w.]{2,30}\b/g },
  {
    kind: 'phone',
    pattern:
      /(?<=\b(?:phone|telephone|tel|call|called|calling|fax|faxed|mobile|cell|cellphone|contact|pager|pgr|beeper|reach(?:ed)?(?: (?:me|us|her|him|them))?|whatsapp|text|texted|ring|hotline|switchboard|ph|t|f|m|number|extension|ext|home|work|office|dial|line|at|on)(?: (?:at|on|is|number|no\.?|#|to|us at|me at|me on|the \w{2,12}(?: at| on)?))?[.:#]? ?)(?=(?:\D{0,2}\d){6})(?:\+|00)?\(?\d[\d()./ -]{4,18}\d(?:\s?(?:x|ext\.?|extension) ?\d{1,6})?(?![\d%]|[.,/]\d|\s?(?:mg|mcg|ml|mm|cm|kg|lb|hours?|days?|weeks?|min|years?|units?))/gi,
  },
  { kind: 'phone', pattern: /(?<=\b(?:ext|extension|pager|x|beeper|bleep)[.:#]? ?)\d{3,6}(?![\d.%])/gi },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\d.,/-])(?:\+|00)\d{1,3}[ .-]?(?:\(0\))?\(?\d{1,5}\)?(?:[ ./-]?\d{2,5}){1,4}(?![\d-]|[.,]\d)/gu,
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\p{L}\d.,/-])(?:\(\d{2,5}\) ?\d{3,5}[ .-]?\d{3,5}|0\d{2,4}[ ./-]\d{3,4}[ .-]?\d{2,5}(?: \d{2,4})?|0\d(?:[ .-]\d{2}){4}|\d{3}[.-]\d{3}[.-]\d{4}|\d{5} \d{5,6})(?:\s?(?:x|ext\.?) ?\d{1,6})?(?![\d-]|[.,]\d)/giu,
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\d.,/-]|[ \t]{2}|\/[A-Za-z]{1,4} |\t)\d{3}-\d{4}(?![\d-]|[.,]\d|\s?(?:mg|ml|iu|units?|k?cal|ng|pg))/gi,
  },
  {
    kind: 'url',
    pattern:
      /(?<![@\p{L}\d.-])(?:[a-z0-9-]{2,40}\.){1,3}(?:com|org|net|edu|gov|io|info|health|care|clinic|co\.uk|nhs\.uk|uk|de|fr|es|it|nl|in|ng|au|ca|eu|example)(?:\/[^\s<>"')\]]{0,200})?(?![\p{L}\d.@-]|\.\p{L})/giu,
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\d])(?:(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2}|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])/gu,
  },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:zip|zip code|postcode|postal code|post code|pin code|pincode|plz)(?: is|:)? ?)(?=[A-Z]{0,2}\d)[A-Z0-9]{3,5}(?:[ -]\d[A-Z0-9]{0,3})?(?![\p{L}\d])/giu,
  },
];

export function personalForms(text: string): Personal[] {
  return forms.flatMap(({ kind, pattern, isBirth }) =>
    matchesIn(text, pattern).flatMap(({ 0: words, index }): Personal[] =>
      (kind === 'date' && !isDateLike(words)) ||
      (kind === 'id' && /^(?:in|on|at|by|to|of|for|was|is|no|and|the|a) /iu.test(words))
        ? []
        : [{ kind, span: trimmed(words, index), ...(isBirth === true && { isBirth }) }],
    ),
  );
}

function trimmed(words: string, index: number): Span {
  const core = words.replace(/[\s.,;:-]+$/, '');
  const head = core.length - core.trimStart().length;
  return [index + head, index + core.length];
}
