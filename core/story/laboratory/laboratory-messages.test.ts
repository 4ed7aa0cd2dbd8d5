import { expect, test } from 'vitest';
import { report, sentencesOn, told } from './testing/told.ts';

const man = 'DOB: 1953-09-05   Sex: male   Collected: 2024-02-14';
const girl = 'DOB: 2019-09-05   Sex: female   Collected: 2024-02-14';

const glucose = 'Glucose | 103 | H | mg/dL | 70-100';
const sodium = 'Sodium | 140 | | mmol/L | 135-145';
const creatinine = 'Creatinine | 1.0 | | mg/dL | 0.7-1.3';

test('begins with how many results are outside and which, and ends the bottom line with one next step', () => {
  expect(told(report(man, glucose, sodium, creatinine), 'bottom_line')).toEqual([
    'One of three results is outside the range: blood sugar (slightly high). Two are inside.',
    'Small steps outside a range are common and often mean little.',
    'Show this paper to your doctor and ask what it means for you.',
  ]);
});

test('tells a result outside with its number, its range, and what commonly does that', () => {
  expect(told(report(man, glucose, sodium), 'found')).toEqual([
    'Your blood sugar (glucose) is slightly high: 103 mg/dL. The range is 70-100.',
    'Blood sugar can be high after a meal, or with diabetes or before it starts.',
  ]);
});

test('tells what is inside in a line for each part of the body', () => {
  expect(told(report(man, sodium, 'Potassium | 4.1 | | mmol/L | 3.5-5.1', creatinine), 'normal')).toEqual([
    'Kidneys: creatinine is within its range.',
    'Salts and minerals: sodium and potassium are within their ranges.',
  ]);
});

test('calls nothing good where numbers could not be read, and says how many and which', () => {
  const lost = ['Potassium | 4.l | | mmol/L | 3.5-5.1', 'Chloride | 1O7 | | mmol/L | 98-107'];
  const words = told(report(man, sodium, ...lost));

  expect(words).toContain(
    'The one result that we could read is inside its range. The numbers of two more we could not read.',
  );
  expect(words).toContain('We could not read the number of: potassium and chloride. Please look at the paper.');
  expect(words.join(' ')).not.toContain('good news');
});

test('promises no health where all is inside', () => {
  expect(told(report(man, sodium, creatinine), 'bottom_line')).toEqual([
    'Both results are inside their ranges.',
    'That is good news, though no test can rule out every illness.',
    'Take this paper along to the next visit.',
  ]);
});

test('says to call now of a result at which laboratories call, and names no other urgency', () => {
  const sentences = told(report(man, 'Potassium | 6.9 | HH | mmol/L | 3.5-5.1', sodium), 'bottom_line');

  expect(sentences[0]).toBe(
    'Call the doctor or clinic now: your potassium (very high) is at a level that labs tell a doctor about at once.',
  );
  expect(sentences.join(' ')).not.toMatch(/often mean little|Show this paper|next visit/);
});

