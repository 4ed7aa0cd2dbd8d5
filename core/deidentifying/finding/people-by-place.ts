import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';
import { eponym, isMedicalWord } from '../words/medical-words.ts';
import { nameWord } from '../words/name-words.ts';
import { isSafeWord } from '../words/safe-words.ts';
import { isOrdinary } from '../words/word-kinds.ts';
import { isDepartmentWord } from './organisations.ts';

type Accepts = (word: string) => boolean;

const word = String.raw`\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*){0,3}(?![\p{L}\p{M}'’-])`;
const credential = '(?:MD|DO|RN|NP|PA-C|PA|PhD|MBBS|LPN|CNA|CRNA|PharmD|DDS|DPM|DC|FACS|FACC|FRCS|FRCP)(?!\\p{L})';
const staff =
  'MA|RN|PA|NP|CNA|LPN|SLP|OT|PT|RT|nurse|tech|aide|scribe|clerk|midwife|pharmacist|resident|intern|receptionist|secretary|sitter|driver|social worker|interpreter|medic|paramedic|daughter|son|wife|husband|mother|father|sister|brother|niece|nephew|neighbou?r|friend|landlord|roommate|caregiver|carer';
const departments =
  'pharmacy|nursing|nutrition|radiology|lab|the lab|dietary|billing|admissions|transport|security|housekeeping|social work|case management|PT|OT|speech|RT|respiratory|OB|ICU|IR|GI|cardiology|surgery|ortho|neuro|the ED|ED|ER';

const isCalledSo: Accepts = (name) =>
  !(/^\p{Lu}{2,3}$/u.test(name) && isMedicalWord(name)) &&
  (nameWord(name.toLowerCase()) !== undefined || !isOrdinary(name));
const couldBeCalled: Accepts = (name) => {
  const lower = name.toLowerCase();
  if (nameWord(lower) !== undefined) return true;
  return !isMedicalWord(name) && !isSafeWord(lower) && !isDepartmentWord(lower) && !noOne.test(name);
};
const noOne =
  /^(?:The|This|That|He|She|They|It|We|You|I|In|On|At|To|No|Not|None|Yes|Her|His|My|Our|Dr|Drs|Mr|Mrs|Ms|Miss|Same|Above|Below|Unknown|Pending|Self|Team|Staff|Patient|Family|All|Also|And|But|If|When|As|By|Date|Time|Home|Unavailable|Normal|Here|There|New|Old|See|N|Y)$/;
const always: Accepts = () => true;

