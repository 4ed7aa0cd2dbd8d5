import { describe, expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import type { Personal } from '../personal.ts';
import { addressesIn } from './addresses.ts';
import { namesBeforeCredentials } from './credentials.ts';
import { personalForms } from './forms.ts';
import { valuesBelowLabels } from './label-above.ts';
import { namesBehindCues } from './name-cues.ts';
import { organisationsIn } from './organisations.ts';
import { tableColumns } from './table-columns.ts';

type Find = (text: string) => Personal[];
const found = (find: Find, text: string): string[] => [
  ...new Set(find(text).map(({ kind, span }) => `${kind} ${textAt(text, span)}`)),
];
const nothing = (find: Find, text: string): void => expect(found(find, text)).toEqual([]);

describe('addresses', () => {
  test.each([
    ['at 12 Oak Street, Apt 4', '12 Oak Street, Apt 4'],
    ['14 Harcourt Road, Dublin 2', '14 Harcourt Road, Dublin 2'],
    ['wohnhaft Lindenstraße 44, 04177 Leipzig', 'Lindenstraße 44, 04177 Leipzig'],
    ['in Calle Mayor 14, 3º B', 'Calle Mayor 14, 3º B'],
    ['12 rue des Lilas, 69003 Lyon', '12 rue des Lilas, 69003 Lyon'],
    ['to P.O. Box 1180', 'P.O. Box 1180'],
    ['Plot 14, Sector 22, Gurugram 122015', 'Plot 14, Sector 22, Gurugram 122015'],
    ['C/ Alcalá 22, 3º dcha., 28014 Madrid', 'C/ Alcalá 22, 3º dcha., 28014 Madrid'],
    ['61 Victoria Square, Bow, E3 5AE', '61 Victoria Square, Bow, E3 5AE'],
    ['Lindenstraße 5 · 35037 Marburg', 'Lindenstraße 5 · 35037 Marburg'],
    ['ul. Długa 4/7, 00-238 Warszawa', 'ul. Długa 4/7, 00-238 Warszawa'],
    ['lives at 14 protea road today', '14 protea road'],
  ])('finds in "%s" %s', (text, address) => {
    expect(found(addressesIn, text)).toContain(`address ${address}`);
  });

  test.each(['20 mg. Discussed with Dr Young', 'EBL 20 ML. MR PARK did well', 'took 2 tablets by mouth'])(
    'finds none in "%s"',
    (text) => nothing(addressesIn, text),
  );
});

describe('names before credentials', () => {
  test.each([
    ['Reviewed by Jane Roe, MD', 'Jane Roe'],
    ['Cornelius van Wyk, FRCS', 'Cornelius van Wyk'],
    ['L.K., RN', 'L.K.'],
  ])('finds in "%s" %s', (text, name) => {
    expect(found(namesBeforeCredentials, text)).toContain(`person ${name}`);
  });

  test('finds none before a degree alone', () => nothing(namesBeforeCredentials, 'Ask your Doctor, MD or nurse.'));
});

describe('forms', () => {
  test.each([
    ['seen on 4/12.', 'date 4/12'],
    ['since January 2023', 'date January 2023'],
    ['17/3 slept well', 'date 17/3'],
    ['on the 16th. Better', 'date the 16th'],
    ['17. März 2024', 'date 17. März 2024'],
    ['2.xi.88', 'date 2.xi.88'],
    ['serial PVY552318S', 'id PVY552318S'],
    ['RTC 2/13.', 'date 2/13'],
    ['echo w/c 18/3 please', 'date 18/3'],
    ['PROTOCOLLO 2024/0088214', 'id 2024/0088214'],
    ['unit W1234 24 567890.', 'id W1234 24 567890'],
    ['blood in urine after biopsy 2/23. No', 'date 2/23'],
    ['Stay: 11-15 March', 'date 11'],
    ['done 2024-03-16T08:30. Well', 'date 2024-03-16T08:30'],
    ['Reported 17MAR24', 'date 17MAR24'],
    ['week 2024-W11', 'date 2024-W11'],
    ['JUL 4,1948', 'date JUL 4,1948'],
    ['née le 17 mars 1951', 'date 17 mars 1951'],
    ['the 1951. VIII. 20.', 'date 1951. VIII. 20'],
    ['On 6th inst. he fell', 'date 6th inst'],
    ['son Tobias Sr, 90; well', 'age 90'],
    ['NHI ZAA0417', 'id ZAA0417'],
    ['login quill_77', 'id quill_77'],
    ['Medicare 4417 72203 1', 'id 4417 72203 1'],
    ['MR#s 9927714, 9927713, 9927715', 'id 9927715'],
    ['hash 9f86d081884c7d65', 'id 9f86d081884c7d65'],
    ['badge #417.', 'id 417'],
    ['Mexico 55 5550 0143', 'phone 55 5550 0143'],
    ['T: 07 3555 0182', 'phone 07 3555 0182'],
    ['policy number XEH902114587', 'id XEH902114587'],
    ['NHS number 943 476 5919', 'id 943 476 5919'],
    ['UHID: SN/2026/45127', 'id SN/2026/45127'],
    ['chart nine four four seven', 'id nine four four seven'],
    ['MAC 00:1B:44:11:3A:B7', 'id 00:1B:44:11:3A:B7'],
    ['call 555-0147 today', 'phone 555-0147'],
    ['Mobile +966 50 555 1234', 'phone +966 50 555 1234'],
    ['Tel: (01) 478 2233', 'phone (01) 478 2233'],
    ['visit portal.example.org/login', 'url portal.example.org/login'],
    ['Bristol BS8 4HT', 'address BS8 4HT'],
    ['Zip: 94536', 'address 94536'],
    ['KEAHEY,DUANE ALLEN', 'person KEAHEY,DUANE ALLEN'],
  ])('finds in "%s" %s', (text, form) => {
    expect(found(personalForms, text)).toContain(form);
  });

  test.each([
    'Hemoglobin 12.9 g/dL (13.0-17.0)',
    'Platelets 150-400 x10^9/L',
    'BP 120/80, SpO2 98%, 5/5 strength, 3/6 murmur, pain 6/10',
    'Trelegy Ellipta 92/55/22',
    'lisinopril 10 mg, 1-2 tablets',
    'E11.9, I10, C50.911, LOINC 4548-4, BRCA1, CYP2C19, CA 19-9',
    'TNM pT2N0M0, ACR 2010 criteria, T2/FLAIR, L4-L5',
    'an 88 year old; in 2019; 3/7 hx of cough; the 1st metatarsal',
    'eGFR 59 mL/min/1.73, 250000 copies/mL, at 11 a.m. or 10 p.m.',
  ])('finds none in "%s"', (text) => nothing(personalForms, text));
});

describe('values below their labels', () => {
  test('finds the value of each form field', () => {
    expect(found(valuesBelowLabels, 'Patient Name\nMaria Lopez\nMRN\n00482913\nPlan\nRest')).toEqual([
      'person Maria Lopez',
      'id 00482913',
    ]);
  });

  test('finds none where a section follows', () => nothing(valuesBelowLabels, 'Patient\nAbdominal pain for a week'));
});

describe('names behind what introduces them', () => {
  test.each([
    ['Seen with Dr. Li Na today', 'Li Na'],
    ['her husband Tom said', 'Tom'],
    ['her partner Will is here', 'Will'],
    ['daughter Maria, 12', 'Maria'],
    ['signed by Chukwuemeka Okafor', 'Chukwuemeka Okafor'],
    ['cc: Aoife Breathnach', 'Aoife Breathnach'],
    ['Dear Ms Quispe-Mamani,', 'Quispe-Mamani'],
    ['Yours sincerely,\n\nFionnuala Byrne', 'Fionnuala Byrne'],
    ['goes by "Skip" at home', 'Skip'],
    ['seen by dr okafor', 'okafor'],
    ['Patient Nils Ekström denies pain', 'Nils Ekström'],
  ])('finds in "%s" %s', (text, name) => {
    expect(found(namesBehindCues, text)).toContain(`person ${name}`);
  });

  test.each([
    'The patient reports pain. Patient denies fever.',
    'MR angiogram and MR BRAIN were done.',
    'Mother: Alive. Father had Wilson disease.',
    'Follow-up with Cardiology. Referred to UIHC for more.',
    'signed by the nurse, per protocol',
  ])('finds none in "%s"', (text) => nothing(namesBehindCues, text));
});

describe('organisations', () => {
  test.each([
    ['at Riverside Hospital today', 'Riverside Hospital'],
    ['Elm Tree Surgery', 'Elm Tree Surgery'],
    ['BROUGHT IN BY CRESCENT CITY EMS', 'CRESCENT CITY EMS'],
    ['She works at Copper Kettle and sings', 'Copper Kettle'],
    ['Hospital Clínic de Barcelona', 'Hospital Clínic de Barcelona'],
  ])('finds in "%s" %s', (text, name) => {
    expect(found(organisationsIn, text)).toContain(`organisation ${name}`);
  });

  test.each(['Vascular Surgery', 'Chest Imaging', 'General Hospital', 'works in June', 'Physical Therapy Clinic'])(
    'finds none in "%s"',
    (text) => nothing(organisationsIn, text),
  );
});

describe('tables', () => {
  test('finds what stands below the heads of its columns', () => {
    const text = 'Name | DOB | MRN | Bed\nLê Quang Huy | 30/06/1988 | 7780021 | 15';

    expect(found(tableColumns, text)).toEqual(['person Lê Quang Huy', 'date 30/06/1988', 'id 7780021']);
  });

  test('finds the value in the column beside its label', () => {
    expect(found(tableColumns, "2  PATIENT'S NAME (Last, First)   ABERCROMBIE  JO")).toEqual([
      'person ABERCROMBIE',
      'person JO',
    ]);
  });

  test('finds none in tables of results and medicines', () =>
    nothing(tableColumns, 'Name | Result | Date\nGlucose | 95 | 70-99\nMedication | Dose\nAspirin | 81 mg'));
});
