/** A kind of text that grows by saying more of the same: `unit(n)` is its n-th piece. */
export type KindOfText = { name: string; unit(at: number): string };

const pick = <Item>(items: readonly Item[], at: number): Item | string => items[at % items.length] ?? '';
const words = ['kidney', 'liver', 'lung', 'heart', 'left', 'right', 'small', 'stable', 'lesion', 'effusion', 'nodule'];
const word = (at: number) => pick(words, at * 7 + (at >> 3));
const tests = ['Sodium', 'Potassium', 'Glucose', 'Creatinine', 'Hemoglobin', 'Ferritin', 'TSH', 'Calcium', 'ALT'];
const medicines = ['lisinopril', 'metformin', 'warfarin', 'prednisone', 'amoxicillin', 'furosemide', 'insulin'];
const headings = ['FINDINGS', 'IMPRESSION', 'HISTORY', 'TECHNIQUE', 'MEDICATIONS', 'PLAN', 'ASSESSMENT', 'ALLERGIES'];

/** What people upload, and what they upload to do harm: every piece is short, and any number of them is a text. */
export const kindsOfText: readonly KindOfText[] = [
  { name: 'one heading again and again', unit: () => 'IMPRESSION:\n' },
  { name: 'headings in turn', unit: (at) => `${pick(headings, at)}:\n` },
  { name: 'headings with a sentence each', unit: (at) => `${pick(headings, at)}: The ${word(at)} is normal.\n` },
  { name: 'headings nobody knows', unit: (at) => `Part ${at} of ${word(at)}: as before\n` },
  { name: 'abbreviations', unit: () => 'CHF. ' },
  { name: 'abbreviations in turn', unit: (at) => `${pick(['CHF', 'MI', 'COPD', 'UTI', 'DVT', 'CKD'], at)}, ` },
  { name: 'denials', unit: () => 'no pneumonia, ' },
  { name: 'denials and exceptions', unit: (at) => `no ${word(at)} but pneumonia except ` },
  { name: 'a sentence that never ends', unit: (at) => `the ${word(at)} and the ${word(at + 3)} with ` },
  { name: 'short sentences', unit: (at) => `The ${word(at)} is ${word(at + 1)}. ` },
  {
    name: 'notes of visits',
    unit: (at) => `Dr. Ross saw a ${at % 90}-year-old with ${word(at)} pain and fever on 3/${at % 28}/2026.\n`,
  },
  {
    name: 'rows of results',
    unit: (at) => `${pick(tests, at)}   ${(at % 90) + 1}.${at % 10}  ${at % 4 ? '' : 'H'}  10-50  mg/dL\n`,
  },
  { name: 'rows of one result', unit: (at) => `Potassium ${at % 9}.1 mmol/L (3.5-5.1) H\n` },
  { name: 'results in one line', unit: (at) => `Na 14${at % 10} K 4.${at % 10} Cl 102 ` },
  { name: 'a table with bars', unit: (at) => `| ${pick(tests, at)} | ${at % 200} | mg/dL | 70-99 | H |\n` },
  { name: 'a table with tabs', unit: (at) => `${pick(tests, at)}\t${at % 200}\tmg/dL\t70\t99\n` },
  { name: 'a table with commas', unit: (at) => `${pick(tests, at)},${at % 200},mg/dL,70-99,H\n` },
  { name: 'labels and values', unit: (at) => `Name: ${word(at)}\nValue: ${at}\n` },
  {
    name: 'medicines in a list',
    unit: (at) => `- ${pick(medicines, at)} ${(at % 9) * 5 + 5} mg by mouth twice a day\n`,
  },
  {
    name: 'medicines that change',
    unit: (at) => `Stop ${pick(medicines, at)}, start ${pick(medicines, at + 1)} ${at % 99} mg daily. `,
  },
  {
    name: 'a numbered list',
    unit: (at) => `${at + 1}. ${word(at)} ${word(at + 2)}, follow up in ${(at % 6) + 1} weeks\n`,
  },
  { name: 'addenda', unit: (at) => `ADDENDUM ${at}: the ${word(at)} was corrected.\n` },
  {
    name: 'the head of a page',
    unit: (at) => `GENERAL HOSPITAL  Page ${at} of 900\nMRN 12345  DOB 01/02/1950\nStable.\n\f`,
  },
  { name: 'numbers', unit: (at) => `${at * 37}.${at % 10} ` },
  { name: 'ranges', unit: (at) => `${at % 90} - ${at % 90} < ` },
  { name: 'dates and times', unit: (at) => `0${(at % 9) + 1}/1${at % 10}/2026 10:${(at % 50) + 10} ` },
  { name: 'names and numbers of people', unit: (at) => `Mr. John Smith, MRN ${at}, tel 555-01${(at % 90) + 10}\n` },
  { name: 'cultures', unit: (at) => `Organism ${at}: E. coli\nAmpicillin R >=32\nCefazolin S <=4\n` },
  { name: 'one word without a space', unit: (at) => word(at) },
  { name: 'one letter', unit: () => 'a' },
  { name: 'blank lines', unit: () => '\n' },
  { name: 'blanks', unit: () => '    \t ' },
  { name: 'dashes and bullets', unit: (at) => `${pick(['-', '*', '•', '--'], at)} \n` },
  { name: 'colons', unit: () => 'a: ' },
  { name: 'full stops', unit: () => 'A.B. ' },
  { name: 'brackets that stay open', unit: (at) => `(${word(at)} [` },
  { name: 'quotation marks', unit: (at) => `"${word(at)}' ` },
  { name: 'capitals', unit: (at) => `${word(at).toUpperCase()} ` },
  { name: 'another alphabet', unit: (at) => `${pick(['боль', 'ألم', '痛み', 'πόνος', 'दर्द'], at)} ${at % 99} ` },
  { name: 'letters with many marks', unit: () => 'e\u0301\u0301\u0301\u0301 ' },
  { name: 'words broken at the end of a line', unit: (at) => `pneu-\nmonia ${word(at)} ` },
  {
    name: 'stages and grades',
    unit: (at) => `pT${at % 4}N${at % 3}M0, Gleason ${(at % 3) + 3}+4, BI-RADS ${at % 6}. `,
  },
  { name: 'cells of a scan', unit: (at) => `${at % 40} x ${at % 30} mm ${word(at)} in segment ${at % 8}; ` },
];

/** A text of this kind of about so many characters. */
export function textOfKind({ unit }: KindOfText, size: number): string {
  const pieces: string[] = [];
  for (let length = 0, at = 0; length < size; at += 1) {
    const piece = unit(at);
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('');
}
