import type { Item } from './items.ts';
import { patientWords } from './persons.ts';

const verbAfter = (items: readonly Item[], at: number): string => items[at + 1]?.lower ?? '';
const doctorsDo =
  /^(?:recommend|advis|suggest|order|prescrib|perform|not|felt|feels|thought|thinks|believe|will|would|did|gave|placed|examin|evaluat|review|refer|agree|saw|sees)/;

/** What no doctor does in a note: "in the same year she developed a cough". */
const patientsDo =
  /^(?:develop|sought|seek|underw|undergo|continu|present|suffer|complain|experienc|den(?:y|ies|ied)|tolerat|improv|recover|rehab|smoke|fell|lost|gained|vomit)/;

/** "was told that she", "reports he" */
const isAfterToldThat = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1]?.lower === 'that' ? items[at - 2]?.lower : items[at - 1]?.lower;
  return (
    /^(?:told|informed|because|since|when|while|if|as|after|before)$/.test(before ?? '') ||
    // "The psychologist noted that she was low": it is the patient whom they look at.
    (items[at - 1]?.lower === 'that' &&
      /^(?:noted|notes|found|finds|observed|noticed|recommended|recommends|suggested|suggests|advised|felt|feels|thought|thinks|believed|believes)$/.test(
        before ?? '',
      ))
  );
};

const ofDoctors =
  /^(?:office|clinic|opinion|practice|note|notes|partner|colleague|team|impression|recommendation|recommendations|evaluation|assistant|nurse|service|associates|report|consultation|evaluation)$/;

/** Whether what stands after a pronoun is what doctors do. */
export const isDoneByDoctors = (items: readonly Item[], at: number): boolean => doctorsDo.test(verbAfter(items, at));

/** Whether a pronoun after a doctor is the patient's again. */
export const isPatientAgain = (items: readonly Item[], at: number): boolean =>
  isAfterToldThat(items, at) || patientsDo.test(verbAfter(items, at)) || isTreated(items, at);

/** "seen by a surgeon, and she was told to rest": it is the patient who is treated. */
const isTreated = (items: readonly Item[], at: number): boolean =>
  /^(?:is|was)$/.test(verbAfter(items, at)) &&
  /^(?:told|given|placed|started|admitted|advised|referred|sent|asked|treated|prescribed|scheduled|discharged|transferred)$/.test(
    items[at + 2]?.lower ?? '',
  );

/** What belongs to a doctor: "his office". */
export const isOfDoctors = (items: readonly Item[], at: number): boolean => ofDoctors.test(verbAfter(items, at));

/** "He recommends rest", "she will follow the patient": only a doctor does so, whoever was named before. */
export const isDoctorsAct = (items: readonly Item[], at: number): boolean => {
  const [verb = '', act = '', whom = '', patient = ''] = items.slice(at + 1, at + 5).map(({ lower }) => lower);
  return (
    /^(?:suggests?|suggested|recommends?|recommended|advises|prescribes|prescribed)$/.test(verb) ||
    (verb === 'will' &&
      /^(?:follow|see|evaluate|examine|operate)$/.test(act) &&
      (patientWords.has(whom) || patientWords.has(patient) || whom === 'him'))
  );
};
