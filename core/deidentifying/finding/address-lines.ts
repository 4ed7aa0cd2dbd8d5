import { matchesIn } from '../../kernel/matches-in.ts';
import { linesOf } from '../../reading/lines.ts';
import type { Personal } from '../personal.ts';
import { isMedicalWord } from '../words/medical-words.ts';

const particle =
  'de|da|do|dos|das|del|della|di|du|la|las|los|le|des|van|von|der|den|zu|el|al|the|of|st|am|im|an|y|e|i|in|near|opp|upon|lgh|int|sala|hs|izda|dcha|em|út|lot|blk|bus|bte|kat|no|nr|s\\/n|near|past|behind|c\\/o|EB|WB|NB|SB|MM';
const piece = String.raw`(?:[\p{Lu}\d"“〒#(][\p{L}\p{M}\d.'’º°/()"”#&+-]{0,30}|${particle})`;
const segment = String.raw`${piece}(?: ${piece}){0,6}`;
const whole = new RegExp(String.raw`^${segment}(?:(?:, ?| - | · )${segment}){1,6}$`, 'u');
/** Something that only addresses have: a postcode behind a comma or a town, a street word, a flat. */
const sure =
  /(?:, ?| - | · )(?:[A-Z]{1,2}-?)?\d{4,6}(?:-\d{3,4})?(?= \p{Lu}\p{Ll}{2}|$)|(?<=\p{Ll} |[A-Z]{2,3} )\d{4,6}(?:-\d{3,4})?$|^〒|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$|[A-Z]\d[A-Z] \d[A-Z]\d$|\d{3} \d{2} \p{Lu}|\d{4} [A-Z]{2} \p{Lu}|(?<!\p{L})(?:[Ss]treet|[Rr]oad|[Ll]ane|[Aa]venue|[Dd]rive|[Tt]errace|[Tt]ce|[Rr]d|[Ss]t|[Aa]ve|[Hh]wy|[Hh]i-?way|[Bb]lvd|[Ss]quare|[Cc]rescent|[Cc]lose|[Cc]ourt|Quay|Gardens|Heol|Brgy\.?|Subd\.?|Col\.|Urb\.|Cad(?:desi)?\.?|Soi|[Ff]lat|[Uu]nit|[Rr]oom|[Bb]lock|[Bb]lk|[Ll]ot|[Pp]lot|[Ss]uite|[Ss]hop|[Ll]evel|P\.?O\.? Box|Rua|Via|Calle|ul\.|\p{L}+(?:stra(?:ß|ss)e|gatan|gasse|gata|intie|katu|gracht|straat|weg|allee))(?!\p{L})/u;

/** A line, a column or what stands behind a label on it, that is all address: parts between commas, each of names and numbers. */
function addressColumns(text: string): Personal[] {
  return linesOf(text).flatMap(({ text: line, span }): Personal[] => {
    if (line.length > longestLine || !line.includes(',')) return [];
    return matchesIn(line, /(?:(?! {3}|\t| \||: | \* | · (?:Tel|Fax|T )|[;–]).){8,140}/gu).flatMap(
      ({ 0: column, index }): Personal[] => {
        const lead = /^(?:: |[ \t:|•*-]|\d{1,2}[.)] )*(?:from |at )?/u.exec(column)?.[0].length ?? 0;
        const words = column.slice(lead).replace(/[\s.,]+$/, '');
        const start = span[0] + index + lead;
        return isAddress(words) ? [{ kind: 'address', span: [start, start + words.length] }] : [];
      },
    );
  });
}

const longestLine = 300;

const isAddress = (words: string): boolean =>
  whole.test(words) &&
  sure.test(words) &&
  /\d|[Ss]treet|[Rr]oad|[Ll]ane|Hi-way|\bSt\b/u.test(words) &&
  !/(?:19|20)\d\d$|\d[/.]\d{1,2}[/.]\d|\d ?(?:mg|mL|ml|mmol|%)|\b(?:MD|RN|DO|NP|DOB|MRN)\b/u.test(words) &&
  !/\p{Ll}{4,}\. \p{Lu}/u.test(words) &&
  !words.split(/[ ,]+/).some((part) => part.length > 4 && isMedicalWord(part));

