import { formsOf, type Form } from './form.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = String.raw`(?:19|20)\d\d(?!\d|[.,]\d|\s?(?:mg|ml|mcg|units?|kcal|cal|steps|guidelines?|criteria)\b)`;

/** Dates as they are written in many countries. Every repetition is bounded. */
export const dateForms: readonly Form[] = [
  ...formsOf(
    'date',
    /(?<![\p{L}\d])\d{1,2} [A-Z]{3,4}\/[A-Z]{3,4} (?:\d{4}|\d{2})(?!\d)/gu,
    /(?<![\p{L}\d-])(?:0?[1-9]|[12]\d|3[01])-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![\p{L}\d-])/giu,
    /(?<=(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)\d{1,2}(?:st|nd|rd|th)(?!\p{L})/giu,
    /(?<![\p{L}\d])\d{1,2}(?:\.| de) (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?!\p{L})/giu,
    /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?= to (?:0?[1-9]|1[0-2])\/\d)|(?<=\d\/\d{1,2} to )(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?![\d/])/g,
    /(?<=(?<!\p{L})(?:from|since|until|till|to) )(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.(?=[\s,)]|$)/giu,
    /(?<![\d/.])\d{1,2}([/.])\d{1,2}\1(?:\d{4}|\d{2})(?=-\d{1,2}\1)|(?<=\d-)\d{1,2}([/.])\d{1,2}\2(?:\d{4}|\d{2})(?!\d)|(?<![\d/.-])\d{1,2}-\d{1,2}-['’]\d{2}(?!\d)/g,
    new RegExp(
      String.raw`(?<![\p{L}\d])\d{1,2}[/-]${month}[/-](?:\d{4}|\d{2})(?!\d)|(?<!\p{L})the \d{1,2}(?:st|nd|rd|th)(?: of ${month}|(?= (?:at|by|for|in|on|with|when|but|he|she|they|we|i|after|before|if|as|so|is|was|will|from)(?!\p{L})| \d{1,2}(?::\d\d)? ?[ap]m| noon|[.,;:)!?]|\s*$))(?![\p{L}\d])`,
      'giu',
    ),
    /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?= by \p{L})/gu,
    /(?<![\p{L}\d])\d{1,2}\.? (?:de |d['’])?(?:jan|feb|mär|mar|apr|abr|mai|may|maj|maí|jun|jún|jul|júl|aug|ágú|ago|aoû|sep|set|okt|oct|out|ott|nov|nóv|dez|dec|dic|des|déc|ene|fév|avr|jui|gen|mag|giu|lug)\p{L}{0,8}\.? (?:de )?(?:19|20)\d\d(?!\d)/giu,
    /(?<![\p{L}\d])\d{1,2}[./-][ivx]{1,4}[./-](?:19|20)?\d\d(?!\d)/giu,
    /(?<![\d/.])\d{1,2} ?\| ?\d{1,2} ?\| ?(?:19|20)\d\d(?!\d)/g,
    /(?<![\d/.])\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?![\d/])/g,
    /(?<=(?<!\p{L})(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:day|nesday|urday)?\.?,? |\d:\d\d )(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|[12]\d|3[01])(?![\d/])/giu,
    /(?<=(?<!\p{L})(?:am|vom|bis|on|di|mo|mi|do|fr),? |\., )(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.(?=[\s.,)]|$)/giu,
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:the )?(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth) of ${month}(?!\p{L})|${month} (?:the )?(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)(?!\p{L}))`,
      'giu',
    ),
    /(?<![\d/.-])(?:0?[1-9]|1[0-2]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]|[12]\d|3[01])(?= by Drs?\.?| and \d{1,2}\/\d)/g,
    /^[ \t]*(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])(?=[ \t:,]|$)(?! ?(?:hx|history|ago|of|ppd|strength|power|pain|murmur|scale|on the|score|days?|weeks?|tab|cup|systolic|pulses?|teeth|nodes?|[-–]))/gim,
    /^[ \t]*(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)(?= )(?! (?:degree|percentile|toe|finger|digit|metatarsal|metacarpal|rib|nerve|trimester|line|dose|visit))/gim,
    /(?<=(?<!\p{L})(?:date|dos|doi|d|t|rec'd|received|dictated|transcribed|seen|board|visit|admitted|discharged|lmp|edd|due):? )(?:0?[1-9]|[12]\d|3[01])[/-](?:0?[1-9]|[12]\d|3[01])(?![\d/-])/giu,
    /(?<![\d.,/-]|\d )(?:0[1-9]|1[0-2]) (?:0[1-9]|[12]\d|3[01]) (?:\d{2}|(?:19|20)\d\d)(?! ?[\d.,/%-])/g,
    /\bMM +\d{1,2} +DD +\d{1,2} +YY(?:YY)? +\d{2,4}/g,
    /(?<![\d/.-])(?:0?[1-9]|1[0-2]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]|[12]\d|3[01])(?=,? (?:at )?(?:[01]\d|2[0-3]):?[0-5]\d\b(?! ?(?:mg|ml)))/g,
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -])?${month}\.?,?[ '’/-]{1,2}(?:of )?(?:${year}|(?<=['’/-])\d{2}(?!\d))`,
      'giu',
    ),
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?![\p{L}])(?!\.\d)|${month}\.? \d{1,2}(?:st|nd|rd|th)?(?![\d\p{L}]|[./]\d|\s?(?:mg|ml|%)))(?:,? ?${year})?`,
      'giu',
    ),
    /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?![\d/])/g,
    /(?<=(?<!\p{L})(?:in|since|until|till|early|late|mid|around|by) )(?:0?[1-9]|1[0-2])\/(?!1[02]|20)\d\d(?![\d/%]|\.\d|\s?(?:of|mm|mg|cases|eyes|patients))/giu,
    /(?<![\p{L}\d/.+-])(?:0?[1-9]|1[0-2])\/(?:[5789]\d|6[1-9])(?![\d/%+-]|\.\d|\s?(?:mm|mg|mL|of))/gu,
    /(?<=(?<!\p{L})(?:[Ii]n|[Ss]ince|until|till|by|from|through|during|before|after|[Ll]ast|next|this|past|[Ee]arly|[Mm]id|[Ll]ate|of)[ -])(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}| \d)/gu,
    /(?<![\d/.-])(?:19|20)\d\d[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\d|3[01]))?(?!\d|[/.-]\d)/g,
    /(?<![\d/.-])(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?![\d/.-])/g,
    /(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1(?:(?:19|20)\d\d|\d{2})(?!\d|[/.-]\d|\s?(?:mg|mcg|ml|units?|g)\b)/gi,
    /(?<=(?:\b(?:on|since|until|till|by|from|dated|date|seen|visit|before|after|of|through|thru|effective|starting|ending) ))(?:0?[1-9]|1[0-2]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])(?![\d/]|\.\d|\s?(?:\w+ )?(?:mg|ml|tab|dose|strength|cup|power|pain|scale|days?|weeks?|teeth|lymph|nodes?|pulses?))/gi,
  ),
  {
    kind: 'date',
    isBirth: true,
    pattern: new RegExp(String.raw`(?<=\b(?:born|b\.|birth year|year of birth|yob)(?: in|:| on)? ?)${year}`, 'giu'),
  },
];
