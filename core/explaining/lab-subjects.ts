import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { amongHardToRead } from './doubt-words.ts';
import { labListSentences } from './lab-lists.ts';
import { analyteOf } from './lab-words.ts';
import { fromDocument, type Said } from './said.ts';
import { capitalise, counted, isOrAre, sentence } from './wording.ts';

/** What the results of an analyte group are called: "two kidney results". */
const subjectWords: Partial<Record<string, string>> = {
  blood_count: 'blood cell',
  metabolic_panel: 'blood salt and mineral',
  lipid_panel: 'cholesterol',
  liver_panel: 'liver',
  kidney_panel: 'kidney',
  thyroid_panel: 'thyroid',
  diabetes_test: 'blood sugar',
  iron_studies: 'iron',
  vitamin_levels: 'vitamin',
  hormone_tests: 'hormone',
  clotting_tests: 'blood clotting',
  tumour_markers: 'tumor marker',
  blood_gas: 'blood gas',
  drug_levels: 'drug level',
  urinalysis: 'urine',
  stool_test: 'stool',
  serology: 'infection and antibody',
  allergy_test: 'allergy',
};

export type LabSubject = { name: string; rows: ReadResult[] };

const other = 'other';

/** Rows under what they are about, in the order in which each subject is met; what belongs to none comes last. */
export function bySubject(rows: readonly ReadResult[], knowledge: Knowledge): LabSubject[] {
  const subjects = new Map<string, ReadResult[]>();
  for (const row of rows) {
    const name = subjectWords[analyteOf(row, knowledge)?.group ?? ''] ?? other;
    const known = subjects.get(name);
    if (known) known.push(row);
    else subjects.set(name, [row]);
  }
  return [...subjects]
    .map(([name, those]) => ({ name, rows: those }))
    .sort((a, b) => Number(a.name === other) - Number(b.name === other));
}

/** "Two kidney results are outside the range." before they are told one by one; of one result there is nothing to sum up. */
export const subjectLead = ({ name, rows }: LabSubject): Said[] =>
  rows.length < 2 || name === other
    ? []
    : [
        fromDocument(
          sentence(
            capitalise(
              `${counted(rows.length, `${name} result`)} ${isOrAre(rows.length)} outside the range${amongHardToRead(rows)}`,
            ),
          ),
          rows.map(({ span }) => span),
        ),
      ];

/** What is inside its range, listed by subject where there are several. */
export function insideBySubject(rows: readonly ReadResult[], knowledge: Knowledge): Said[][] {
  const subjects = bySubject(rows, knowledge);
  const [only] = subjects;
  if (subjects.length < 2 && only) return [labListSentences(only.rows, 'Inside the printed range', 'Also inside')];
  return subjects.map((subject) =>
    labListSentences(subject.rows, capitalise(`${subject.name} results inside the printed range`), 'Also inside'),
  );
}
