import { matchesIn } from '../../kernel/matches-in.ts';
import { kindOfLabel } from '../../reading/identifiers/labels.ts';
import type { Personal } from '../personal.ts';
import { isMedicalWord } from '../words/medical-words.ts';
import { nameWord } from '../words/name-words.ts';
import { isSafeWord } from '../words/safe-words.ts';
import { canBeName, isOrdinary } from '../words/word-kinds.ts';
import { isDepartmentWord } from './organisations.ts';

type Accepts = (words: string) => boolean;

const word = String.raw`\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*){0,3}(?!['’-]\p{L})`;
const initials = String.raw`(?:[A-Z]{2,4}|[A-Z]-[A-Z](?:-[A-Z])?|[A-Z][a-z]{1,2}[A-Z]|[a-z]{2,3}|(?:[A-Z]\.){1,3})`;
const shortUnits =
  /^(?:mg|ml|mm|cm|kg|min|hr|hrs|sec|IU|HH|LL|WNL|NAD|NEG|POS|RA|NC|PRN|BID|TID|QID|QD|HS|PO|IV|IM|SC|SQ|NPO|CPR|ROSC|the|and|for|was|her|him|his|she|he|it|us|me|them|you|all|now|due|day|am|pm|gp|er|ed|ot|pt|rn|md)$/i;

const isNoShortForm: Accepts = (words) =>
  !shortUnits.test(words) && !isMedicalWord(words) && !isSafeWord(words.toLowerCase());

const isNobodysWord = (part: string): boolean => {
  const lower = part.toLowerCase();
  if (nameWord(lower) !== undefined) return false;
  return isMedicalWord(part) || isSafeWord(lower) || isDepartmentWord(lower) || kindOfLabel(lower) !== undefined;
};

const partsIn = (words: string): string[] => words.match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? [];
const isSomebody: Accepts = (words) => !partsIn(words).some(isNobodysWord);
const isUnknown: Accepts = (words) =>
  partsIn(words).some((part) => !isOrdinary(part) || nameWord(part.toLowerCase()) !== undefined);
const isLikely: Accepts = (words) => isSomebody(words) && isUnknown(words);
const areNames: Accepts = (words) => {
  const [first = '', second = ''] = words.split(' ');
  const given = nameWord(first);
  return given !== undefined && (nameWord(second) !== undefined || (given !== 'seldom' && !isOrdinary(second)));
};
const always: Accepts = () => true;

