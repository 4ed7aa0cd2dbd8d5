import { expect, test } from 'vitest';
import { aListItem } from '#tests/support/client/documents.ts';
import { sortDocuments, type DocumentSort } from './sort-documents.ts';

const listed = [
  aListItem({ title: 'Visit 10', kind: 'office_visit', documentType: 'clinical_note' }),
  aListItem({ title: 'ärztlicher Brief', kind: null, documentType: 'other' }),
  aListItem({ title: 'visit 2', kind: 'office_visit', documentType: 'clinical_note' }),
  aListItem({ title: 'Blood', kind: 'blood_count', documentType: 'lab_result' }),
];

test.each<[DocumentSort, string[]]>([
  ['newest', ['Visit 10', 'ärztlicher Brief', 'visit 2', 'Blood']],
  ['oldest', ['Blood', 'visit 2', 'ärztlicher Brief', 'Visit 10']],
  ['title', ['ärztlicher Brief', 'Blood', 'visit 2', 'Visit 10']],
  ['kind', ['Blood', 'Visit 10', 'visit 2', 'ärztlicher Brief']],
])('sorts by %s', (sort, titles) => {
  expect(sortDocuments(listed, sort).map(({ title }) => title)).toEqual(titles);
});
