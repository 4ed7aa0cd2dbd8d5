import { describe, expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import type { Personal } from '../personal.ts';
import { addressesByLine } from './address-lines.ts';
import { organisationsByCue } from './organisation-cues.ts';

const found = (find: (text: string) => Personal[], text: string): string[] =>
  find(text).map(({ span }) => textAt(text, span));

describe('addresses', () => {
  test.each([
    ['- Holly Cottage, Mill Lane, Ashby Parva, LE17 5HY', 'Holly Cottage, Mill Lane, Ashby Parva, LE17 5HY'],
    ['- Lindenweg 12, CH-3007 Bern', 'Lindenweg 12, CH-3007 Bern'],
    ['- Room 902, Block C, Lilac Gardens, Harbour Bay', 'Room 902, Block C, Lilac Gardens, Harbour Bay'],
    ['she lives on Tanner Mill Road now', 'Tanner Mill Road'],
    ['crash on I-90 WB MM 44, near Tall Pines', 'I-90 WB MM 44, near Tall Pines'],
    ['turn off FM 2201 past the Feed Barn', 'FM 2201 past the Feed Barn'],
    ['visiting from Winnipeg; wants', 'Winnipeg'],
    ['Lives at 45/12 Quince Hill Row', '45/12'],
    ['to Barbaros Caddesi No: 12/4, 34353 Beşiktaş', 'Barbaros Caddesi No: 12/4, 34353 Beşiktaş'],
    ['1083 Budapest, Fő út 7.', '1083 Budapest, Fő út 7.'],
    ['2-4-11 Nishi-Shinjuku, Shinjuku-ku, Tokyo 160-0023', '2-4-11 Nishi-Shinjuku, Shinjuku-ku, Tokyo 160-0023'],
    ['at Jayanagar 4th Block, Bengaluru', 'Jayanagar 4th Block, Bengaluru'],
    ['resides at 77 Route 9W, Nyack NY', '77 Route 9W, Nyack NY'],
    ['Lives in Cedar Falls with her son', 'Cedar Falls'],
    ['at the old mill on Tanner Street', 'old mill on Tanner Street'],
    ['Eircode D02 X285.', 'D02 X285'],
  ])('finds in "%s" %s', (text, address) => {
    expect(found(addressesByLine, text)).toContain(address);
  });

  test.each([
    '0221 VF, 200 J, Amio 300',
    'Diabetic Nephropathy. Dr, 1080 Low',
    'Pedigree: I-1, I-2 and II-3',
    'Glucose 98 mg/dL, Sodium 140, Chloride 102',
  ])('finds none in "%s"', (text) => {
    expect(found(addressesByLine, text)).toEqual([]);
  });
});

describe('organisations', () => {
  test.each([
    ['She was seen at Sacred Heart of Tampa.', 'Sacred Heart of Tampa'],
    ['her dentist: Gentle Smiles', 'Gentle Smiles'],
    ['Daycare: Little Otters, teacher', 'Little Otters'],
    ['moves to Larkspur Manor on June 1', 'Larkspur Manor'],
    ['Attorney: Quill & Marlowe LLP', 'Quill & Marlowe LLP'],
    ['HMP Thornfield sent him', 'HMP Thornfield'],
    ['film at St. Brigid read', 'St. Brigid'],
    ['sings at First Reformed; well', 'First Reformed'],
    ['coach of the Marlins and', 'Marlins'],
    ['(Lakeside Derm)', 'Lakeside Derm'],
    ['from st brendans outpatient surg ctr today', 'st brendans outpatient surg ctr'],
    ['HARBOUR VIEW POLYCLINIC      LABORATORY REPORT', 'HARBOUR VIEW POLYCLINIC'],
    ['Brackwater Kidney Care\nDialysis', 'Brackwater Kidney Care'],
  ])('finds in "%s" %s', (text, name) => {
    expect(found(organisationsByCue, text)).toContain(name);
  });

  test.each([
    'The wound was closed with Vicryl and Dermabond.',
    'Chest X-Ray at Radiology.',
    'Presents with Abdominal Pain for Physical Therapy.',
    'takes St. John wort',
  ])('finds none in "%s"', (text) => {
    expect(found(organisationsByCue, text)).toEqual([]);
  });
});
