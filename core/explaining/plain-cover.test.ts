import { expect, test } from 'vitest';
import type { Finding } from '../documents/explanation.ts';
import type { FindingDetail } from '../reading/reading.ts';
import { partsOf } from './document-parts.ts';
import { rankFindings } from './main-findings.ts';
import { isCarried } from './plain-cover.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

function carried(text: string, facts: Partial<Finding>, detail: Partial<FindingDetail> = {}): boolean {
  const { finding } = factsOf(text);
  const one = finding('nodule', { concept: 'nodule', ...facts });
  const findingDetails = [{ span: one.span, site: null, size: null, change: null, ...detail }];
  return isCarried(text, [0, text.length], {
    findings: rankFindings([one], partsOf([]), tinyKnowledge, { text, findingDetails }),
  });
}

test('a sentence is carried where its place, size, degree and change are told', () => {
  const text = '1. Solid nodule in the right upper lobe, 7 mm, increased from 5 mm one year ago';
  const change = {
    kind: 'increased',
    from: '5 mm',
    since: 'one year ago',
    text: 'increased from 5 mm one year ago',
  } as const;

  expect(carried(text, { side: 'right' }, { site: 'right upper lobe', size: '7 mm', change })).toBe(true);
  expect(carried(text, { side: 'right' }, { site: 'right upper lobe', size: '7 mm' })).toBe(false);
});

test.each(['A nodule that worries us', 'A nodule of 7 mm', 'Nodule near the nodule of the heart'])(
  'a sentence that says more is not carried: %s',
  (text) => {
    expect(carried(text.replace('Nodule', 'nodule'), {})).toBe(false);
  },
);

test('nothing is carried by findings we do not know', () => {
  const text = 'Zorbule is seen';
  const { finding } = factsOf(text);
  const unknown = rankFindings([finding('Zorbule', { concept: 'Zorbule' })], partsOf([]), tinyKnowledge);

  expect(isCarried(text, [0, text.length], { findings: unknown })).toBe(false);
});

test('the label of a specimen is carried where its place is told, and a stage where its scale is', () => {
  const text = 'Left lung, biopsy: Nodule grade 2';
  const { finding, spanOf } = factsOf(text);
  const [ranked] = rankFindings([finding('Nodule', { concept: 'nodule' })], partsOf([]), tinyKnowledge, {
    text,
    documentType: 'pathology',
  });
  const findings = ranked === undefined ? [] : [ranked];

  expect(isCarried(text, [0, text.length], { findings, scales: [{ span: spanOf('grade 2') }] })).toBe(true);
  expect(isCarried(text, [0, text.length], { findings })).toBe(false);
});
