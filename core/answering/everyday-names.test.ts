import { expect, test } from 'vitest';
import { isDocumentKind } from '../documents/document-kinds.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { everydayAnalytes, everydayFindings, everydayGroups } from './everyday-names.ts';

test.each(Object.keys(everydayAnalytes))('"%s" is an analyte that we know', (id) => {
  expect(loadKnowledge().getAnalyte(id).id).toBe(id);
});

test.each(Object.keys(everydayGroups))('"%s" is a group of tests', (group) => {
  expect(isDocumentKind(group)).toBe(true);
});

test.each([
  ['do i have cancer', 'invasive ductal carcinoma'],
  ['is it a tumour', 'metastases'],
  ['did i break my wrist', 'distal radius fracture'],
  ['is there a blood clot', 'pulmonary embolism'],
  ['is there a lump', 'solid nodule'],
  ['is there water or fluid', 'pleural effusion'],
  ['is it infected', 'pneumonia'],
])('"%s" asks about %s', (question, finding) => {
  expect(everydayFindings.some(({ asked, means }) => asked.test(question) && means.test(finding))).toBe(true);
});
