import { expect, test } from 'vitest';
import type { Finding } from '../documents/explanation.ts';
import type { Reading } from '../reading/reading.ts';
import { partsOf } from './document-parts.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';
import { weighFindings } from './weigh-findings.ts';

const text = 'HISTORY: hypertension, lung. IMPRESSION: nodule, pneumonia, no pleural effusion, effusion';
const { finding, section } = factsOf(text);
const parts = partsOf([
  section('HISTORY', 'HISTORY: hypertension, lung. '),
  section('IMPRESSION', 'IMPRESSION: nodule, pneumonia, no pleural effusion, effusion'),
]);
const paper = (findings: Finding[], documentType: Reading['documentType'] = 'clinical_note') => ({
  findings,
  documentType,
  documentKind: 'other_medical' as const,
});
const concepts = (...findings: Finding[]) =>
  weighFindings(paper(findings), parts, tinyKnowledge).map(({ concept }) => concept);

test('puts the conclusion before the history and what is serious before the rest', () => {
  expect(
    concepts(
      finding('hypertension', { concept: 'hypertension' }),
      finding('nodule', { concept: 'nodule' }),
      finding('pneumonia', { concept: 'pneumonia' }),
    ),
  ).toEqual(['pneumonia', 'nodule', 'hypertension']);
});

test('leaves words that only describe to the glossary', () => {
  expect(concepts(finding('lung', { concept: 'lung' }))).toEqual([]);
});

test('puts what is there before what is absent', () => {
  const twice = weighFindings(
    paper([
      finding('pleural effusion', { concept: 'pleural effusion', assertion: 'absent' }),
      finding('effusion', { concept: 'pleural effusion' }),
    ]),
    parts,
    tinyKnowledge,
  );

  expect(twice[0]?.assertion).toBe('present');
});

test('puts what is called severe before what is called mild', () => {
  expect(
    concepts(
      finding('pneumonia', { concept: 'pneumonia', severity: 'mild' }),
      finding('nodule', { concept: 'nodule' }),
      finding('effusion', { concept: 'pleural effusion', severity: 'severe' }),
    ),
  ).toEqual(['pleural effusion', 'pneumonia', 'nodule']);
});

test('takes every line of a synoptic pathology report for its diagnosis', () => {
  const facts = factsOf('HISTOLOGIC TYPE: Nodule\nADDITIONAL FINDINGS: Effusion');
  const under = partsOf([facts.section('ADDITIONAL FINDINGS', 'ADDITIONAL FINDINGS: Effusion')]);
  const told = [
    facts.finding('Effusion', { concept: 'pleural effusion' }),
    facts.finding('Nodule', { concept: 'nodule' }),
  ];

  expect(
    weighFindings(paper(told, 'pathology'), under, tinyKnowledge).map(({ text: words, part }) => [words, part]),
  ).toEqual([
    ['Nodule', 'conclusion'],
    ['Effusion', 'findings'],
  ]);
});

test('takes why a test was done for no finding, and in a note for what it is', () => {
  const facts = factsOf('INDICATION: hypertension\nIMPRESSION: nodule');
  const all = [
    facts.finding('hypertension', { concept: 'hypertension' }),
    facts.finding('nodule', { concept: 'nodule' }),
  ];
  const both = partsOf([
    facts.section('INDICATION', 'INDICATION: hypertension\n'),
    facts.section('IMPRESSION', 'IMPRESSION: nodule'),
  ]);
  const told = (type: 'imaging' | 'clinical_note') =>
    weighFindings(paper(all, type), both, tinyKnowledge).map(({ concept }) => concept);

  expect(told('imaging')).toEqual(['nodule']);
  expect(told('clinical_note')).toEqual(['nodule', 'hypertension']);
});
