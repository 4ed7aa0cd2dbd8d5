import { expect, test } from 'vitest';
import { guessSection } from './guess-section.ts';

test.each<[string, string | undefined, number?]>([
  ['Her mother had breast cancer. Father died of a stroke at 70.', 'family history'],
  ['He lives with his wife, smokes a pack per day and drinks two beers.', 'social history'],
  ['No known drug allergies.', 'allergies'],
  ['Allergic to sulfa, which gives hives.', 'allergies'],
  ['Lisinopril 10 mg daily, metformin twice a day.', 'medications', 2],
  ['Appendectomy in 1988, cesarean section in 1995.', 'past surgical history'],
  ['Denies fever, chills, cough. No chest pain. No dysuria.', 'review of systems'],
  ['GENERAL: Alert and in no apparent distress. NECK: Supple. LUNGS: Clear to auscultation.', 'physical exam'],
  ['Hypertension, diabetes and asthma.', 'past medical history'],
  ['Sore throat.', 'chief complaint'],
  ['1. Bronchitis, likely viral. 2. Back strain, improved.', 'assessment'],
  ['Up to date.', 'immunizations'],
  ['Discharged to home in stable condition. Follow up with her doctor in a week.', 'plan'],
  ['Gravida 2, para 2. Last menstrual period in March.', 'gynecologic history'],
  [
    'The patient is a 54-year-old woman who presents with a cough that began two weeks ago. She states that it is worse at night.',
    'history of present illness',
  ],
  ['', undefined],
  ['...', undefined],
])('takes "%s" for %s', (passage, name, medicines = 0) => {
  expect(guessSection(passage, medicines)).toBe(name);
});
