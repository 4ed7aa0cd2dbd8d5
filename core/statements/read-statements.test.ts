import { expect, test } from 'vitest';
import { textAt } from '../kernel/span.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import type { PaperKind } from './base-role.ts';
import { readStatements } from './read-statements.ts';

function setup(text: string, kind: PaperKind = 'clinic', namesMedicine = false) {
  const statements = readStatements(parsePaper(text), kind, () => namesMedicine);
  const statementAt = (words: string) => {
    const found = statements.find((statement) => statement.text.includes(words));
    if (found === undefined) throw new Error(`no statement with "${words}"`);
    return found;
  };
  return { statements, statementAt, roleOf: (words: string) => statementAt(words).role };
}

const stay = `DISCHARGE DIAGNOSES:
1. Gout.
2. DIAGNOSIS AT ADMISSION: Foot pain.
CONSULTS: Cardiology.

HOSPITAL COURSE: She was started on colchicine. Her blood pressure has improved. She will continue colchicine at home.
DISPOSITION OF THE PATIENT: Home. She lives near her daughter.

MEDICATIONS: Colchicine. She was told to rest the foot.`;

test.each([
  ['Gout', 'conclusion'],
  ['Foot pain', 'reason'],
  ['Cardiology', 'furniture'],
  ['started on colchicine', 'course'],
  ['continue colchicine', 'medicine_change'],
  ['near her daughter', 'course'],
  ['rest the foot', 'instruction'],
])('reads the role of "%s" in a paper of a stay: %s', (words, role) => {
  expect(setup(stay, 'discharge', true).roleOf(words)).toBe(role);
});

test('takes what improved for the patient, whoever was named before', () => {
  expect(setup(stay, 'discharge', true).statementAt('blood pressure').experiencer).toBe('patient');
});

test('reads the story of a stay below its diagnoses as what happened', () => {
  const { roleOf } = setup('FINAL DIAGNOSES: Gout.\n\nHe was taken to the ward and did well.', 'discharge');

  expect(roleOf('did well')).toBe('course');
});

/** A visit with a part of every kind. */
const visit = `Riverside Clinic

CHIEF COMPLAINT: Knee pain.

HISTORY OF PRESENT ILLNESS: She fell on ice. Denies fever and chills. The knee was swollen.

PAST MEDICAL HISTORY: Asthma.

FAMILY HISTORY: Mother with breast cancer.

SOCIAL HISTORY: She smokes.

MEDICATIONS: Lisinopril 10 mg daily.

ALLERGIES: Penicillin.

REVIEW OF SYSTEMS: No cough.

PHYSICAL EXAM:
Knee: swollen on the left.
Lungs: clear.

ASSESSMENT: Possible meniscal tear.

PLAN:
1. Rest for 2 weeks.
2. MRI of the knee is pending.
3. Call us if the swelling gets worse.
4. Start ibuprofen 400 mg three times daily.

Electronically signed by Dr. Low`;

test.each([
  ['Knee pain', 'reason'],
  ['fell on ice', 'history'],
  ['Asthma', 'past'],
  ['breast cancer', 'family'],
  ['She smokes', 'social'],
  ['Lisinopril', 'medicine'],
  ['Penicillin', 'allergy'],
  ['No cough', 'symptoms'],
  ['swollen on the left', 'examination'],
  ['meniscal tear', 'conclusion'],
  ['Rest for 2 weeks', 'next_step'],
  ['MRI of the knee', 'pending'],
  ['gets worse', 'warning_sign'],
  ['Start ibuprofen', 'medicine_change'],
  ['Electronically', 'furniture'],
])('in a visit "%s" is of role %s', (words, role) => {
  expect(setup(visit).roleOf(words)).toBe(role);
});

test("what a relative has is never the patient's", () => {
  const { statements, statementAt } = setup(visit);

  expect(statementAt('breast cancer').experiencer).toBe('relative');
  expect(statements.filter(({ experiencer }) => experiencer === 'relative')).toHaveLength(1);
});

test.each([
  'His mother had a stroke.',
  'Mother died of cancer.',
  "The patient's father had gout.",
  'Maternal aunt had cancer.',
  'Her sister has lupus.',
])('knows of a relative outside the family history too: "%s"', (sentence) => {
  expect(setup(`ASSESSMENT: ${sentence}`).statements[0]?.experiencer).toBe('relative');
});

test.each(['Her knee hurts.', 'The patient has gout.', 'He lives with his mother.'])(
  'knows that "%s" is of the patient',
  (sentence) => {
    expect(setup(`ASSESSMENT: ${sentence}`).statements[0]?.experiencer).toBe('patient');
  },
);

test.each([
  ['Denies fever and chills', 'denied'],
  ['Possible meniscal tear', 'possible'],
  ['fell on ice', 'stated'],
])('"%s" is %s', (words, certainty) => {
  expect(setup(visit).statementAt(words).certainty).toBe(certainty);
});

