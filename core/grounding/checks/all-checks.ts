import { advice } from './advice.ts';
import { assertions } from './assertions.ts';
import { changed } from './changes.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case, Check } from './check.ts';
import { ofAnybody } from './general.ts';
import { earlierNumbers } from './earlier-numbers.ts';
import { limitNumbers } from './limit-numbers.ts';
import { opposedUnits } from './opposed-units.ts';
import { ordinals } from './ordinals.ts';
import { medicineElsewhere, otherMedicine } from './other-medicine.ts';
import { portionsOfWhole } from './portions.ts';
import { quotedDates } from './quoted-dates.ts';
import { counted } from './counted.ts';
import { intervals } from './intervals.ts';
import { measured } from './measured.ts';
import { cellDirections } from './cell-directions.ts';
import { codes } from './codes.ts';
import { columns } from './columns.ts';
import { contrasts } from './contrasts.ts';
import { doubts } from './doubts.ts';
import { ofOthers } from './of-others.ts';
import { expectedNumbers } from './expected-numbers.ts';
import { knownVitals } from './known-vitals.ts';
import { pastAndNow, pastThings } from './past-and-now.ts';
import { settled } from './settled.ts';
import { turnedRound } from './turned-round.ts';
import { dates } from './dates.ts';
import { directions, directionsInWords } from './directions.ts';
import { doses, often } from './doses.ts';
import { scaleSteps } from './scale-steps.ts';
import { persons } from './persons.ts';
import { swapped, swappedDoses } from './swapped.ts';
import { joined } from './joined.ts';
import { degreeDropped, opposedChange, planned, scope } from './scope-and-plan.ts';
import { invented, inventedInWords } from './invented.ts';
import { layWords } from './lay-words.ts';
import { levels } from './levels.ts';
import { names } from './names.ts';
import { severities } from './severities.ts';
import { sidedNumbers } from './sided-numbers.ts';
import { sides } from './sides.ts';
import { singleNumber } from './single-number.ts';
import { susceptibility } from './susceptibility.ts';
import { values } from './values.ts';
import { youHave } from './you-have.ts';

type Checks = { certain: readonly Check[]; doubtful: readonly Check[] };

/** Every check of a sentence that says to rest on the document. Each one names its own fault; there is no score. */
export const documentChecks: Checks = {
  certain: [
    values,
    measured,
    columns,
    earlierNumbers,
    limitNumbers,
    opposedUnits,
    otherMedicine,
    codes,
    cellDirections,
    ordinals,
    singleNumber,
    portionsOfWhole,
    quotedDates,
    often,
    counted,
    intervals,
    dates,
    directions,
    expectedNumbers,
    knownVitals,
    sides,
    sidedNumbers,
    levels,
    susceptibility,
    invented,
    names,
    doses,
    swappedDoses,
    advice,
    youHave,
    layWords,
  ],
  doubtful: [
    directionsInWords,
    inventedInWords,
    medicineElsewhere,
    assertions,
    turnedRound,
    doubts,
    settled,
    ofOthers,
    pastThings,
    pastAndNow,
    contrasts,
    severities,
    changed,
    joined,
    swapped,
    persons,
    scope,
    opposedChange,
    planned,
    degreeDropped,
    scaleSteps,
  ],
};

/** Of these, what also holds for a sentence that rests on nothing of the document. */
export const generalChecks: Checks = { certain: [ofAnybody, advice, youHave, layWords, names], doubtful: [] };

/** Told by words of time and change, whichever check names them: never certain. */
const doubtfulKinds: ReadonlySet<VerifyFault> = new Set(['historical', 'change']);

export function checkedBy({ certain, doubtful }: Checks, one: Case): Record<'faults' | 'doubts', VerifyFault[]> {
  const named = certain.flatMap((check) => check(one));
  const faults = named.filter((fault) => !doubtfulKinds.has(fault));
  const doubted = [...named.filter((fault) => doubtfulKinds.has(fault)), ...doubtful.flatMap((check) => check(one))];
  return { faults, doubts: [...new Set(doubted)] };
}
