import { formsOf, type Form } from './form.ts';

const monthDay = String.raw`(?:0?[1-9]|1[0-2]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]|[12]\d|3[01])`;
const noDate = String.raw`(?![\d/]|\.\d|[-–]\d|\s?(?:\w+ )?(?:mg|ml|mmol|tab|dose|strength|cup|power|pain|scale|days?|weeks?|teeth|lymph|nodes?|pulses?|murmur|systolic|diastolic|positive|negative|sensitivity|criteria|points?|reps|vision|quadrants?|cores?|sections?|blocks?|samples?|in all|bilaterally|throughout))`;
const monthsElsewhere =
  'janv(?:ier)?|févr?(?:ier)?|fév|mars|avr(?:il)?|mai|juin|juil(?:let)?|août|septembre|octobre|novembre|déc(?:embre)?|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|januari|februari|maart|mrt|mei|augustus|okt(?:ober)?|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|januar|februar|märz|juni|juli|dez(?:ember)?|enero|ene|febrero|abril|abr|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|dic|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|helmikuuta|maaliskuuta|ápr(?:ilis)?|márc(?:ius)?|jún(?:ius)?|júl(?:ius)?|szept(?:ember)?|tammikuuta|rajab|ramadan|sha.?ban|shawwal|muharram|safar|dhu al-\\p{L}+';
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** Behind these words stands the day on which something was or will be done. */
const beforeDays =
  'w\\/c|wc|week of|khám|kontrola?|contr[oô]le?|cita|próxima|rdv|termin|rtc|tca|appt|appointment|visit|next|last|check|recheck|repeat|f\\/u|fu|follow[ -]?up|return|returns|review|recall|refill|refilled|started|start|restarted|resumed|stopped|stop|held|given|sent|drawn|done|due|exp|expires|edc|edd|lmp|doi|dos|dol|poc|surgery|operation|op|biopsy|bx|mri|ct|cxr|x-?ray|us|scan|echo|ecg|ekg|colonoscopy|labs?|inr|bloods|a1c|contact|challenge|demised|died|dod|discharged|admitted|admit|d\\/c|transfer(?:red)?|stitches out|sutures out|minutes|sheet|wo|vs|bs|dep\\. (?:sa|zo|ma|di|wo|do|vr)|back (?:sa|zo|ma|di|wo|do|vr)|crash|injury|fall|fell|signed|printed|faxed|called|booked|seen|by|jp|day \\d{1,2} \\w{2,8}|since|until|till|before|after|from|neg|negative|positive|clinic';

