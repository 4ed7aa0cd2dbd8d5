import { expect, test } from 'vitest';
import { isGrounded } from '../grounding/check-sentence.ts';
import { nextRequest, recommendations, withoutLabel } from './recommendations.ts';
import { factsOf } from './testing/facts.ts';

test('starts with what the document asks for', () => {
  const { reading, spanOf } = factsOf('Plan:\n- Repeat CT in 12 months.');
  const [first] = recommendations(
    reading({ recommendations: [{ text: 'Repeat CT in 12 months.', span: spanOf('- Repeat CT in 12 months.') }] }),
    'report',
  );

  expect(first).toMatchObject({ text: 'The report asks for a repeat CT in 12 months.', basis: 'document' });
});

test('points to a request that is too long to be quoted', () => {
  const long = `Please arrange ${'a further review in the clinic and '.repeat(6)}a scan.`;
  const { reading, spanOf } = factsOf(long);
  const [first] = recommendations(reading({ recommendations: [{ text: long, span: spanOf(long) }] }), 'note');

  expect(first?.text).toBe(
    'Read with your doctor the part of the note that starts: "Please arrange a further review in".',
  );
});

test('never tells a person to stop or start a medicine', () => {
  const { reading, medication } = factsOf('Lisinopril');
  const said = recommendations(
    reading({ documentType: 'medication_list', medications: [medication('Lisinopril', { name: 'Lisinopril' })] }),
    'list',
  );

  expect(said.map(({ text }) => text)).toContain('Do not stop or change a medicine before you have asked.');
  expect(said.every(({ basis }) => basis === 'general')).toBe(true);
});

test.each([
  ['Additional Testing: We will repeat it.', 'We will repeat it.'],
  ['- Follow up: See us in May.', 'See us in May.'],
  ['Repeat CT at 3 months: see above', 'Repeat CT at 3 months: see above'],
  ['Return: soon', 'Return: soon'],
  ['Repeat in May Comments: Reviewed', 'Repeat in May'],
])('quotes %j from where it says something', (text, expected) => {
  expect(text.slice(...withoutLabel(text, [0, text.length]))).toBe(expected);
});

test('tells in full when to get help at once', () => {
  const text =
    'Return to the emergency department for chest pain, trouble breathing, bleeding that does not stop, or fever above 101 F.';
  const { reading, spanOf } = factsOf(text);

  expect(recommendations(reading({ recommendations: [{ text, span: spanOf(text) }] }), 'report')[0]?.text).toBe(
    `The report says to return ${text.slice('Return '.length)}`,
  );
});

test('takes for the next step what has to be arranged', () => {
  const { reading, spanOf } = factsOf('Drink water and rest. See Dr. Lee in 1 week.');
  const requests = ['Drink water and rest.', 'See Dr. Lee in 1 week.'].map((text) => ({ text, span: spanOf(text) }));

  expect(nextRequest(reading({ recommendations: requests }), 'note')?.text).toBe(
    'The note says to see Dr. Lee in 1 week.',
  );
});

test('tells each case of a list with the words that open it', () => {
  const text = 'CALL 911 IF\n- he has trouble breathing\n- he is very sleepy';
  const { reading, spanOf } = factsOf(text);
  const asked = (words: string) =>
    recommendations(reading({ recommendations: [{ text: words, span: spanOf(words) }] }), 'report').map(
      (said) => said.text,
    );

  expect(asked('CALL 911 IF').slice(0, 2)).toEqual([
    'The report says to call 911 if he has trouble breathing.',
    'The report says to call 911 if he is very sleepy.',
  ]);
});

test.each(['medication_list', 'lab_result', 'clinical_note'] as const)(
  'says nothing to the reader of a %s that our own checks would drop',
  (documentType) => {
    const { lab, medication, reading } = factsOf('Lisinopril\nGlucose 400');
    const one = reading({
      documentType,
      medications: [medication('Lisinopril', { name: 'Lisinopril' })],
      labResults: [lab('Glucose 400', { name: 'Glucose', value: '400', flag: 'critical_high' })],
    });

    expect(recommendations(one, 'report').filter((said) => !isGrounded(said, one))).toEqual([]);
  },
);

test.each([
  'To ER if confusion, bleeding or black stools.',
  'Call 999 for facial droop.',
  'If the pain spreads go to the emergency department.',
])('takes when to get help at once for the next step: %s', (urgent) => {
  const { reading, spanOf } = factsOf(`Repeat CT in 12 months.\n${urgent}`);
  const requests = ['Repeat CT in 12 months.', urgent].map((text) => ({ text, span: spanOf(text) }));

  expect(nextRequest(reading({ recommendations: requests }), 'note')?.text.toLowerCase()).toContain(
    urgent
      .slice(0, -1)
      .toLowerCase()
      .replace(/^if .* go/, 'go')
      .slice(0, 12),
  );
});

test.each([
  ['STOP', ['Terbinafine is marked "STOP".']],
  ['started', []],
])('repeats the order of the document to stop a medicine, and no other change: %s', (text, expected) => {
  const { reading, medication } = factsOf(`Dx: hepatitis (${text} terbinafine)`);
  const terbinafine = medication('terbinafine', { name: 'terbinafine' });
  const medicationChanges = [
    { span: terbinafine.span, kind: text === 'STOP' ? ('stopped' as const) : ('new' as const), text },
  ];

  const said = recommendations(reading({ medications: [terbinafine], medicationChanges }), 'note');

  expect(said.map((one) => one.text).filter((one) => one.includes('marked'))).toEqual(expected);
});
