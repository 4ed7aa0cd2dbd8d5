import { expect, test } from 'vitest';
import type { Finding } from '../documents/explanation.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { partsOf } from './document-parts.ts';
import { rankFindings } from './main-findings.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const text = 'HISTORY: hypertension, lung. IMPRESSION: nodule, pneumonia, no pleural effusion, effusion';
const { finding, section } = factsOf(text);
const parts = partsOf([
  section('HISTORY', 'HISTORY: hypertension, lung. '),
  section('IMPRESSION', 'IMPRESSION: nodule, pneumonia, no pleural effusion, effusion'),
]);
const ranked = (...findings: Finding[]) => rankFindings(findings, parts, tinyKnowledge);
const concepts = (...findings: Finding[]) => ranked(...findings).map(({ concept }) => concept);

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

test('tells a finding once, and never as absent where it is there', () => {
  const twice = ranked(
    finding('pleural effusion', { concept: 'pleural effusion', assertion: 'absent' }),
    finding('effusion', { concept: 'pleural effusion' }),
  );

  expect(twice.map(({ assertion }) => assertion)).toEqual(['present']);
});

test('does not say that there is no cancer beside one that is there', () => {
  const carcinoma = finding('nodule', { concept: 'lung carcinoma' });
  const none = finding('pneumonia', { concept: 'malignancy', assertion: 'absent' });

  expect(concepts(carcinoma, none)).toEqual(['lung carcinoma']);
  expect(concepts(none)).toEqual(['malignancy']);
});

test('does not let a narrower negative take back what is there', () => {
  const words = 'no pleural effusion';
  const both = ranked(
    finding(words, { concept: 'pneumonia', text: 'high-grade pneumonia', assertion: 'absent' }),
    finding('effusion', { concept: 'pneumonia', text: 'low-grade pneumonia' }),
  );

  expect(both.map(({ text }) => text).sort()).toEqual(['high-grade pneumonia', 'low-grade pneumonia']);
});

test('tells what is there although it was known before', () => {
  const both = ranked(
    finding('hypertension', { concept: 'pneumonia', assertion: 'historical' }),
    finding('pneumonia', { concept: 'pneumonia' }),
  );

  expect(both.map(({ assertion }) => assertion)).toEqual(['present']);
});

test('leaves out what says the opposite of its concept', () => {
  expect(concepts(finding('nodule', { concept: 'nodule', text: 'non-nodular' }))).toEqual([]);
});

test('tells only the fuller of two findings of which one holds the other', () => {
  expect(
    concepts(
      finding('hypertension', { concept: 'hypertension', text: 'severe hypertension' }),
      finding('nodule', { concept: 'nodule', text: 'Hypertension' }),
    ),
  ).toEqual(['hypertension']);
});

test.each(['Increase lisinopril', 'Check vitamin B12 level', 'Eye exam is due', 'Refilled today', 'No information'])(
  'takes no order or remark for a finding: %s',
  (words) => {
    const own = factsOf(words);

    expect(concepts(own.finding(words, { concept: words }))).toEqual([]);
  },
);

test('does not tell as past what is there now', () => {
  const own = factsOf('nodule before, nodule now');
  const told = concepts(
    own.finding('nodule before', { concept: 'nodule', assertion: 'historical' }),
    own.finding('nodule now', { concept: 'nodule' }),
  );

  expect(told).toEqual(['nodule']);
});

test('takes every line of a synoptic pathology report for its diagnosis', () => {
  const synoptic = 'HISTOLOGIC TYPE: Nodule\nADDITIONAL FINDINGS: Effusion';
  const facts = factsOf(synoptic);
  const under = partsOf([facts.section('ADDITIONAL FINDINGS', 'ADDITIONAL FINDINGS: Effusion')]);
  const told = [
    facts.finding('Effusion', { concept: 'pleural effusion' }),
    facts.finding('Nodule', { concept: 'nodule' }),
  ];

  const findings = rankFindings(told, under, tinyKnowledge, { text: synoptic, documentType: 'pathology' });

  expect(findings.map(({ text: words, part }) => [words, part])).toEqual([
    ['Nodule', 'conclusion'],
    ['Effusion', 'findings'],
  ]);
});

test('tells why a test was done as its reason only, and in a note as what it is', () => {
  const words = 'INDICATION: hypertension\nIMPRESSION: nodule';
  const facts = factsOf(words);
  const all = [
    facts.finding('hypertension', { concept: 'hypertension' }),
    facts.finding('nodule', { concept: 'nodule' }),
  ];
  const both = partsOf([
    facts.section('INDICATION', 'INDICATION: hypertension\n'),
    facts.section('IMPRESSION', 'IMPRESSION: nodule'),
  ]);
  const told = (documentType: 'imaging' | 'clinical_note') =>
    rankFindings(all, both, tinyKnowledge, { text: words, documentType }).map(({ concept }) => concept);

  expect(told('imaging')).toEqual(['nodule']);
  expect(told('clinical_note')).toEqual(['nodule', 'hypertension']);
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

test('tells for certain what is in doubt only in its degree', () => {
  const words = 'Valve calcified with aortic stenosis. Mitral: no stenosis. SUMMARY: prob severe AS';
  const facts = factsOf(words);
  const sections = partsOf([facts.section('SUMMARY', 'SUMMARY: prob severe AS')]);
  const severe = facts.finding('severe AS', { concept: 'aortic stenosis', assertion: 'possible', severity: 'severe' });
  const certain = facts.finding('aortic stenosis', { concept: 'aortic stenosis' });
  const other = facts.finding('stenosis. SUMMARY', { concept: 'stenosis', assertion: 'absent' });
  const told = (...findings: Finding[]) =>
    rankFindings(findings, sections, loadKnowledge(), { text: words }).map(({ concept, assertion }) => [
      concept,
      assertion,
    ]);

  expect(told(severe, certain, other)).toEqual([['aortic stenosis', 'present']]);
  expect(told(severe)).toEqual([['aortic stenosis', 'possible']]);
});

test('keeps a diagnosis of the conclusion that the findings tell more of', () => {
  const words = 'FINDINGS: acute left infarct. IMPRESSION: infarct';
  const facts = factsOf(words);
  const sections = partsOf([
    facts.section('FINDINGS', 'FINDINGS: acute left infarct. '),
    facts.section('IMPRESSION', 'IMPRESSION: infarct'),
  ]);
  const named = { ...facts.finding('IMPRESSION: infarct', { concept: 'infarct' }), text: 'infarct' };
  const told = rankFindings(
    [named, facts.finding('acute left infarct', { concept: 'MCA infarct' })],
    sections,
    loadKnowledge(),
    { text: words },
  );

  expect(told.map(({ concept }) => concept)).toContain('infarct');
});
