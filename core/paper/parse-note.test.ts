import { expect, test } from 'vitest';
import { textAt } from '../kernel/span.ts';
import { parsePaper } from './parse-paper.ts';

function setup(...lines: string[]) {
  const paper = parsePaper(lines.join('\n'));
  return {
    paper,
    parts: paper.sections.map(({ name }) => name),
    linesOf: (part: string) =>
      paper.sections.filter(({ name }) => name === part).flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    topicsOf: (part: string) =>
      paper.sections
        .filter(({ name }) => name === part)
        .flatMap(({ sentences }) => sentences.map(({ topic }) => topic)),
    printed: paper.sections.flatMap(({ sentences }) => sentences.map(({ span }) => textAt(paper.text, span))),
  };
}

const note = [
  '03/02/26',
  'HPC',
  'Sore ankle 3/7 after netball',
  'Nil locking nil giving way',
  'PMHx',
  'Nil sig hx',
  'O/E',
  'Lat malleolus swollen, pt weight bears',
  'Ix',
  'XR ankle',
  'Imp',
  '1 Ankle sprain L',
  '2 Hay fever',
  'Plan',
  '# Ankle',
  '- Ice and rest',
  '- Physio',
  'Safety net',
  'ED if:',
  '- foot goes numb',
  '- pain much worse',
  '# Hay fever',
  '- Cetirizine 10mg mane PRN',
  'F/U',
  'R/v 2/52',
];

test('reads a note line by line under its short headings', () => {
  const { paper, parts, linesOf } = setup(...note);

  expect(paper.isNote).toBe(true);
  expect(parts).toEqual([
    null,
    'history of present illness',
    'past medical history',
    'examination',
    'tests ordered',
    'impression',
    'plan',
    'safety net',
    'plan',
    'follow-up',
  ]);
  expect(linesOf('history of present illness')).toEqual(['Sore ankle 3/7 after netball', 'Nil locking nil giving way']);
  expect(linesOf('impression')).toEqual(['Ankle sprain L', 'Hay fever']);
});

test('says what the items of a plan are about', () => {
  const { topicsOf } = setup(...note);

  expect(topicsOf('plan')).toEqual(['Ankle', 'Ankle', 'Hay fever']);
  expect(topicsOf('safety net')).toEqual(['ED if', 'ED if']);
});

test('takes the heads of a plan as what is thought where nothing else says it', () => {
  const { linesOf } = setup(
    'HPC',
    'Cough 2/52 nil fever',
    'O/E',
    'Chest clear pt well',
    'Mx',
    '1) Chest cold',
    '- Fluids',
    '2) Smoking',
    '- Nicotine patch offered',
    'F/U',
    'r/v PRN',
  );

  expect(linesOf('impression')).toEqual(['1) Chest cold', '2) Smoking'].map((line) => line.slice(3)));
});

test('takes red flags before any conclusion as part of the story', () => {
  const { parts } = setup(
    'HPC',
    'Back pain 2/52',
    'Red flags',
    'Nil numbness nil fever',
    'Imp',
    'Strain',
    'Mx',
    'Rest, r/v PRN',
  );

  expect(parts).toEqual(['history of present illness', 'history of present illness', 'impression', 'plan']);
});

test('leaves papers in prose as they are', () => {
  const { paper } = setup(
    'HPI: The patient is a 40-year-old woman who fell on her left wrist two weeks ago and comes back to have it looked at.',
    'PMH: She has had asthma since childhood and uses an inhaler every day; she has never been in hospital because of it.',
    'Plan: The wrist will be kept in a splint for two more weeks, and she will return to this clinic at the end of the month.',
  );

  expect(paper.isNote).toBe(false);
});

test('points every sentence at its place in the text', () => {
  const { printed } = setup(...note);

  expect(printed).toContain('Ankle sprain L');
  expect(printed.every((words) => words.length > 0)).toBe(true);
});

test('says what medicines below a lead are for, each by itself', () => {
  const { linesOf, topicsOf } = setup(
    'HPC',
    'Cough 2/52 nil fever',
    'Imp',
    '1 Chest cold. Mild. No wheeze.',
    'Plan',
    '- Pain relief:',
    '* Paracetamol 1g QID',
    '* Ibuprofen 400mg TDS',
    '- Fluids',
    'F/U',
    'r/v PRN',
  );

  expect(linesOf('impression')).toEqual(['Chest cold. Mild. No wheeze']);
  expect(linesOf('plan')).toEqual(['Paracetamol 1g QID', 'Ibuprofen 400mg TDS', 'Fluids']);
  expect(topicsOf('plan')).toEqual(['Pain relief', 'Pain relief', null]);
});

test('reads a short page of lines without full stops above a plan as a note', () => {
  const { paper, parts, linesOf } = setup(
    'History : having earache for 2 days',
    'There is some fever',
    'You feel tired',
    'There is no cough',
    'Medical history : you have asthma',
    'Medication : a blue inhaler',
    "You don't smoke",
    'Plan you will need drops',
    'If the pain gets worse please call us',
  );

  expect(paper.isNote).toBe(true);
  expect(parts).toEqual(['history of present illness', 'past medical history', 'medications', 'plan']);
  expect(linesOf('plan')).toEqual(['you will need drops', 'If the pain gets worse please call us']);
});

test('reads a note that was pasted twice once', () => {
  const { linesOf } = setup(...note, ...note);

  expect(linesOf('impression')).toEqual(['Ankle sprain L', 'Hay fever']);
});

test('takes the lines above the first heading as the story where no heading opens it', () => {
  const { linesOf } = setup('Earache 3/7', 'Nil fever', 'PMHx', 'Nil', 'Imp- Otitis', 'Plan', 'Drops BD', 'R/v 1/52');

  expect(linesOf('history of present illness')).toEqual(['Earache 3/7', 'Nil fever']);
});

test('takes what stands behind age and sex above the first heading as the reason', () => {
  const { linesOf } = setup('22/11/25', '49F f/up rash', 'Hx', 'Itchy 3/7', 'Dx', 'Eczema', 'Plan', 'Cream BD');

  expect(linesOf('reason for visit')).toEqual(['49F f/up rash', '22/11/25']);
});
