import { expect, test } from 'vitest';
import type { DocumentKind } from '../documents/document-kinds.ts';
import type { StoryPart } from '../documents/explanation.ts';
import { readingLevels, type ReadingLevel } from '../documents/reading-level.ts';
import { factsOf } from '../explaining/testing/facts.ts';
import { tinyKnowledge } from '../explaining/testing/tiny-knowledge.ts';
import { textAt } from '../kernel/span.ts';
import { smallLexicon } from '../simplifying/testing/small-lexicon.ts';
import { personOf, type Person } from './person.ts';
import { tellStory } from './tell-story.ts';

type Given = { kind?: DocumentKind; level?: ReadingLevel; isEnglish?: boolean; person?: Partial<Person> };

function setup(text: string, { kind = 'office_visit', level = 'standard', isEnglish = true, person = {} }: Given = {}) {
  const story = tellStory({
    reading: factsOf(text).reading({ documentKind: kind }),
    knowledge: { ...tinyKnowledge, lexicon: smallLexicon() },
    isEnglish,
    level,
    person: { ...personOf(text), ...person },
  });
  const inPart = (part: StoryPart) =>
    story.told.filter((sentence) => sentence.part === part).map(({ text: words }) => words);
  return { ...story, inPart, all: story.told.map(({ text: words }) => words).join('\n') };
}

test('a note that concludes nothing says what it could be', () => {
  const { inPart } = setup('PC: sore knee 2/7\nHPC: nil fall\nDDx: gout or infection\nPlan: R/v 2/7');

  expect(inPart('bottom_line')).toContainEqual(
    expect.stringMatching(/^The doctor thinks that it could be: gout or infection/i),
  );
});

test('causes that a note lists within its history are told as what it could be', () => {
  const { all } = setup(
    'PC: dizzy 2/7\nHPC: spins when turning in bed. DDx: BPPV, migraine, early stroke\nPlan: R/v 2/7',
  );

  expect(all).toMatch(/could be: BPPV, migraine, early stroke/);
  expect(all).not.toMatch(/(?:conclusion|assessment): BPPV/);
});

test('tests below a heading that names their lab are asked for, and not there', () => {
  const { all } = setup(
    'PC: tired 3/52\nO/E:\nHR 70\nBloods requested - ACL\n- Ferritin\n- TSH, FBC\nImp: fatigue\nPlan: R/v 2/52',
  );

  expect(all).toContain('Tests that the doctor asked for:');
  expect(all).not.toMatch(/There (?:was|were) .*(?:ferritin|TSH)/i);
});

