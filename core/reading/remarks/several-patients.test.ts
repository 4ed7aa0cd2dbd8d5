import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { secondPatients } from './several-patients.ts';

const secondIn = (text: string): string[] => secondPatients(text).map((span) => textAt(text, span));

test.each([
  ['Patient: Maria Lopez\nMRN: 123456\n\nPatient: John Smith\nMRN: 998877', 'John Smith'],
  ['Patient: Maria Lopez\n\nPatient: Carla Lopez', 'Carla Lopez'],
  ['Name: Maria Lopez   Age: 40\nSodium 140\nName: Hugo Marten   Age: 61', 'Hugo Marten'],
  ['MRN: 111222\ntext\nMRN: 333444', '333444'],
  ['Patient: Maria Lopez\nDOB: 01/02/1980\nDOB: 05/06/1955', '05/06/1955'],
  ['Bed 1  ABARA, Joy\n  Sodium 131\nBed 2  MOOR, Ann\n  Sodium 139', 'Bed 2  MOOR, Ann'],
  ['Joy Abara (born 2/3/1950) sodium 131\nAnn Moor (born 4/5/1961) sodium 139', 'Ann Moor (born 4/5/1961'],
  ['NHS 111 222 3333\nSodium 131\nNHS 111 222 4444\nSodium 139', 'NHS 111 222 4444'],
  ['Mr Joe Abara: sodium 131 mmol/L\nMrs Joy Abara: sodium 139 mmol/L', 'Mrs Joy Abara:'],
])('tells the second patient of %j', (text, second) => {
  expect(secondIn(text)).toEqual([second]);
});

test.each([
  'Patient Name: LOPEZ, MARIA\ntext\nPatient: Maria Lopez',
  'Patient: Mar\u00eda L\u00f3pez\nPatient: MARIA LOPEZ',
  'Patient: Maria Lopez\nPatient: M. Lopez',
  'Patient: Maria A. Lopez\nPatient name: Lopez Maria',
  'Patient: Mrs. Maria Lopez\nPatient: Maria Lopez',
  'Patient: Maria Lopez  MRN: 123-456\nPatient ID: 99887',
  'MRN: 00123-456\nMRN: 123456',
  'DOB: 01/02/1980\nDOB: 1980-01-02',
  'DOB: January 2, 1980\nDOB: 01/02/1980',
  'Patient: Anna Berg\nMother: Eva Berg',
  'Patient: Anna Berg\nName: Dr. Hugo Marten',
  'NHS No: 111 222 3333\nNHS number 1112223333\nHospital no. 99812',
  'Joy Abara (born 02/03/1950)\nDear Mrs Abara, DoB 2 March 1950',
  'Mr Joe Abara: sodium 131 mmol/L\nMr Hall: please review in clinic',
  'Room 4: bring this paper\nRoom 12: X-ray',
  '',
])('takes %j for one patient', (text) => {
  expect(secondIn(text)).toEqual([]);
});