/** Days without a year where a day is told, and dates that machines, armies and other languages write. Every repetition is bounded. */
export const shortDateForms: readonly Form[] = [
  ...formsOf(
    'date',
    new RegExp(String.raw`(?<=(?<![\p{L}\d])(?:${beforeDays}),?:? \(?)${monthDay}${noDate}`, 'giu'),
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?!Apgar|Pain|Score|Strength|Vision|Mood|Murmur|Grade|Power|Motor|Reflex|Pulse|Class|Stage|Borg|Visual|Cores?|Nodes?|Nails?|Quality|Sleep|Level|Severity|Anxiety)\p{Lu}\p{Ll}{2,20} )${monthDay}(?=[.;)]?$)`,
      'gmu',
    ),
    new RegExp(String.raw`(?<=\()${monthDay}(?=\)|, \p{Lu})${noDate}`, 'gu'),
    new RegExp(String.raw`(?<![\d/.])${monthDay}(?= (?:thru|through|until|till|to|at|@) \d)`, 'giu'),
    new RegExp(String.raw`(?<=\d (?:thru|through) )${monthDay}(?![\d/])`, 'giu'),
    new RegExp(String.raw`(?<![\d/.])${monthDay}(?= \d{1,2}:\d\d)`, 'gu'),
    new RegExp(String.raw`(?<=(?:19|20)\d\d, )${monthDay}(?=,)`, 'gu'),
    new RegExp(
      String.raw`(?<![\p{L}\d.])\d{1,2}(?=(?:\.| )?[-–]\d{1,2}\.? ${month}(?!\p{L}))|(?<![\p{L}\d.])\d{1,2}(?= (?:and|to|or|&) \d{1,2}(?:st|nd|rd|th)? ${month}(?!\p{L}))`,
      'giu',
    ),
    new RegExp(
      String.raw`(?<=(?<!\p{L})${month}\.? \d{1,2}(?: to | ?[-–] ?| and | & ))\d{1,2}(?:,? (?:19|20)\d\d)?(?![\d.:/])(?!\s?(?:mg|ml|tab|days|weeks|%))`,
      'giu',
    ),
    /(?<![\p{L}\d.-])(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])T\d\d:\d\d(?::\d\d)?(?:\.\d{1,6})?(?:Z|[+-]\d\d:?\d\d)?|-?W(?:[0-4]\d|5[0-3])(?:-[1-7])?)(?![\p{L}\d])/gu,
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:0?[1-9]|[12]\d|3[01])${month}(?:(?:19|20)?\d\d)?(?![\p{L}\d])|(?<!\p{L})${month}\.? \d{1,2}(?:st|nd|rd|th)?,? ?(?:['’]\d\d|(?:19|20)\d\d)(?!\d)|(?<!\p{L})${month} the \d{1,2}(?:st|nd|rd|th)(?:,? (?:19|20)\d\d)?(?!\d)`,
      'giu',
    ),
    /(?<![\p{L}\d])(?:(?:19|20)\d\d\. ?[IVX]{1,4}\. ?\d{1,2}\.?|\d{1,2}[./-][IVXivx]{1,4}[./-](?:(?:19|20)\d\d|\d\d)|\d{1,2} [IVX]{1,4} (?:19|20)\d\d|[IVXivx]{1,6} (?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d)(?![\p{L}\d])/gu,
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:er|º|\.)?(?: de)? (?:${monthsElsewhere})\.?(?!\p{L})|(?:${monthsElsewhere})\.? \d{1,2}(?!\d)(?:-\p{Ll}{2,4})?)(?:(?: de|,)? ?(?:1[349]|20)\d\d)?(?!\d)`,
      'giu',
    ),
    /(?<![\p{L}\d])(?:[RHST]|Reiwa |Heisei |Shōwa |Showa |Taishō )\d{1,2}\.\d{1,2}\.\d{1,2}(?!\d)|(?<=(?:Reiwa|Heisei|Sh[oō]wa|Taish[oō]) )\d{1,2}\.\d{1,2}\.\d{1,2}(?!\d)/gu,
    /(?<![\p{L}\d])\d{1,2}(?:st|nd|rd|th) (?:inst|ult|prox)\.?(?!\p{L})/giu,
    /(?<=(?<!\p{L})(?:until|till|by|on|to|2|from|since|before|after|for|around) )(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)(?=[.,;?!)\s]|$)(?! (?:percentile|degree|toe|finger|digit|rib|nerve|metatarsal|metacarpal|floor|grade|week|of|and|visit|line|dose|trimester|time|day|sign|episode|step|half|part|birthday|decile|centile|centiles|percentiles|cervical|thoracic|lumbar|intercostal|ventricle|ward))/giu,
    /(?<=(?<!\p{L})(?:on|am|vom|bis|next appt|appt|wo|ma|di|do|vr|za|zo|termin|afspraak|kontrolle|control) )(?:0?[1-9]|[12]\d|3[01])[.-](?:0?[1-9]|1[0-2])\.?(?=[\s,;)]|\.(?:\s|$)|$)(?!\s?(?:mg|ml|cm|mm|points?|weeks?|days?|times))/gimu,
    /^[ \t]*(?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12]\d|3[01])(?=:|[ \t]+\d{1,2}[-:]\d)/gm,
    /(?<=[ \t]{2})(?:0?[1-9]|1[0-2])[.](?:0?[1-9]|[12]\d|3[01])(?=[ \t]+\d{1,2}(?::\d\d)?-\d{1,2}(?::\d\d)?[ap]?\b)/g,
    /(?<![\d.,/-])(?:0[1-9]|[12]\d|3[01]) (?:0[1-9]|1[0-2]) (?:[0-2]\d)(?= {2}| (?:0[1-9]|[12]\d|3[01]) (?:0[1-9]|1[0-2]) \d\d)|(?<=\d\d \d\d \d\d )(?:0[1-9]|1[0-2]|[12]\d|3[01]) (?:0[1-9]|[12]\d|3[01]) \d\d(?= {2}|$)/gm,
  ),
  ...formsOf(
    'age',
    /(?<=(?:\p{Lu}\p{Ll}+|Sr|Jr)\.?, )(?:9\d|10\d)(?=[;,.)](?:\s|$))/gu,
    /(?<=\p{L} \(|\p{L}, )(?:9\d|10\d)(?=,? ?(?:[MF]\b|yo\b|male\b|female\b))/gu,
  ),
];
