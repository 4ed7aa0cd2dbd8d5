import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { prepareReport } from './prepare-report.ts';

const signal = { text: 'The median motor latency is prolonged.', role: 'finding' } as const;

test('the signal of each nerve is not told where the test says what they mean', () => {
  const told = prepareReport(
    statementsOf(
      signal,
      { text: 'The needle was then removed.', role: 'finding' },
      { text: 'The arm is swollen.', role: 'finding' },
      { text: 'Carpal tunnel.', role: 'conclusion' },
    ),
  );

  expect(told.map(({ role }) => role)).toEqual(['furniture', 'furniture', 'finding', 'conclusion']);
});

test('a test that concludes nothing tells its signals', () => {
  expect(prepareReport(statementsOf(signal)).map(({ role }) => role)).toEqual(['finding']);
});

test('says what stands behind "specifically", and not the name of a part alone', () => {
  const told = prepareReport(
    statementsOf(
      { text: 'Specifically, no evidence of a clot.', role: 'finding' },
      { text: 'Right shoulder.', role: 'conclusion' },
      { text: 'The lungs are clear of any nodule.', role: 'finding' },
    ),
  );

  expect(told[0]?.text).toBe('No evidence of a clot.');
  expect(told[1]?.role).toBe('furniture');
  expect(told[2]?.text).toBe('There is no nodule.');
});

test('leaves out on which picture something is seen', () => {
  const [told] = prepareReport(
    statementsOf({
      text: 'There is fluid best seen on the (axial series #3 image #6) and no demonstrated tear (image #25).',
      role: 'finding',
    }),
  );

  expect(told?.text).toBe('There is fluid and no tear.');
});

test('in a report without further headings, what stands below the reason is what was seen, and asked for', () => {
  const told = prepareReport(
    statementsOf(
      { text: 'Weight loss.', role: 'reason', isFirst: true },
      { text: 'History of gallstones.', role: 'reason' },
      { text: 'The spleen is enlarged.', role: 'reason' },
      { text: 'An ultrasound is recommended.', role: 'reason' },
    ),
  );

  expect(told.map(({ role }) => role)).toEqual(['reason', 'reason', 'conclusion', 'next_step']);
});

test('a cancer that may be there is a conclusion where the conclusion is silent about it', () => {
  const told = prepareReport(
    statementsOf(
      { text: 'Lymphoma remains a possibility.', role: 'finding', certainty: 'possible', finds: true },
      { text: 'A cyst could be there.', role: 'finding', certainty: 'possible', finds: true },
      { text: 'Large spleen.', role: 'conclusion' },
    ),
  );

  expect(told.map(({ role }) => role)).toEqual(['conclusion', 'finding', 'conclusion']);
});

test('what is seen on a line below the reason is a finding, and the rest of the reason is none', () => {
  const paper = 'Clinical: cough, smoker.\nThe heart is enlarged.\nOpinion: large heart.';
  const told = (text: string) =>
    prepareReport(
      statementsOf(
        { text: 'cough', role: 'reason', span: [10, 15], isFirst: true },
        { text, role: 'reason', span: [25, 47] },
        { text: 'large heart.', role: 'conclusion', heading: 'opinion', span: [57, 69] },
      ),
      paper,
    ).map(({ role }) => role);

  expect(told('The heart is enlarged.')).toEqual(['reason', 'finding', 'conclusion']);
  expect(told('Heard a pop at work.')).toEqual(['reason', 'reason', 'conclusion']);
});
