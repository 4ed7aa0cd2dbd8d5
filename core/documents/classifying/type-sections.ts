import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { DocumentType } from '../document-types.ts';

/** Names of sections that speak for a type. Whole names, and words that a name may hold. */
const lists: readonly { type: DocumentType; names?: string; words?: string }[] = [
  {
    type: 'imaging',
    names:
      'technique; (comparison|comparisons); comparison study; prior studies; radiation dose; contrast; breast composition; imaging findings; bi rads; bi rads category',
    words: 'ct findings; mri findings; ultrasound findings; x ray findings',
  },
  {
    type: 'pathology',
    words:
      'gross; macroscop; microscop; patholog; histolog; specimen; immunohisto; margins; lymph nodes; staging; adequacy; tumor size; synoptic; special stains; aspirate; trephine; flow cytometry; cytogenetics',
  },
  {
    type: 'clinical_note',
    names: `hpi; subjective; objective; review of systems; systems review; exam; examination; vital signs; plan; past medical history; past history; medical history; social history; family history;
      past surgical history; surgical history; reason for (visit|referral|encounter); drug history; medications; current medications; allergies; preoperative diagnosis; postoperative diagnosis;
      estimated blood loss; anesthesia; operative findings; (procedure|procedures); (procedure|procedures) performed; complications; patient instructions; problem list; problems; immunizations; functional status;
      interval history; plan of (care|treatment); treatment plan`,
    words:
      'chief complaint; presenting; history of present; physical exam; vitals; assessment; mental status exam; reason for consult',
  },
  {
    type: 'medication_list',
    names: 'rx; prescription; prescriptions; prescription details; repeat medications; repeat medication',
  },
  {
    type: 'discharge_summary',
    words:
      'discharge; hospital course; course in hospital; admission diagnos; admission date; admitting diagnosis; return precautions; when to call; when to return; when to seek; when to get; call your doctor if; seek medical care if; seek immediate; wound care; home care; why you were; why you came; come back; get help; what to watch; warning signs; when should i',
  },
];

/** A type with the test of a section name that speaks for it. */
export const typeSections: readonly (readonly [DocumentType, (name: string) => boolean])[] = lists.map(
  ({ type, names = '', words = '' }) => {
    const whole = new Set(expandPhrases(names));
    const held = expandPhrases(words);
    return [type, (name) => whole.has(name) || held.some((word) => name.includes(word))];
  },
);