/** Names by where they stand: initials that sign, surnames first, a person before a birthday or a profession. Every repetition is bounded. */
const forms: readonly (readonly [RegExp, Accepts])[] = [
  [
    /(?<=^[ \t]{0,12}(?:\d{1,3}[.)] )?|[:|] ?|[ \t]{2})[A-Z][A-Z'’-]{2,24}, [A-Z]{2,20}(?: [A-Z]\.?(?=\s|$))?(?=[ \t]{0,8}$|[ \t]{2}|[ \t]?\|| \(| \p{Ll})/gmu,
    (words) => partsIn(words).some(canBeName) && !partsIn(words).some(isNobodysWord),
  ],
  [/(?<=[A-Z]{3,6}: ?)[A-Z]{2,24} [A-Z]\.(?=\s|$)/gu, (words) => !isNobodysWord(words.slice(0, -3))],
  [/(?<=[A-Z]{2,8}(?:-[A-Z]{1,3})? ?\/ ?)[a-z]{2,3}(?=[ \t]{0,8}$)/gmu, always],
  [
    /(?<=(?<!\p{L})(?:son|daughter|wife|husband|mother|father|mom|mum|dad|sister|brother|partner|friend|neighbou?r|aunt|uncle|cousin|niece|nephew|grandson|granddaughter|grandma|grandpa|caregiver|carer|boyfriend|girlfriend) ["“‘'(])\p{Lu}\p{L}{1,20}(?=["”’')])/giu,
    (words) => /^\p{Lu}/u.test(words),
  ],
  [/(?<=[.!?)] [-–—] ?)[A-Z]{2,4}$/gmu, always],
  [/(?<=[a-z)\d][.!?] ?[-–—]? ?)[A-Z]{2,3}$/gmu, isNoShortForm],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:[Ss]pecialist|RPH:?|RPh:?|RPH: [A-Z]{2} \/|[Mm]inutes|[Cc]losed|DICT\.?|[Dd]ict\.?|checked|[Ii]nit(?:ial)?s?:?|entered by|[Pp]repared by|ADDENDUM \d{1,2} [^,\n]{0,12},|cl:|[Cc]lient:) )${initials}(?=[.,:;/)]|\s|$)`,
      'gu',
    ),
    isNoShortForm,
  ],
  [
    /(?<=^[ \t]{0,12}(?:\d[\d/:.]*|\d{2}:?\d\d)(?:[ \t]{2,12}[-+]?\d[\d/.,]*){3,9}[ \t]{2,12})(?:[A-Z]{2,3}|[a-z]{2,3})(?=[ \t]{0,8}$)/gmu,
    (words) => !shortUnits.test(words),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}'’-])${word}(?= \((?:RN|PT|OT|SLP|CM|MD|DO|NP|PA|CO|EN|vol|volunteer|pharmacy|nurse|HCA|CNA|RD|SW|MSW|RT|carer|daughter|son|wife|husband|mother|father|friend|mum|mom|dad|brother|sister|partner|aunt|uncle|neighbou?r|babysitter|they\/them|she\/her|he\/him)\))`,
      'gu',
    ),
    (words) => (!isNobodysWord(words) || /^\p{Lu}\p{Ll}$/u.test(words)) && !/^(?:The|Her|His|My|Our)$/.test(words),
  ],
  [/(?<=(?:^|[.\n] |[A-Z]: )|(?<=\n))[A-Z](?= \((?:they|she|he)\/)/gmu, always],
  [new RegExp(String.raw`(?<=['"“‘<])${word}, ${word}(?=['"”’>])`, 'gu'), isSomebody],
  [
    new RegExp(
      String.raw`(?<=^[ \t|]{0,12}|[|:] ?)(?:(?:de|van|von|der|den|ter|ten|te|di|da|do|dos|du|la|le|el|al|zu|zur|und|['’]t) ){1,3}${word}(?:, ${word})?(?:, (?:\p{Lu}\.){1,4})?(?: \(${word}\))?(?=[ \t]{2}|[ \t]?$|[ \t]?\||, (?:d\.?o\.?b|geb|born))`,
      'gmu',
    ),
    isLikely,
  ],
  [
    new RegExp(
      String.raw`(?<=(?:mw|mevr|dhr|hr|mr|mrs|frau|herr|freifrau|freiherr|with|by|to|from|for|saw|und|and|cc)\.? )(?:(?:van|von|der|den|ter|ten|de|te|zu|und|['’]t) ){1,4}${word}(?:, ${word}|, (?:\p{Lu}\.){1,4})?(?: \(${word}\))?`,
      'giu',
    ),
    isUnknown,
  ],
  [
    new RegExp(
      String.raw`(?<=^[ \t]{0,12}(?:\d{1,3}[.)] )?)${word}(?:,? ${word}){1,3}(?=,? {1,12}\(?(?:d\.?o\.?b|DOB|D\.O\.B|born|geb\.|n[ée]e? le|[Nn]ata|[Nn]ato|ur\.|NHI|MRN|NHS|CHI|HCN|Hosp(?:ital)? [Nn]o|\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d\d))`,
      'gmu',
    ),
    isSomebody,
  ],
  [new RegExp(String.raw`(?<=(?:of|and|with|named|kids|children|child) )${word}(?=, \d{1,2}[.,;)])`, 'gu'), isSomebody],
  [
    /(?<![\p{L}\p{N}])(?:\p{L}[ -]){4,20}\p{L}(?![\p{L}\p{N}])/gu,
    (words) => !/[\p{Lu}]/u.test(words) || /^(?:\p{Lu}-)+\p{Lu}$/u.test(words),
  ],
  [
    /(?<=(?:pt |patient |full |client |mother'?s? |baby'?s? |child'?s? )name: ?)\p{Ll}\p{L}+(?: \p{Ll}\p{L}+){1,3}(?=[ \t]{0,8}$| {2}|,|;)/gimu,
    always,
  ],
  [/(?<=(?<!\p{L})(?:saw|re|spoke to|w\/|met|seen|pt|for) )\p{Ll}{3,12} \p{Ll}{3,12}(?!\p{L})/gu, areNames],
  [/(?<![\p{L}.])\p{Lu}\. ?(?:v\.|van|de|Ó|Ní|Mac) ?\p{Lu}\.(?!\p{L})/gu, always],
  [/(?<![\p{L}\d])(?:[A-Z]{2,14} ){0,3}[A-Z]{2,14}<<[A-Z<]{2,40}/gu, always],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:oma|opa|abuel[oa]|[Aa]unti?e?|[Uu]ncle|[Tt]ante|[Cc]ousin|pharmacist|rep|tech|scrub|deacon|constable|caseworker|LMT|LC|CRNA:?|[Oo]fficer|[Aa]gent|Sr\.|Br\.|Fr\.|Drs\.?|[Dd]eacon|[Bb]rother-in-law|[Ss]ister-in-law|[Nn]anny|[Dd]oula|[Ss]itter|SCRUB:|CIRC:|COUNTS CORRECT PER|custody of|wrote|emailed) )(?:Wm\. |Sr\. )?${word}(?: ${word}){0,2}(?: I{2,3}| Jr\.?)?(?![\p{L}\d])`,
      'gu',
    ),
    (words) =>
      (!/^(?:The|Her|His|My|Dr|Mr|Mrs|Ms|Dept|Department|On|In|At)\b/.test(words) &&
        !partsIn(words).every(isNobodysWord)) ||
      /^\p{Lu}\p{Ll}{2}$/u.test(words),
  ],
  [new RegExp(String.raw`(?<=^[ \t]{0,12}|\| ?)[’']?${word}, [“"]${word}[”"](?= \d{1,3} ?[MF])`, 'gmu'), always],
];

/** People by the place of their names, where the names themselves can be words. */
export const namesByForm = (text: string): Personal[] =>
  forms.flatMap(([pattern, accepts]) =>
    matchesIn(text, pattern).flatMap(({ 0: words, index }): Personal[] =>
      accepts(words) ? [{ kind: 'person', span: [index, index + words.length] }] : [],
    ),
  );

/** "Birdie & Earl Swope", "per Payne and Lung": somebody else beside a person. */
export const namesBeside = (text: string, found: readonly Personal[]): Personal[] =>
  found
    .filter(({ kind }) => kind === 'person' || kind === 'other')
    .flatMap(({ span: [start, end] }): Personal[] => {
      const before = /(?<![\p{L}'’-])(\p{Lu}\p{Ll}{2,}) (?:&|and) $/u.exec(text.slice(Math.max(0, start - 30), start));
      const after = /^(?: (?:&|and) |\/)(\p{Lu}\p{Ll}{2,})(?![\p{L}\d])/u.exec(text.slice(end, end + 30));
      const nickname = /^ \((\p{Lu}\p{Ll}{2,12})\)/u.exec(text.slice(end, end + 20))?.[1];
      const name = before?.[1];
      const next = after?.[1];
      return [
        ...(nickname !== undefined && isSomebody(nickname)
          ? [{ kind: 'person' as const, span: [end + 2, end + 2 + nickname.length] as [number, number] }]
          : []),
        ...(before && name !== undefined && isLikely(name)
          ? [
              {
                kind: 'person' as const,
                span: [start - before[0].length, start - before[0].length + name.length] as [number, number],
              },
            ]
          : []),
        ...(after && next !== undefined && isLikely(next)
          ? [
              {
                kind: 'person' as const,
                span: [end + after[0].length - next.length, end + after[0].length] as [number, number],
              },
            ]
          : []),
      ];
    });