test('a note tells a conclusion of one word, and when to come back', () => {
  const { all } = setup('PC: sore knee 2/7\nHPC: nil fall\nImp: gout\nPlan: R/v 2/7');

  expect(all).toMatch(/The doctor's conclusion: gout\./i);
  expect(all).toContain('See the doctor again in 2 days.');
});

test('a visit without a conclusion says first what an examination showed, and not what was only measured', () => {
  const { inPart } = setup(
    'HISTORY OF PRESENT ILLNESS: She reads with glasses.\n\nEXAMINATION: The pressure of the eyes was measured at 16 in both. The examination revealed a bleeding in both eyes.',
  );

  expect(inPart('bottom_line')[0]).toMatch(/bleeding/);
});

const visit = `CHIEF COMPLAINT: Knee pain.

HISTORY OF PRESENT ILLNESS: She fell on ice a week ago. She denies fever, chills and numbness. She has a contusion on the left.

FAMILY HISTORY: Mother with breast cancer.

ALLERGIES: Penicillin and latex.

MEDICATIONS: Lisinopril 10 mg p.o. daily.

PHYSICAL EXAM:
The left knee is swollen.
The right knee is normal.
Pulse 112.

ASSESSMENT: Possible torn cartilage of the left knee.

PLAN:
1. Rest for 2 weeks.
2. The blood test is pending.
3. Call us if the swelling gets worse.
4. The risks of surgery include bleeding; infection; death.

Electronically signed by Dr. Low`;

test.each<[StoryPart, RegExp]>([
  ['bottom_line', /possible torn cartilage of the left knee/i],
  ['bottom_line', /the reason for the visit: knee pain/i],
  ['why', /bruise on the left/i],
  ['found', /left knee is swollen/i],
  ['normal', /right knee is normal/i],
  ['allergies', /penicillin/i],
  ['medicines', /lisinopril 10 mg by mouth daily/i],
  ['waiting_for', /blood test is pending/i],
  ['next_steps', /rest for 2 weeks/i],
  ['when_to_get_help', /call us if the swelling gets worse/i],
])('tells under %s of a visit what matches %s, and nowhere else', (part, words) => {
  const { inPart, told } = setup(visit);

  expect(inPart(part).join('\n')).toMatch(words);
  expect(told.filter(({ text }) => words.test(text))).toHaveLength(1);
});

test('tells what matters most first', () => {
  expect(setup(visit).told.find(({ basis }) => basis === 'document')?.part).toBe('bottom_line');
});

test('never tells what a relative has', () => {
  expect(setup(visit).all).not.toMatch(/cancer/i);
});

test('never tells what only might go wrong', () => {
  expect(setup(visit).all).not.toMatch(/bleeding|infection|death/i);
});

test('never tells who signed', () => {
  expect(setup(visit).all).not.toMatch(/signed|Dr\. Low/);
});

test('keeps every denial', () => {
  expect(setup(visit).all).toMatch(
    /no fever, chills (?:or|and) numbness|den(?:y|ies) fever, chills (?:or|and) numbness/i,
  );
});

test('tells no bare figure under what is normal', () => {
  expect(setup(visit).inPart('normal').join(' ')).not.toMatch(/\d/);
});

test('ties every sentence to words of the paper, whose numbers it keeps', () => {
  const told = setup(visit, { level: 'detailed' }).told.filter(({ basis }) => basis === 'document');

  expect(told.length).toBeGreaterThan(10);
  for (const { text, spans } of told) {
    const source = spans.map((span) => textAt(visit, span)).join(' ');
    expect(source).not.toBe('');
    for (const number of text.match(/\d+/g) ?? []) expect(source).toContain(number);
  }
});

test('tells less at a simple level, and more at a detailed one', () => {
  const parts =
    'knee hip neck back arm leg hand foot head chest shoulder elbow wrist ankle nose jaw thigh calf heel toe waist palm'.split(
      ' ',
    );
  const text = `PHYSICAL EXAM: ${parts.map((part) => `The ${part} is sore.`).join(' ')}`;
  const [simple = 0, standard = 0, detailed = 0] = readingLevels.map((level) => setup(text, { level }).told.length);

  expect(simple).toBeGreaterThan(3);
  expect(simple).toBeLessThan(standard);
  expect(standard).toBeLessThan(detailed);
});

test.each(readingLevels)('at the %s level tells the bottom line, warnings and what is awaited', (level) => {
  const { inPart } = setup(visit, { level });

  for (const part of ['bottom_line', 'when_to_get_help', 'waiting_for', 'next_steps', 'allergies'] as const)
    expect(inPart(part)).not.toEqual([]);
});

test('never tells a leaning sentence alone', () => {
  const text =
    'FINDINGS: Electronically signed by Dr. Low. This is larger than before with bleeding.\n\nIMPRESSION: A small mass.';

  expect(setup(text, { kind: 'ct' }).all).not.toContain('This is larger');
});

test.each([
  ['No known drug allergies.', /no known drug allergies/i],
  ['Penicillin causes a rash.', /penicillin causes a rash/i],
  ['None.', /no allergies/i],
])('tells the allergies "%s"', (words, said) => {
  expect(setup(`ALLERGIES: ${words}\n\nASSESSMENT: Sprain.`).inPart('allergies').join(' ')).toMatch(said);
});

test('speaks to the parents of a child and the family of somebody who died', () => {
  const text = 'ASSESSMENT: The patient has edema.';

  expect(setup(text, { person: { addressee: 'parent' } }).all).toContain('Your child has swelling.');
  expect(setup(text, { person: { addressee: 'family' } }).all).toContain('Your family member has swelling.');
});

test('tells nothing of a paper that is not in English', () => {
  expect(setup('BEURTEILUNG: Kein Bruch.', { isEnglish: false }).told).toEqual([]);
});

test.each(['', '   ', '\n\n', '...', 'A'])('has an answer for a paper that holds no more than %j', (text) => {
  const { told } = setup(text);

  expect(told.filter(({ basis }) => basis === 'document').length).toBeLessThanOrEqual(1);
});

test.each(['a', '(', ')', '. ', '7', 'I '])('comes to an end with 100,000 characters of %j', (part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length));

  for (const { spans } of setup(text).told) for (const [, end] of spans) expect(end).toBeLessThanOrEqual(text.length);
});

test('tells where somebody went from the emergency room in the bottom line', () => {
  const { inPart } = setup(
    'CHIEF COMPLAINT: Cough.\n\nHISTORY OF PRESENT ILLNESS: He came to the emergency room with a cough.\n\nASSESSMENT: Cold.\n\nDISPOSITION: To home with his son.',
  );

  expect(inPart('bottom_line')).toContain('Where to after the hospital: home with your son.');
});

test('the clear edge of a nerve of the eye is no edge of a tumor', () => {
  const { all } = setup(
    'CHIEF COMPLAINT: Sore knee.\n\nPHYSICAL EXAMINATION: Fundi reveal flat discs with clear margins.\n\nASSESSMENT: Gout.\n\nPLAN: Rest.',
  );

  expect(all).not.toContain('tumor');
});

test('of a paper of a few lines, nothing is left out, and its title in capitals is told as nothing', () => {
  const { all } = setup(
    'WALK-IN CLINIC VISIT\nSore throat since Friday.\nNot only febrile, but also tachycardic and hypoxic.\nNo change in the goiter.',
  );

  expect(all).not.toMatch(/walk-in clinic visit/i);
  expect(all).toMatch(/not only febrile/i);
});

test('a line with a medicine and its dose is told among the medicines, where no heading says so', () => {
  const text = 'Back pain for a week.\nAmoxil 500 mg twice daily.\nReview in a week.';
  const of = factsOf(text);
  const { told } = tellStory({
    reading: of.reading({
      documentKind: 'office_visit',
      recognisedKind: 'office_visit',
      medications: [of.medication('Amoxil 500 mg twice daily', { name: 'Amoxil', strength: '500 mg' })],
    }),
    knowledge: { ...tinyKnowledge, lexicon: smallLexicon() },
    isEnglish: true,
    level: 'standard',
    person: personOf(text),
  });

  expect(told.filter(({ part }) => part === 'medicines').map(({ text: words }) => words)).toEqual([
    expect.stringMatching(/^Amoxil 500 mg/),
  ]);
});
