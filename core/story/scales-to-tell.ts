import { touching } from '../kernel/touching.ts';
import type { Reading } from '../reading/reading.ts';
import { scalesBeside } from './pathology/tell-tissue.ts';
import type { StorySentence } from './story.ts';

/** Of a note and a visit, a place on a scale of the examination only where something told names it: "GCS 15" is for the doctor. */
export function scalesToTell(
  reading: Reading,
  { tissue, isNote, told }: { tissue: boolean; isNote: boolean; told: readonly StorySentence[] },
): Pick<Reading, 'scales' | 'text'> {
  if (tissue) return { ...reading, scales: scalesBeside(reading) };
  if (!isNote) return reading;
  const isTold = touching(told.filter(({ part }) => part !== 'normal').flatMap(({ spans }) => spans));
  return {
    ...reading,
    scales: reading.scales.filter(
      ({ scale, span }) => scale !== 'pain_score' && (!ofExamination.has(scale) || isTold(span)),
    ),
  };
}

/** What is scored by looking, asking and pressing at a visit. */
const ofExamination = new Set<Reading['scales'][number]['scale']>([
  'glasgow_coma',
  'muscle_strength',
  'pain_faces',
  'flacc',
  'mallampati',
  'asa_class',
  'valve_grade',
  'visual_acuity',
  'eye_pressure',
  'sprain_grade',
  'apgar',
  // "Flat discs with clear margins": the edge of a nerve of the eye, and of no tumor.
  'margins',
]);