test.each([
  ['The risks include bleeding and stroke.', 'risk'],
  ['Risk of infection was explained.', 'risk'],
  ['No fracture is possible to exclude.', 'possible'],
  ['Cannot exclude a fracture.', 'possible'],
  ['No fracture.', 'denied'],
])('"%s" is no plain fact: %s', (sentence, certainty) => {
  expect(setup(`ASSESSMENT: ${sentence}`).statements[0]?.certainty).toBe(certainty);
});

test.each(['HISTORY OF PRESENT ILLNESS', 'HOSPITAL COURSE', 'PLAN', 'FINDINGS', 'PROCEDURE'])(
  'under %s what only might go wrong is no finding',
  (heading) => {
    const { statements } = setup(`${heading}: The risks include bleeding, infection and death.`);

    expect(statements.map(({ role }) => role)).toEqual(['furniture']);
  },
);

test.each([
  ['Rest for 2 weeks', 'planned'],
  ['gets worse', 'conditional'],
  ['Asthma', 'before'],
  ['swollen on the left', 'now'],
  ['MRI of the knee', 'planned'],
])('tells the time of "%s": %s', (words, temporality) => {
  expect(setup(visit).statementAt(words).temporality).toBe(temporality);
});

test.each(['NKDA', 'No known drug allergies.', 'Allergic to penicillin.', 'Allergies: latex'])(
  'knows "%s" as words of allergies wherever they stand',
  (sentence) => {
    expect(setup(`HISTORY OF PRESENT ILLNESS: She fell.\n${sentence}`).statements.at(-1)?.role).toBe('allergy');
  },
);

test.each([
  'Biopsy results are pending.',
  'Cultures were sent off.',
  'Results to follow.',
  'The specimen was sent to pathology.',
])('"%s" is awaited', (sentence) => {
  expect(setup(`HOSPITAL COURSE: ${sentence}`, 'discharge').statements[0]?.role).toBe('pending');
});

test.each([
  'Return if fever.',
  'Call 911 if you have chest pain.',
  'Seek help if the swelling gets worse.',
  'Go to ED if breathless.',
])('under a plan "%s" is a warning sign', (sentence) => {
  expect(setup(`PLAN: ${sentence}`).statements[0]?.role).toBe('warning_sign');
});

test('all under warning signs are warning signs', () => {
  const { statements } = setup('RETURN PRECAUTIONS:\n- Chest pain\n- Fever');

  expect(statements.map(({ role }) => role)).toEqual(['warning_sign', 'warning_sign']);
});

const scan = `TECHNIQUE: Axial images.

COMPARISON: None.

HISTORY: Cough.

FINDINGS: There is a nodule. The study is limited by motion. Follow-up CT is recommended.

IMPRESSION: Nodule. Recommend CT in 3 months.`;

test.each([
  ['There is a nodule', 'finding'],
  ['limited by motion', 'limit'],
  ['Follow-up CT', 'next_step'],
  ['Recommend CT', 'next_step'],
  ['Cough', 'reason'],
  ['None', 'limit'],
])('on a scan "%s" is of role %s', (words, role) => {
  expect(setup(scan, 'imaging').roleOf(words)).toBe(role);
});

test('a scan without headings has findings where nothing concludes', () => {
  const { statements } = setup('The lungs are clear. There is a nodule.', 'imaging');

  expect(statements.every(({ role }) => role === 'conclusion' || role === 'finding')).toBe(true);
});

test('what follows up nothing is no step: "stable, unchanged on follow-up"', () => {
  expect(setup('FINDINGS: The nodule is stable on follow up.', 'imaging').statements[0]?.role).toBe('finding');
});

test('steps of an operation are no findings', () => {
  const { roleOf } = setup(
    'PROCEDURE PERFORMED: Knee arthroscopy.\n\nCOMPLICATIONS: None.\n\nDESCRIPTION OF PROCEDURE: The skin was cut. The joint was opened.',
    'operative',
  );

  expect(roleOf('Knee arthroscopy')).toBe('done');
  expect(roleOf('None')).toBe('detail');
  expect(roleOf('skin was cut')).toBe('technique');
});

test('a change needs a medicine that is named, or a dose', () => {
  expect(setup('PLAN: Start zorbalol now.', 'clinic', true).statements[0]?.role).toBe('medicine_change');
  expect(setup('PLAN: Start zorbalol 5 mg.', 'clinic').statements[0]?.role).toBe('medicine_change');
  expect(setup('PLAN: Start walking.', 'clinic').statements[0]?.role).toBe('next_step');
});

test('"Was scheduled" tells what was, and no step to come', () => {
  const { statements } = setup('HOSPITAL COURSE: An MRI was scheduled and was done.', 'discharge');

  expect(statements[0]?.role).not.toBe('next_step');
});

test('a label opens a part of its own', () => {
  expect(setup('ASSESSMENT: Sprain.\nPlan: rest and ice.\nOther words.').roleOf('rest and ice')).toBe('next_step');
});

test('headings that nobody knows divide the part they stand in', () => {
  expect(setup('PHYSICAL EXAM:\n\nZORBAL:\nThe zorbal is sore.').roleOf('is sore')).toBe('examination');
});

test.each(['1.', '...', 'XXXX', '-', 'X'])('tells nothing of "%s"', (line) => {
  expect(setup(`PLAN:\n${line}`).statements).toEqual([]);
});