const capital = String.raw`(?:(?:St|Mt|Ft|Ste)\.|\p{Lu}[\p{L}\p{M}'’-]{0,30}(?![\p{L}\p{M}'’-]))`;
const names = String.raw`${capital}(?: (?:${particle}|${capital})){0,3}`;
const street =
  '[Ss]treet|[Rr]oad|[Ll]ane|[Aa]venue|[Dd]rive|[Tt]errace|[Bb]oulevard|[Cc]rescent|[Hh]ighway|Rd|Ave|Blvd|Ln|Hwy|St|Dr|Tce|Pkwy|Trail|Pike|Way';
const tail = String.raw`(?:,? (?:[A-Z]{2,3} )?\d{4,6}(?:-\d{3,4})?(?!\d)|, ${names}(?: [A-Z]{2})?(?: \d{4,6})?(?=[.,;)]|\s{2}|$)|,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})|, \d(?:st|nd|rd|th) [Ff]loor){0,4}`;
/** Streets without a number, "I-80 EB MM 112", "FM 1844", "9 Elm", and what stands behind them. */
const inSentences: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?:at|on|from|in|near|off|to|c\/o|along|lives|address:?|and (?:she|he|they) on)(?: the)? )(?:(?:old )?[a-z]{3,9} (?:on|in|off) )?${capital}(?: ${capital}){0,2} (?:${street})(?![\p{L}])${tail}`,
    'gmu',
  ),
  new RegExp(String.raw`(?<=, )${capital}(?: ${capital}){0,2} (?:${street}), ${names}(?:, ${names})?`, 'gu'),
  new RegExp(
    String.raw`(?<=\p{Lu}[\p{L}’']+, )${capital}(?: ${capital})? (?:Street|Road|Avenue|Lane|Terrace)(?=\s{2}|$|[.;)])`,
    'gmu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.,/-])\d{1,5}[A-Za-z]?(?:[/-]\d{1,5})? (?:[NSEW]{1,2}\.? )?${capital}(?: ${capital}){0,3} (?:${street})(?![\p{L}])\.?(?: (?:North|South|East|West|[NSEW]))?${tail}`,
    'gmu',
  ),
  /(?<![\p{L}\d])(?:(?:FM|State Route|Route|Hwy|Highway|County Road|Rural Route|Interstate) \d{2,4}|(?:I-|US )\d{1,3}(?= [NSEW]B| MM|,? near| exit| [Hh]wy))(?: [NSEW]B)?(?: MM ?\d{1,4}(?:\.\d)?)?(?:,? (?:near|past(?: the)?|at|by) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)?(?:, \d(?:st|nd|rd|th) trailer on [LR]\w{0,4})?(?:, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?=[.;]|$))?/gmu,
  /(?<=(?:from|at|to|in|of) )\d{1,5} \p{Lu}\p{Ll}{2,}(?= (?:to|and) \d{1,5} \p{Lu})/gu,
  /(?<=(?:near|at|of) )Mile (?:[Mm]arker )?\d{1,4}(?:, (?:Hwy|Highway|I-?|Route) ?\d{1,4})?(?:, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)?/gu,
  /(?<![\p{L}\d])(?:Blk|Block|Lot|Unit|Flat|Room|Rm|Shop|Suite|Level) \d{1,4}[A-Z]?(?:[ ,]{1,2}(?:Lot|Unit|Flat|Level|Floor|Block|Tower|Phase|Chamber) [A-Z\d]{1,4})+(?:, \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,3}){0,4}/gu,
  /(?<=(?:Eircode|EIRCODE):? )[A-Z]\d[\dW] ?[A-Z\d]{4}(?!\w)/gu,
  /(?<![\p{L}\d])\p{Lu}\p{L}+ (?:village|ward|barangay|kampung|mohalla|tehsil|taluk|thana), (?:[\p{Lu}\d.]{1,8}, )?\p{Lu}\p{L}+/gu,
  /(?<=(?:[Aa]ddress[^:\n]{0,24}: ?|wohnhaft(?: in)?:? |domicilio:? |adres:? |residing at |Domicilio: ))[\p{Lu}\d][^\n;]{6,90}?(?=\. \p{Lu}|\.$|;|\s{3}|, (?:was|is|who|phone|tel)|$)/gmu,
];

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Queensland|Tasmania|Victoria|New South Wales|Ontario|Quebec|Alberta|Manitoba|Saskatchewan|Nova Scotia|British Columbia';
/** "Newton, Kansas": a town told with its state. */
const townOfState = new RegExp(
  String.raw`(?<!\p{L})${capital}(?: ${capital}){0,2}, (?:${states})(?!\p{L}| (?!USA?(?!\p{L}))\p{Lu})`,
  'gu',
);

