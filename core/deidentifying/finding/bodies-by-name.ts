import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';
import { isMedicalWord } from '../words/medical-words.ts';
import { isSafeWord } from '../words/safe-words.ts';
import { isDepartmentWord } from './organisations.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}]*(?:['’&-]\p{L}[\p{L}\p{M}]*){0,3}(?![\p{L}\p{M}'’-])`;

/** Bodies whose names need no other sign: crews, branches, chains, insurers, royal hospitals. Every repetition is bounded. */
const sure: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:Medic|Engine|Ladder|KidFlight|LifeFlight|AirEvac|AirMed|LifeNet) \d{1,4}(?:, ${word} (?:County|City|Fire|EMS))?(?!\d)`,
    'gu',
  ),
  /(?<!\p{L})(?:Teamsters|UAW|SEIU|AFSCME|IBEW|UFCW|Unite|UNITE|Unison|UNISON)(?: (?:Local|[Bb]ranch))? [A-Z]{0,3}\/?\d{1,4}(?!\d)/gu,
  /(?<!\p{L})P\.S\. \d{1,4}(?!\d)|(?<!\p{L})\p{Lu}\p{Ll}{2,} K-(?:5|6|8|12)(?!\d)/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?:Walgreens|Rite Aid|Walmart|Costco|Kroger|Safeway|Publix|CVS(?= (?:on|in|at|#)| Pharmacy))(?: Pharmacy)?(?: (?:on|in|at) ${word}(?: (?:St|Rd|Ave|Street|Road|Avenue|Blvd))?)?(?: #\d{1,6})?(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:Blue (?:Cross|Shield)|BCBS|Aetna|Cigna|Humana|Kaiser Permanente|UnitedHealthcare|Tricare|Molina)(?: (?:and |& )?Blue (?:Cross|Shield))?(?: of ${word})?(?!\p{L})`,
    'gu',
  ),
  /(?<!\p{L})Royal \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{4,}){0,2}(?!\p{L})/gu,
  /(?<=(?<!\p{L})at (?:the )?)(?:(?:holy|sacred|our lady of) \p{Ll}{4,14}(?: (?:church|school|hall))?|(?:little|tiny) \p{Ll}{3,12}s)(?!\p{L})/gu,
  new RegExp(String.raw`(?<!\p{L})(?:(?:\p{Lu}\. ?){1,3})?${word} & (?:Sons?|Daughters?)(?!\p{L})`, 'gu'),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Aa]ttends|[Aa]ttending|at|from|vs\.?|plays for|goes to) )${word}(?: ${word})? (?:High|Middle|Prep|Catholic|Christian)(?=[.,;)]|\s|$)`,
    'gu',
  ),
];

/** Names of any words where people are sent to, brought from, or looked after. */
const likely: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:dentist|pharmacy|school|church|employer|bank|gym|insurer|daycare|clinic) is )${word}(?: (?:of )?${word}){1,3}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}'’-])${word} (?:(?:Spine|Heart|Bone|Foot|Eye|Skin|Pain|Sport) (?:&|and) (?:Joint|Vascular|Ankle|Laser|Wellness|Sports|Spine|Care|Rehab)|(?:Sleep|Motion|Gait|Vascular|Echo|Path|Voice) Labs?)(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Dd]ischarged|[Tt]ransferred|[Aa]dmitted|[Rr]eleased|[Rr]eturned|[Dd]\/c(?:['’]?d)?|[Bb]rought|[Rr]esident|[Ss]tudent|[Mm]ember|[Pp]atient) (?:back )?(?:to|from|at|of) (?:the )?)${word}(?: (?:of (?:the )?)?${word}){1,3}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:to|at|from|in|by) (?:the )?)${word}(?: ${word}){0,3} (?:day ?care|preschool|nursery|nursing home|care home|assisted living|hospice|retirement home|elementary)(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Oo]rdering|[Rr]eferring|[Hh]ome) (?:[Cc]linic|[Pp]ractice|[Ff]acility|[Ll]ab): ?|[Uu]ndertaker |(?:[Nn]ursing|[Cc]are) [Hh]ome: ?|[Hh]ospice: ?)${word}(?: ${word}){1,3}`,
    'gu',
  ),
];

const tellsName = (part: string): boolean => {
  const lower = part.toLowerCase();
  return part.length > 2 && !isDepartmentWord(lower) && !isMedicalWord(part) && !isSafeWord(lower);
};
const never =
  /(?<!\p{L})(?:Drs?|Mr|Mrs|Ms|Miss|Unit|Ward|Home|Floor|Service|Emergency|Intensive|Status|Stable|Grade|Stage)(?!\p{L})/u;

/** Places of care, schools, shops and insurers by their names alone, or by what happens there. */
export const bodiesByName = (text: string): Personal[] => [
  ...sure.flatMap((pattern) => found(text, pattern)),
  ...likely
    .flatMap((pattern) => found(text, pattern))
    .filter(({ span: [start, end] }) => {
      const name = text.slice(start, end);
      return !never.test(name) && (name.match(/\p{Lu}[\p{L}'’-]*/gu) ?? []).some(tellsName);
    }),
];

const found = (text: string, pattern: RegExp): Personal[] =>
  matchesIn(text, pattern).map(({ 0: name, index }): Personal => ({
    kind: 'organisation',
    span: [index, index + name.length],
  }));
