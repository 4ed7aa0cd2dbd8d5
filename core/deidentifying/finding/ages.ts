import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';
import { isDepartmentWord } from './organisations.ts';
import { isMedicalWord } from '../words/medical-words.ts';

const old = String.raw`(?<![\d.,/-])(?:9\d|1[0-2]\d)`;
const noMeasure = String.raw`(?!\d|[.,/]\d|\s?%|-\d|\s?(?:mg|mcg|ml|mmol|mmhg|kg|lbs?|pounds|cm|mm|bpm|units?|degrees?|days?|weeks?|wks?|months?|mos?|hours?|hrs?|minutes?|mins?|steps|calories|kcal|percent)(?!\p{L}))`;
const words =
  '(?:ninety(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|(?:a |one )?hundred(?:(?: and)?[ -](?:one|two|three|four|five|six|seven|eight|nine|ten))?)';
const somebody =
  'he|she|they|patient|pt|resident|client|man|woman|lady|gentleman|male|female|mother|father|mom|mum|dad|sister|brother|aunt|uncle|wife|husband|spouse|grandmother|grandfather|grandma|grandpa|widow|widower|neighbou?r';
const years =
  '(?:years?|yrs?|y\\/?o|y\\.o\\.|y-o|y(?= ?[mf]\\b|[,.;)]|$)|años|ans|anni|anos|jahren?|jährig\\p{L}*|jaar|jarige|lat|år|éves|évesen|tahun|tuổi|vuotta|yaşında|let)';

/** A word in front of "(95)" that names a value and nobody. */
const nobodyBefore = /(\p{L}+) \($/u;

/** Ages over 89 in figures and in words, by what stands beside them. Every repetition is bounded. */
const forms: readonly RegExp[] = [
  new RegExp(String.raw`(?<=\p{Lu}\p{L}+ \()${old}(?=[),])`, 'gu'),
  new RegExp(String.raw`(?<=(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'’-]+,? )${old}(?=[,.;)])`, 'gu'),
  new RegExp(String.raw`(?<=\p{Lu}\p{Ll}+, )${old}(?=,)`, 'gu'),
  new RegExp(String.raw`${old}\+?(?=[ -]?${years}(?!\p{L})|[ -]?yo[mf]?(?!\p{L}))`, 'giu'),
  new RegExp(
    String.raw`(?<!\b(?:[Tt]emp\w{0,8}|[Tt]max|[Tt]|[Ff]ever|[Ff]ebrile)[ :]{1,2}(?:of |is |was |to )?)${old}(?=[MF](?!\p{L}))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:[Tt]emp\w{0,8}|[Tt]max|[Tt]|[Ff]ever|[Ff]ebrile)[ :]{1,2}(?:of |is |was |to )?)${old}(?= [MF] (?:with|who|presents|s\/p|c\/o|w\/|h\/o|hx|PMH|here|brought|BIB|found|from|admitted|seen)(?!\p{L}))`,
    'gu',
  ),
  new RegExp(String.raw`(?<=[(;] ?)${old}(?=,? ?(?:[MF]|[Mm]ale|[Ff]emale)[),;])`, 'gu'),
  new RegExp(
    String.raw`(?<=(?<![\p{L}/]|\d[ °]{0,2})(?:[MF]|[Mm]ale|[Ff]emale)(?:\/| \/ |, ))(?:9\d|1[0-2]\d)${noMeasure}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:age|aged|ages|turned|turning|turns)(?: at \p{L}{3,12}| \([^)\n]{1,12}\)| today| now| ?\/ ?(?:sex|gender))?(?: of| is| was)?[ \t|:=~-]{0,8})${old}${noMeasure}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:died|passed(?: away)?|deceased|dead|alive|lived|living)(?:,? (?:of|from|in|with)(?: (?:an? )?(?:\p{L}{2,14}|\d{4})){1,3})?,? (?:at|to|till|until|past|to be) )${old}(?! \p{Lu})${noMeasure}`,
    'gu',
  ),
  new RegExp(String.raw`(?<=(?<!\p{L})(?:[Dd]\.|[Dd]ied|[Dd]eceased) )${old}(?=[.,;)]| of |$)`, 'gmu'),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${somebody})(?:['’]s|,| is| was| will be| (?:is|was) (?:now|almost|nearly|over|about)) )${old}(?=[.,;)]| (?:and|today|now|but|next|this|with|who|old)(?!\p{L})|$)${noMeasure}`,
    'gimu',
  ),
  new RegExp(String.raw`${old}(?:st|nd|rd|th)(?= birthday)`, 'giu'),
  /(?<=(?<!\p{L})(?:her|his|their) (?:early |mid[ -]?|late )?)(?:90['’]?s|nineties)(?![\p{L}\d])/giu,
  new RegExp(
    String.raw`(?<!\p{L})${words}(?=[ -](?:years?|yrs?|y\/?o)(?!\p{L}))|(?<=(?<!\p{L})(?:age|aged|turned|turning|turns)(?: of)?:? )${words}(?![ -]?(?:percent|days|weeks|months|\p{L}+ [mM]g))(?!\p{L})`,
    'giu',
  ),
  /(?<!\p{L})(?:nonag|cent)enarian(?!\p{L})/giu,
];

/** Few enough people are older than 89 for their age to tell who they are. */
export const agesOver89 = (text: string): Personal[] =>
  forms.flatMap((pattern) =>
    matchesIn(text, pattern).flatMap(({ 0: age, index }): Personal[] => {
      const word = nobodyBefore.exec(text.slice(Math.max(0, index - 30), index))?.[1] ?? '';
      return word !== '' && (isMedicalWord(word) || isDepartmentWord(word.toLowerCase()))
        ? []
        : [{ kind: 'age', span: [index, index + age.length] }];
    }),
  );