/** Streets as they are written where their kind stands behind the name, or no street has a name. */
const elsewhere: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\d])${capital}(?: ${capital}){0,2} (?:Cad(?:desi)?|Sok(?:ak|ağı)?|Sk|Mah(?:allesi)?|Bulvarı|Blv)\.?,? No: ?\d{1,4}(?:\/\d{1,4})?(?: D(?:aire)?: ?\d{1,4})?(?:, (?:\d{5} )?${capital}(?:\/${capital})?){0,3}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:\d{4} ${capital}, )?${capital}(?: ${capital})? (?:út|utca|tér|körút|krt\.|u\.) \d{1,4}(?:\/[a-z])?\.?(?: [IVX]{1,4}\. em\. \d{1,3}\.?)?`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.,/-])\d{1,2}(?:-\d{1,3}){1,2} ${capital}(?:, ${capital}){1,3}(?: \d{3}-\d{4})?`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])${capital}(?: ${capital})? \d(?:st|nd|rd|th) (?:Block|Cross|Main|Sector)(?:, ${capital})?(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.,/-])(?:\d{1,5} (?:Route|Hwy|Highway|State Route|County Road|FM) \d{1,4}[A-Z]?|Rural Route \d{1,4},? Box \d{1,5})(?:, ${names}(?: [A-Z]{2})?)?(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=[Cc]orner of )(?:${capital}|\d{1,3}(?:st|nd|rd|th)) and (?:${capital}|\d{1,3}(?:st|nd|rd|th))`,
    'gu',
  ),
];

const numbers: readonly RegExp[] = [
  /(?<=(?:[Ll]ives at|[Aa]ddress:?|[Rr]esides at|[Ll]iving at) )\d{1,4}(?:\/\d{1,4})+[A-Z]?(?= \p{Lu})/gu,
  /(?<=(?:off|on|along|near) )[A-Z]{1,2}-\d{1,3}(?= (?:near|in|at|outside|north|south|east|west|by|past))/gu,
];

const townBehind =
  /(?<=(?<!\p{L})(?:visiting|moved|flew|drove|flown|travel(?:l?ed|ling|s)?|emigrated|hails|comes?|came|native|originally|[Ll]ives|living|raised|born|resident) (?:here )?(?:from|to|in|of|near) )\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+){0,2}(?=[.,;)\s]|$)/gu;

/** Addresses in lines of their own, and in sentences. */
export const addressesByLine = (text: string): Personal[] => [
  ...addressColumns(text),
  ...[...inSentences, ...elsewhere, ...numbers, townBehind, townOfState].flatMap((pattern) =>
    matchesIn(text, pattern).map(({ 0: words, index }): Personal => ({
      kind: 'address',
      span: [index, index + words.replace(/[\s,]+$/, '').length],
    })),
  ),
];