test('keeps the order of the paper, and spans into it', () => {
  const { statements } = setup(visit);

  expect(statements.map(({ order }) => order)).toEqual(statements.map((_, at) => at));
  for (const { text, span } of statements) expect(textAt(visit, span)).toContain(text.split(' ').at(-1));
});

test.each(['a', '(', '1. A ', 'A: b\n', 'No.'])('comes to an end with 100,000 characters of %j', (part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length));

  for (const { span } of setup(text).statements) expect(span[1]).toBeLessThanOrEqual(text.length);
});

const operation = `PREOPERATIVE DIAGNOSIS: Gallstones.

TITLE OF THE OPERATION: Gallbladder removal, CPT code 47562.

PROCEDURE: Knee repair. The knee was washed. Skin closed.

INDICATIONS FOR SURGERY: The patient has pain. The risks and benefits were discussed with her. She understood them.

MEDICATIONS: Ancef 1 g.

SPECIMENS: Gallbladder.

DESCRIPTION OF OPERATION: The patient was brought to the operating room.

The camera was put in. The gallbladder was sent to pathology. The baby was handed to the awaiting nurse. A stone was found. Wires were removed.`;

test.each([
  ['Gallbladder removal', 'done'],
  ['Knee repair', 'done'],
  ['was washed', 'technique'],
  ['Skin closed', 'step'],
  ['has pain', 'reason'],
  ['discussed with her', 'furniture'],
  ['She understood', 'furniture'],
  ['Ancef', 'furniture'],
  ['Gallbladder.', 'pending'],
  ['camera was put in', 'step'],
  ['sent to pathology', 'pending'],
  ['awaiting nurse', 'step'],
  ['stone was found', 'step'],
  ['Wires were removed', 'technique'],
])('in a report of an operation "%s" is of role %s', (words, role) => {
  expect(setup(operation, 'operative').roleOf(words)).toBe(role);
});

test('tells who was operated on as a reason, and what was sent home with as a next step', () => {
  const { roleOf } = setup(
    `PROCEDURE: Knee arthroscopy.

FINDINGS: This is a 40-year-old man here for knee pain. A tear was seen.

SPECIMENS: None. The patient was seen in the emergency room.

INDICATIONS: Pain. I would recommend a check in 2 years.

DESCRIPTION: The knee was washed. Heparin 5000 units was given. He was discharged with crutches.`,
    'operative',
  );

  expect(roleOf('40-year-old')).toBe('reason');
  expect(roleOf('crutches')).toBe('next_step');
  expect(roleOf('emergency room')).toBe('reason');
  expect(roleOf('2 years')).toBe('next_step');
  expect(roleOf('Heparin')).toBe('technique');
});

test('a visit by its date is a step, and what makes it sooner no list of signs', () => {
  const { roleOf } = setup(
    'PLAN: Return to the office in 8 weeks or sooner if there are problems. Call if you have fever. Discharge the patient home and have him see his doctor in 1 week if symptoms persist.',
  );

  expect(roleOf('8 weeks')).toBe('next_step');
  expect(roleOf('fever')).toBe('warning_sign');
  expect(roleOf('Discharge')).toBe('next_step');
});

test('what an illness could be is not what it is', () => {
  const { roleOf } = setup(
    'DIFFERENTIAL DIAGNOSES: Stroke, tumor.\nIMPRESSION: Migraine.\nPLAN: The patient is cleared for work.',
  );

  expect(roleOf('Stroke')).toBe('differential');
  expect(roleOf('Migraine')).toBe('conclusion');
  expect(roleOf('cleared')).toBe('next_step');
});

test('what somebody was warned of is told with the steps, and what should have been done is no sign to look for', () => {
  const { roleOf } = setup(
    'ASSESSMENT: Cut on the hand. She knew that she should have called for help if she felt weak.\nPLAN: The patient was warned that glass may be left in the cut.',
  );

  expect(roleOf('glass')).toBe('next_step');
  expect(roleOf('knew')).not.toBe('warning_sign');
});

test.each([
  ['Your potassium is a bit high, so stop the potassium tablets.', 'next_step'],
  ['Please take vitamin D once a week.', 'next_step'],
  ['See me in 3 weeks.', 'next_step'],
  ['Your sugar is low to start with.', 'history'],
])('takes what a mail with results asks for as a step: %s', (text, role) => {
  expect(setup(`Your results are here.\n\n${text}`, 'lab').roleOf(text)).toBe(role);
});

test('tells apart what is denied as a whole, of whom it is, and what was entered in error', () => {
  const { statements, statementAt } = setup(
    'HISTORY: No fever. No earache but has a hoarse voice. Her husband has gout. Her husband has noticed a tremor. Asthma: entered in error.',
  );

  expect(statementAt('fever').certainty).toBe('denied');
  expect(statementAt('hoarse').certainty).toBe('stated');
  expect(statementAt('gout').experiencer).toBe('relative');
  expect(statementAt('tremor').experiencer).toBe('patient');
  expect(statements.some(({ text }) => text.includes('error'))).toBe(false);
});
