import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { diagnosesIn, isAid, nameOf } from './operation-names.ts';

test.each([
  ['Cataract, right eye.', 'Cataract in the right eye'],
  ['Cataract, right eye (366.16).', 'Cataract in the right eye'],
  ['Hernia, left', 'Hernia on the left'],
  ['Stenosis, C5-C6 and C6-C7.', 'Stenosis at C5-C6 and C6-C7'],
  ['Bunion', 'Bunion'],
])('"%s" is said as "%s"', (text, name) => {
  expect(nameOf(text, 'diagnosis')).toBe(name);
});

test.each([
  ['Arthroscopy, right knee (CPT 29881).', 'Arthroscopy on the right knee'],
  ['CPT code 57307 - Repair.', 'Repair'],
  ['Pacemaker, serial number 40712', 'Pacemaker'],
  ['Closed reduction, CPT code 25605.', 'Closed reduction'],
])('of an operation, "%s" is said as "%s"', (text, name) => {
  expect(nameOf(text, 'operation')).toBe(name);
});

test.each([
  'Fluoroscopy.',
  'Use of the microscope.',
  'Conscious sedation.',
  'Intraoperative monitoring',
  '1 minute 20 seconds at 40% power.',
  'Right femoral artery access.',
])('"%s" only helped in it', (text) => {
  expect(isAid(text)).toBe(true);
});

test.each(['Knee repair.', 'Microdiscectomy.'])('"%s" is an operation', (text) => {
  expect(isAid(text)).toBe(false);
});

test('cancer afterwards is no tumor before', () => {
  const given = statementsOf(
    { text: 'Right colon tumor.', role: 'reason', heading: 'preoperative diagnosis' },
    { text: 'Right colon cancer.', role: 'conclusion', heading: 'postoperative diagnosis' },
  );

  expect(diagnosesIn(given).after.map(({ text }) => text)).toEqual(['Right colon cancer.']);
});

test.each([
  ['Microdiscectomy L5-S1', 'Microdiscectomy at L5-S1'],
  ['Repair, right ring finger', 'Repair on the right ring finger'],
  ['PROCEDURE #1: Repair', 'Repair'],
  ['Laminectomy L5-S1, discectomy L4-L5 and a graft', 'Laminectomy at L5-S1, discectomy at L4-L5 and a graft'],
  ['Excision of a mole, final defect 2 x 1.5 cm', 'Excision of a mole'],
  ['Spine fusion using an 18 mm plate', 'Spine fusion'],
  ['Placement of a 4-French catheter', 'Placement of a catheter'],
])('of an operation, "%s" is said as "%s", with its place', (text, name) => {
  expect(nameOf(text, 'operation')).toBe(name);
});

test('of a diagnosis that only adds something, what it adds is told', () => {
  const given = statementsOf(
    { text: 'Frontal brain tumor with swelling.', role: 'reason', heading: 'preoperative diagnosis' },
    {
      text: 'Frontal brain tumor with swelling, probable metastasis.',
      role: 'conclusion',
      heading: 'postoperative diagnosis',
    },
  );

  expect(diagnosesIn(given).after.map(({ text }) => text)).toEqual(['probable metastasis.']);
});

test('says what a deed was done to, and a joining of the spine once', () => {
  expect(nameOf('Revision, left knee replacement', 'operation')).toBe('Revision of left knee replacement');
  expect(nameOf('Arthrodesis with anterior interbody fusion, C3-4', 'operation')).toBe(
    'anterior interbody fusion at C3-4',
  );
  expect(nameOf('C5-C6 arthrodesis, anterior interbody technique', 'operation')).toBe('spinal fusion at C5-C6');
});