/** One name, by the words beside it that leave room for nothing but somebody. Every repetition is bounded. */
const forms: readonly (readonly [RegExp, Accepts])[] = [
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:per|by|to|with|from|w\/|and) )${word}(?= (?:from|in|of|at) (?:${departments})(?!\p{L})| \((?:${departments})\))`,
      'gu',
    ),
    couldBeCalled,
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:RN|LPN|CNA|NP|PA|RT|EMT|[Nn]urse|[Hh]anded (?:off|over) to|[Ss]igned out to|[Ss]ign-?out to|[Ee]ndorsed to|[Rr]eport (?:given )?to|[Ss]poke (?:to|with)|[Tt]alked (?:to|with)|[Dd]\/w|[Cc]all|[Aa]sk|[Tt]ext|[Pp]age|[Tt]ell|[Pp]aged|[Tt]exted|[Tt]old|[Aa]sked|[Nn]otified) )${word}(?=[.,;)]|$| (?:if|at|when|with|for|to|on|before|that|re|about|and|regarding|today|by)(?!\p{L}))`,
      'gmu',
    ),
    isCalledSo,
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}'’-])${word}(?=(?:, | \()(?:the|our|my|her|his|their|your) (?:${staff})(?!\p{L}))`,
      'gu',
    ),
    (name) => !noOne.test(name) && !isSafeWord(name.toLowerCase()),
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:[Rr]esident|[Ii]ntern|[Ff]ellow|[Aa]ttending|[Nn]urse|RN|MA|[Tt]ech|[Ss]cribe|[Rr]eader|[Ss]urgeon|[Aa]ssistant|[Tt]ypist|[Ss]onographer|[Pp]hlebotomist|[Cc]haperone|[Ii]nterpreter|[Ww]itness|[Ee]x): ?)${word}(?=[ \t]*(?:$|[;/,|)]| {2}))`,
      'gmu',
    ),
    couldBeCalled,
  ],
  [new RegExp(String.raw`(?<=(?<!\p{L})[Ee]x(?:, | \())${word}(?=[,)])`, 'gu'), couldBeCalled],
  [
    /(?<=(?<!\p{L})(?:Reader|Tech|Scribe|Typist|Operator|Phleb|Screener|Resident|Attending|RN|MA|Transcriptionist|By):[ \t]{0,4})[A-Z]{2,3}(?=[ \t]{0,8}$|[;,/|]| {2})/gmu,
    couldBeCalled,
  ],
  [/(?<=(?<!\p{L})(?:by|[Dd]ictated|[Tt]yped|[Tt]ranscribed):? )[A-Za-z]{2,3}\/[a-z]{2,3}(?![\p{L}/])/gu, always],
  [
    new RegExp(
      String.raw`(?<=(?:^|[:|;(>.]) {0,4})${word}, ${word}(?: \p{Lu}(?:\.|(?!\p{L})))?(?=,? ${credential})`,
      'gmu',
    ),
    (name) => name.split(/[ ,]+/).every((part) => part.length < 3 || eponym(part) !== undefined || couldBeCalled(part)),
  ],
  [
    /(?<=(?<!\p{L})(?:by|BY|By):? )[A-Z][A-Z'’-]{1,24}, [A-Z]{3,20}(?: [A-Z](?:\.|(?!\p{L})))?(?!\p{L})/gu,
    (name) =>
      !name
        .split(', ')
        .some(
          (part) =>
            nameWord(part.toLowerCase()) === undefined &&
            (isMedicalWord(part.toLowerCase()) || isDepartmentWord(part.toLowerCase())),
        ),
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:Bed|Room|Rm|Bay|Cubicle|Trolley) \d{1,3}[A-Z]?:? )${word}(?= [-–(]|[,:])`,
      'gu',
    ),
    couldBeCalled,
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:[Vv]erified|[Ss]igned|[Cc]hecked|[Rr]eviewed|[Cc]ollected|[Aa]pproved|[Dd]rawn|[Ww]itnessed): ?)\p{Lu}\.? ${word}`,
      'gu',
    ),
    always,
  ],
  [/(?<=(?<!\p{L})(?:patient |pt )?name: ?)\p{Ll}{2,20}, ?\p{Ll}{2,20}(?: \p{Ll}\.?)?(?=[ \t]*$| {2}|;)/gimu, always],
  [
    /(?<=(?<!\p{L})(?:mr|mrs|ms|dr)\.? )(?:le|vu|ho|ng|do|li|wu|xu|lu|yu|hu|ma|lo|an|oh|so)(?= \p{Ll}{3,}| ?[,.;]|$)/gmu,
    (name) => !/^(?:do|so|an)$/.test(name),
  ],
  [
    /(?<=(?<!\p{L})(?:f\/u|seen|d\/w|appt|visit)(?: [\p{L}\d/]{1,9}){0,3} w\/ )\p{Ll}{3,14}(?=[.,;]|$)/gmu,
    (name) => nameWord(name) !== undefined,
  ],
  [
    new RegExp(String.raw`(?<=(?:C[Cc]|To|From|TO|FROM): ?['"“‘])${word}, \p{Lu}[\p{L}\p{M}-]{1,24}(?=['"”’])`, 'gu'),
    always,
  ],
  [
    new RegExp(String.raw`(?<=(?<!\p{L})(?:ATTN|Attn):? )${word}(?=[ \t]*$)`, 'gmu'),
    (name) => !noOne.test(name) && !isDepartmentWord(name.toLowerCase()),
  ],
  [new RegExp(String.raw`(?<=\| )${word}(?= & ${word} ${word} +\|)`, 'gu'), couldBeCalled],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:sent|given|faxed|handed|called)(?: it| this| in)? to )${word}(?= at ${word})`,
      'gu',
    ),
    (name) => !noOne.test(name) && !isDepartmentWord(name.toLowerCase()) && !isSafeWord(name.toLowerCase()),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}'’-])${word} ${word}(?= (?:does|is|was|has|had|denies|reports|said|says)(?!\p{L}))`,
      'gu',
    ),
    (name) => {
      const [first = '', second = ''] = name.split(' ');
      return eponym(first) !== undefined && !isOrdinary(second) && eponym(second) === undefined;
    },
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:Mère|Père|Mother|Father|Mutter|Vater|Madre|Padre|Mom|Dad|Mum): ?)${word} ${word}(?= {2}|[ \t]*$|[,;|])`,
      'gmu',
    ),
    (name) => {
      const [first = '', second = ''] = name.split(' ');
      return couldBeCalled(first) && (nameWord(second.toLowerCase()) === 'name' || !isOrdinary(second));
    },
  ],
  [/(?<!\p{L})(?:\p{Lu}\. )?(?:Mac|Mhic|Nic|Ó|Ní|Uí) (?:an t|an |Giolla )\p{Lu}\p{L}{2,14}/gu, always],
  [/(?<=(?<!\p{L})RP[Hh]: ?)[A-Z]{2,3}(?= \/)/gu, always],
];

/** Rows of people behind what announces several: "Drs. Wood, Park and Long", "Attendees: Pilar, Bram". */
const rows: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Dd]rs|DRS)\.? )${word}(?:(?:, | and |, and | & |\/)(?:Dr\.? )?${word}){1,6}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Aa]ttendees|[Pp]articipants|[Ii]n attendance|[Cc]hildren|[Kk]ids|[Ss]iblings|[Ss]ons|[Dd]aughters|[Ss]isters|[Bb]rothers|[Tt]wins|[Gg]randchildren|[Gg]randsons|[Gg]randdaughters|[Ww]itnesses|[Cc]rew|[Tt]riplets|[Rr]oommates|[Ff]riends|[Pp]arents):?,? (?:are |named |called )?)${word}(?:(?:, | and |, and | & |\/)${word}){1,8}`,
    'gu',
  ),
];

/** People by the words around their names, where the names themselves can be any words. */
export const peopleByPlace = (text: string): Personal[] => [
  ...forms.flatMap(([pattern, accepts]) =>
    matchesIn(text, pattern).flatMap(({ 0: name, index }): Personal[] =>
      accepts(name) ? [{ kind: 'person', span: [index, index + name.length] }] : [],
    ),
  ),
  ...rows.flatMap((pattern) => matchesIn(text, pattern).flatMap(({ 0: names, index }) => eachOf(names, index))),
];

/** From the first that nobody is called on, something else is told. */
function eachOf(names: string, at: number): Personal[] {
  const people: Personal[] = [];
  for (const { 0: name, index } of matchesIn(names, new RegExp(word, 'gu'))) {
    if (/^Dr$/.test(name)) continue;
    if (noOne.test(name) || isDepartmentWord(name.toLowerCase())) break;
    people.push({ kind: 'person', span: [at + index, at + index + name.length] });
  }
  return people;
}
