import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';
import { eponym, isMedicalWord } from '../words/medical-words.ts';
import { isSafeWord } from '../words/safe-words.ts';
import { isOrdinary } from '../words/word-kinds.ts';
import { isDepartmentWord } from './organisations.ts';

const word = String.raw`(?:St\.|(?<![\p{L}\p{N}’'&/-])\p{Lu}[\p{L}\p{M}]{0,30}(?:[’'&/-]\p{L}{1,30}){0,3}(?![’'&/-]?\p{L}))`;
const link = String.raw`(?: (?:of(?: the)?|the|and|&|on|at|am|de|del|la|des|y|upon|for)(?= \p{Lu}))?`;
const run = (least: number, most: number): string =>
  String.raw`(?:The )?${word}(?:${link} ${word}|${link} \d{3,4}(?!\d)){${least - 1},${most - 1}}`;

/** Behind "at" stands a place even of one word; behind the others two words or more. */
const behindAt = new RegExp(
  String.raw`(?<=[\p{Ll}\d,)] (?:at|@|outside|near) (?:the )?)${run(1, 5)}(?: [-–] ${word}(?=[,.;)]))?`,
  'gu',
);
const behindOthers = new RegExp(
  String.raw`(?<=[\p{Ll},)] (?:from|to|by|with|via|for) (?:the )?)${run(2, 5)}(?=[.,;:)]|\s|$)`,
  'gu',
);
const memberOf = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:coach(?:es|ed)?|member|captain|plays|played|pitcher|goalie|drummer|volunteers?|president|secretary|treasurer|deacon|usher|graduate|student|employee|owner|runs|owns|drives|drove|contracts|flies) (?:of |for |with |in |at )?(?:the )?)${run(1, 4)}`,
  'gu',
);
/** "Daycare: Tiny Acorns", "Bank: Fifth Third". */
const labelled = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:[Dd]ay ?care|[Nn]ursery|[Ss]chool|[Pp]harmacy|[Cc]hemist|[Ll]ab|[Aa]mbulance|[Ll]awyer|[Aa]ttorney|[Pp]rison|[Cc]hurch|[Uu]nion|[Ee]mployer|[Dd]entist|[Aa]gency|[Ss]ite|[Ff]acility|[Pp]rescriptions|[Hh]otel|[Gg]ym|[Ss]helter|[Ff]irm|[Cc]ompany|[Vv]et|[Ss]ample [Aa]t|[Gg]roup|[Uu]ndertaker|[Bb]akery|[Rr]oofer|[Ff]uneral home|[Dd]ispo|[Pp]rovider|[Hh]ospital)(?: ?: ?|, | {2,}| \| ))${run(1, 5)}(?:, \p{Lu}\p{Ll}{3,}(?=[.;)]|$))?`,
  'gmu',
);
/** What a place, a firm or a faith is called by before or behind its name. */
const typed = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’&-])(?:(?:HMP|MVZ|Praxis|Szpital|Klinikum|Centre hospitalier|Gurdwara|Masjid|Camp|Hotel|Hostel|Gymnasium|Temple|Mosque|Iglesia|Église|Café|Te Awa|Medic|Engine|P\.S\.|Local|VFW Post|Our Lady of(?: the)?|Sacred Heart(?: of)?|Holy|Mount|Public Defender of|Knights of|Sons of|Daughters of|Elks of)${link} ?(?:\d{1,4}|${word})(?:${link} ${word}|(?: (?:w|im|an der|de) )${word}){0,4}|(?:${word}(?:${link}|,) ){1,5}(?:LLP|PLLC|P\.?L\.?C\.?|CIC|BV|NV|AG|SA|SARL|S\.r\.l\.|gGmbH|GmbH(?: & Co\. KG)?|Sp\. z o\.o\.|Pvt\.? Ltd\.?|Inc\.?|LLC|Ltd\.?|Oy|AB|A\/S|Solicitors|Shipyard|Chorus|Choir|Probation|Recovery|Council(?: on ${word})?|Animal Control|Kidney Care|Care|Consultants|Drugs|Heart & Vascular|Sleep Lab|Lab|Path Labs|Fertility|Trauma|Shelter|SNF|Infusion|Supply|X-Ray|Collective|Staffing|Doctors|Presbyterian|Baptist|Methodist|Lutheran|AME|Catholic|Parish|County|State|Manor|House|Hostel|Fertility|Kliinikum|Hospital Emergency Dept|Kidney Center|Hearing|Children['’]s|Brothers|& Sons?|Group|Roofing|Shop|Shops|Market|Café|Cafe|Diner|Grill|Salon|Plumbing|Electric|Trucking|Police|Medical|Counseling|Montessori|Derm|Ortho|Peds|Rheum|Eye|Vision|Optical|Physio|Assoc\.?|Limo|Cab|Taxi|Warehouse|Motel|Inn|Lodge|Library|Museum|Dairy|Ranch|Mill|Depot|Cleaners|Florist|Nails|Gym|Fitness|Yoga|Studio|Books|Reformed|Lutheran|Corp\.?|Estates|Towers|Apartments|Villas|Brewery|Winery|Vineyards?|Garage|Auto|Tire|Hardware|Realty|Law|Legal|Freight|Transport|Ambulance|Fire|Rescue|Sheriff|Academy|Chiropractic|Polyclinic|Flight \d{1,3}|(?:RX|Rx|Center|Store|Pharmacy) #\d{1,5}))(?!\p{L})(?: (?:of|at|in) ${word}(?: ${word})?)?`,
  'gu',
);
const saint =
  /(?<![\p{L}\p{N}])(?:(?:St|Ste|Saint)\.? \p{Lu}\p{Ll}{2,}(?:['’]?s)?(?: of \p{Lu}\p{Ll}+)?(?! (?:wort|Jude valve|valve|encephalitis|(?:bileaflet |mitral |aortic )?(?:mechanical|prosthetic|prosthesis)))|(?<=(?:at|from|in|to|of|the) )st\.? \p{Ll}{3,}s?(?: (?:outpatient|surg|surgery|ctr|center|hospital|hosp|er|ed|clinic|church|school))*)(?!\p{L})/gu;
/** "from Queen's, Romford": a hospital, a school or a church that is called by whose it is. */
const ofSomebody = new RegExp(
  String.raw`(?<=[\p{Ll},)] (?:at|from|to) )(?:\p{Lu}\p{Ll}+ )?(?!Mother|Father|Mum|Mom|Dad|Patient|Doctor|Women|Men|Crohn|Parkinson|Alzheimer)\p{Lu}\p{Ll}{3,}['’]s(?:, \p{Lu}\p{Ll}+)?(?=[.,;)]|$| (?:and|for|with|on|in|where|who)(?!\p{L}))`,
  'gmu',
);
/** "at County Hospital", "from Children's": of a kind, but told with a capital as the name of one. */
const ofItsKind =
  /(?<=[\p{Ll},)] (?:at|to|from|in|by|via) (?:the )?)(?:County|Community|University|General|Memorial|Regional|District|City|State|Veterans|Women['’]s|Children['’]s)(?: (?:General|Memorial|Regional))?(?: (?:Hospital|Medical Center|Medical Centre|Infirmary|College|School))(?!\p{L})|(?<=\p{Ll} (?:at|to|from) )Children['’]s(?=[.,;)]| (?:and|or|for|with|on)(?!\p{L}))/gu;
const bank = new RegExp(String.raw`(?<=(?<!\p{L})[Bb]ank: ?)${run(1, 4)}`, 'gu');
const capitals =
  /^[ \t]{0,40}(?:\p{Lu}[\p{Lu}.'’-]*,? (?:OF |THE |AND |& |DE ){0,2}){1,6}(?:CENTRE|CENTER|POLYCLINIC|EXAMINER|CLINIC|CLINICS|HOSPITAL|SERVICES|SERVICE|LTD\.?|CARE|PHARMACY|DISPENSARY|FOUNDATION|HOME|TRUST|NETWORK|PARTNERS|GROUP)(?!\p{L})(?=\s{2}|,|$)/gmu;

/** Places and bodies by what stands before or behind their names, where the names themselves are words. */
export const organisationsByCue = (text: string): Personal[] => [
  ...behindAny(text, [behindOthers], 'first'),
  ...behindAny(text, [behindAt, memberOf, typed, labelled], 'any'),
  ...behindAny(text, [saint, capitals, ofSomebody, ofItsKind, bank], 'none'),
  ...headings(text),
];

function behindAny(text: string, patterns: readonly RegExp[], least: 'first' | 'any' | 'none'): Personal[] {
  return patterns.flatMap((pattern) =>
    matchesIn(text, pattern).flatMap(({ 0: words, index }): Personal[] => {
      const lead = words.length - withoutDeed(words.trimStart()).length;
      const parts = words.slice(lead).match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? [];
      const own = parts.filter((part) => part !== 'The');
      const isOwn = least === 'first' ? tellsName(own[0] ?? '') : least === 'none' || own.some(tellsName);
      return isOwn && !own.some((part) => neverNamed.test(part))
        ? [{ kind: 'organisation', span: [index + lead, index + words.length] }]
        : [];
    }),
  );
}

/** "Operated at Lakeside County": what was done there is none of the name. */
const withoutDeed = (words: string): string =>
  words.replace(/^(?:\p{Lu}\p{Ll}{2,}ed|Seen|Draw|Drawn|Born|Done|Taken|Works?|Lives?) (?:at|for|on) /u, '');

const neverNamed =
  /^(?:Dr|Drs|Mr|Mrs|Ms|Miss|Sister|Nurse|Prof|Professor|Judge|Officer|Agent|Thurs|Mon|Tues|Wed|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Negative|Positive|Normal|Absent|Present|Detected|None|Grade|Stage|Class|Type|Level|Score|Impression|Findings|History|Exam|Assessment|Plan|Technique|Comparison|Diagnosis|Medications?|Allergies|Vitals|Mild|Moderate|Severe|Diet|Pain|Rate)$/;

const kindOfBody =
  /^(?:X-Ray|Care|Labs?|Drugs|Group|Trauma|House|State|County|Medical|Recovery|Supply|Hearing|Market|Shop|Police|Probation|Consultants|Collective|Council|Staffing|Doctors|Certification|Signature|Local|Engine|Medic|Parents?|Charity|Reading|Temple|Camp|Hotel)$/;

/** Whether a word can be part of a name of its own: it is no department, no part of medicine, no word of charts. */
const tellsName = (part: string): boolean => {
  const lower = part.toLowerCase();
  return (
    part.length > 2 &&
    !isDepartmentWord(lower) &&
    !isMedicalWord(part) &&
    !isSafeWord(lower) &&
    !kindOfBody.test(part) &&
    eponym(part) !== 'thing'
  );
};

/** The head of a letter: "Saltmarsh Kidney Care", a name and what is done there, alone on its line or in its column. */
function headings(text: string): Personal[] {
  const head = text.slice(0, longestHead).split('\n', mostLines);
  let at = 0;
  return head.flatMap((line) => {
    const start = at;
    at += line.length + 1;
    const words =
      /^[ \t]{0,40}(\p{Lu}[\p{L}'’.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}'’.-]*)){1,5})(?= {2,}|\t| \||$)/u.exec(line);
    const name = words?.[1];
    if (name === undefined) return [];
    const parts = name.split(' ');
    const isPlace = !isOrdinary(parts[0] ?? '') && isDepartmentWord((parts.at(-1) ?? '').toLowerCase());
    const from = start + line.indexOf(name);
    return isPlace ? [{ kind: 'organisation' as const, span: [from, from + name.length] as [number, number] }] : [];
  });
}

const longestHead = 400;
const mostLines = 4;
