import { expect, test } from 'vitest';
import { asHistory } from './note-history.ts';

const setup = asHistory;

test.each([
  ['3/7 hx of back pain', 'For 3 days, the patient has had back pain'],
  ['2-3 day hx sore throat', 'For 2-3 days, the patient has had sore throat'],
  ['5/7 hx generally unwell', 'For 5 days, the patient has been generally unwell'],
  ['Long hx worry about school', 'For a long time, the patient has had worry about school'],
  ['Having a sore knee for 2 weeks', 'The patient has had a sore knee for 2 weeks'],
  ['Earache since Monday', 'The patient has had earache since Monday'],
  ['Episodes of dizziness', 'The patient has had episodes of dizziness'],
  ['Has tried ice', 'The patient has tried ice'],
  ['Feeling tired', 'The patient is feeling tired'],
  ['2/12 hx feeling low', 'For 2 months, the patient has been feeling low'],
  ['Seems to have started at work', 'It seems to have started at work'],
  ['Came with her sister', 'The patient came with her sister'],
  ['Comes in spells', 'It comes in spells'],
  ['Starts on waking up', 'It starts on waking up'],
  ['Itchy skin on my feet', "Itchy skin on the patient's feet"],
] as const)('says "%s" of whom it is about', (line, said) => {
  expect(setup(line)).toBe(said);
});

test.each(['No fever', 'Started on iron tablets', '3/12 ago fell off a ladder', 'Over the right eye', 'Knee is sore'])(
  'leaves "%s" as it is',
  (line) => {
    expect(setup(line)).toBe(line);
  },
);