test('tells many results outside by body system, the worst one first', () => {
  const rows = [
    'TSH | 0.008 | L | mIU/L | 0.4-4.5',
    'Free T4 | 2.9 | H | ng/dL | 0.8-1.8',
    glucose,
    'LDL Cholesterol | 155 | H | mg/dL | <100',
  ];
  const more = [
    'Hemoglobin | 12.9 | L | g/dL | 13.5-17.5',
    'Platelets | 135 | L | 10^3/uL | 150-400',
    'Sodium | 133 | L | mmol/L | 135-145',
  ];

  const [first = ''] = told(report(man, ...rows, ...more), 'found');
  expect(first).toMatch(/^Thyroid: both are outside: (?:TSH|free T4) very (?:low|high) \(/);
});

test('never names a cause to a child whose record is of adults, and speaks to the parents', () => {
  const sentences = told(report(girl, glucose, sodium));

  expect(sentences).toContain("Your child's blood sugar (glucose) is slightly high: 103 mg/dL. The range is 70-100.");
  expect(sentences.join(' ')).not.toContain('diabetes');
});

test('says by whose limits a result is outside where the report prints no range', () => {
  expect(told(report(man, sodium, 'HDL Cholesterol | 36 | | mg/dL |'), 'found')).toEqual([
    'Your HDL (good) cholesterol is 36 mg/dL. The report prints no range for it.',
    'By common limits for adults (40 mg/dL or more, American Heart Association), that is slightly low.',
  ]);
});

test('says of a sugar without a range that it is high only for who had not eaten', () => {
  const [, limits] = told(report(man, sodium, 'Glucose | 140 | | mg/dL |'), 'found');

  expect(limits).toContain('that is clearly high if you had not eaten');
});

test('names the stretch of an A1c, and no illness as given', () => {
  const sentences = told(report(man, 'Hemoglobin A1c | 5.8 | | % |'));

  expect(sentences.join(' ')).toContain('It is in a range that many doctors call prediabetes.');
  expect(sentences.join(' ')).not.toMatch(/you have/i);
});

test('judges by no limits for a child or in pregnancy', () => {
  const row = 'Glucose | 140 | | mg/dL |';

  expect(told(report(girl, row)).join(' ')).not.toContain('common limits');
  expect(told(report('Age: 30 years  She is 30 weeks pregnant', row)).join(' ')).not.toContain('common limits');
});

test('tells for both sexes where limits differ and the sex is not known', () => {
  expect(told(report('', sodium, 'HDL Cholesterol | 45 | | mg/dL |'), 'found')).toEqual([
    'Your HDL (good) cholesterol is 45 mg/dL. The report prints no range for it.',
    'By common limits for adults (American Heart Association), this HDL (good) cholesterol is inside for men (40 mg/dL or more) and low for women (50 mg/dL or more).',
  ]);
});

test('compares nothing across units between which there is no exact conversion', () => {
  const sentences = told(report(man, sodium, 'Ferritin | 54 | | pmol/L | 30-300 ng/mL'));

  expect(sentences).toContain(
    'Ferritin is in one unit, and the range is in another, so they cannot be compared as printed. Ask the lab or the doctor.',
  );
  expect(sentences.join(' ')).not.toContain('low');
});

test('says that a range was converted into the unit of the value', () => {
  const rows = ['Glucose | 5.4 | | mmol/L | 70-110 mg/dL', 'Hemoglobin | 101 | | g/L | 13.0-17.7 g/dL'];
  const sentences = told(report(man, sodium, ...rows));

  expect(sentences).toContain(
    'The report gives blood sugar (glucose) in one unit and the range in another. We converted the range to compare them.',
  );
  expect(sentences).toContain(
    'Your hemoglobin is clearly low: 101 g/L. The range is 13.0-17.7 in another unit, which we converted.',
  );
});

test('asks about a mark that contradicts the range', () => {
  expect(told(report(man, sodium, 'Hemoglobin | 14.0 | H | g/dL | 13.0-17.7'), 'unclear')).toEqual([
    'Which is right? Your hemoglobin is 14.0 g/dL. The report marks it high, but that is inside the range of 13.0-17.7. Ask the lab or the doctor.',
  ]);
});

test('raises no alarm by numbers that the laboratory doubts, and tells nobody that they are fine', () => {
  const text = `${report(man, 'Potassium | 6.9 | H | mmol/L | 3.5-5.1', sodium)}\nComment: Sample haemolysed. Potassium is falsely raised.`;
  const sentences = told(text);

  expect(sentences[0]).toBe(
    'If the number for potassium is right, it needs help at once. Call the doctor or clinic now and ask.',
  );
  expect(sentences).toContain(
    'The lab itself doubts this: potassium. The reason: blood cells broke in the tube. Ask if the test should be done again.',
  );
  expect(sentences.join(' ')).not.toMatch(/6\.9|good news/);
});

test('a number that the laboratory takes back is no alarm, and is asked for anew', () => {
  const rows = [man, 'Potassium | 7.0 | HH | mmol/L | 3.5-5.1', sodium] as const;
  const sentences = told(`${report(...rows)}\nComment: Specimen contaminated. Do not use the potassium result.`);

  expect(sentences[0]).toBe(
    'The lab itself says that potassium may not be right, so do not go by this number. Ask the doctor or clinic today for a new test.',
  );
  expect(sentences.join(' ')).not.toMatch(/call the doctor|very high/i);
});

test('a laboratory that takes back all its numbers is heard before any of them', () => {
  const rows = [man, 'Potassium | 7.0 | HH | mmol/L | 3.5-5.1', sodium] as const;
  const sentences = told(`${report(...rows)}\nComment: Specimen contaminated, please send a new sample.`);

  expect(sentences[0]).toBe(
    'The lab itself doubts these results: something else may have got into the sample. Do not go by these numbers. Ask the doctor or clinic today for a new test.',
  );
});

test('tells a test that did not work apart from one that answers neither yes nor no', () => {
  const rows = ['RSV | Invalid | | | Not detected', 'Influenza A | Equivocal | | | Not detected'];

  expect(told(report(man, ...rows), 'unclear')).toEqual([
    'Neither yes nor no: flu A. The test did not work and gave no answer: RSV. Ask if a new sample is needed.',
  ]);
});

test('doubts what nobody can have', () => {
  expect(told(report(man, sodium, 'Hematocrit | 392 | | % | 36.0-46.0'), 'unclear')).toEqual([
    'These numbers cannot be right as printed: hematocrit 392%. A point may be missing. Ask the lab.',
  ]);
});

test('tells what is not ready and what was not done', () => {
  expect(told(report(man, sodium, 'TSH | Pending', 'Magnesium | QNS'), 'waiting_for')).toEqual([
    'No result came of: magnesium (too little of the sample). Ask if this test should be done again.',
    'Not ready yet: TSH (thyroid signal). Ask when it will be.',
  ]);
});

test('tells answers in words once, in the bottom line', () => {
  const text = report('', 'Influenza A | Detected | A', 'COVID-19 | Not detected | N');

  expect(told(text, 'bottom_line')[0]).toBe('Positive, which means that it was found: flu A. Not found: COVID-19.');
  expect(told(text, 'normal')).toEqual([]);
});

test('takes a positive answer without a mark for no good news', () => {
  expect(told(report('', 'COVID-19 | Detected')).join(' ')).not.toContain('good news');
});

test('says that a form shows no result, and what it says of the patient', () => {
  const text =
    'LABORATORY REPORT\n\nSARS-CoV-2 (COVID-19) Ag [Presence] in Respiratory specimen by Rapid immunoassay\nHas symptoms related to condition of interest  Yes\nAdmitted to intensive care unit for condition of interest  No\nAge  9  min\nPregnancy status  Pregnant';

  expect(told(text)).toEqual([
    'This paper is about a test for COVID-19, but it does not show the result. Ask the lab or your doctor for it.',
    'The paper gives the age of a baby and also says pregnant. Both cannot be right, so ask the lab to check.',
    'The form says that your child has signs of the illness.',
    'The form says that your child was not in intensive care for it.',
  ]);
});

test('tells the germ of a culture, and which medicines stopped it', () => {
  const text = 'URINE CULTURE\nOrganism: Escherichia coli >100,000 CFU/mL\nAmpicillin   R\nNitrofurantoin  S';

  expect(told(text)).toEqual([
    'A germ grew in the urine culture: Escherichia coli.',
    'Show this paper to your doctor and ask what it means for you.',
    'Medicines that stopped the germ in the lab: nitrofurantoin.',
    'Medicines that did not stop it: ampicillin.',
  ]);
});

test('tells no ratio that is inside or without a range', () => {
  const text = report(man, sodium, 'BUN/Creatinine Ratio | 15 | | | 9-23', 'Anion Gap | 9 | | mmol/L |');

  expect(told(text).join(' ')).not.toMatch(/ratio|gap/i);
});

test('every sentence of the document has its places, and shows no number that does not stand there', () => {
  const text = report(
    man,
    glucose,
    sodium,
    'HDL Cholesterol | 36 | | mg/dL |',
    'Urea Nitrogen (BUN) | 24 | H | mg/dL | 9-20',
  );
  const ofDocument = sentencesOn(text).filter(({ basis }) => basis === 'document');

  for (const { text: words, spans } of ofDocument) {
    const printed = spans.map(([start, end]) => text.slice(start, end)).join(' ');
    expect(spans).not.toEqual([]);
    expect((words.match(/\d+(?:\.\d+)*/g) ?? []).filter((number) => !printed.includes(number))).toEqual([]);
  }
});

test('tells nothing twice', () => {
  const sentences = told(report(man, glucose, glucose, sodium, sodium, creatinine));

  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});
