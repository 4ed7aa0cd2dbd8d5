import { documentKinds, type DocumentKind } from '../documents/document-kinds.ts';
import type { DocumentType } from '../documents/document-types.ts';
import type { Paper } from '../paper/paper.ts';
import type { PaperKind } from '../statements/base-role.ts';
import { isLetter } from '../statements/letter-roles.ts';

const ofType: Record<DocumentType, PaperKind> = {
  lab_result: 'lab',
  imaging: 'imaging',
  clinical_note: 'clinic',
  medication_list: 'medicines',
  discharge_summary: 'discharge',
  pathology: 'pathology',
  other: 'clinic',
};

/** Kinds that are told otherwise than most of their type. */
const ofKind: Partial<Record<DocumentKind, PaperKind>> = {
  operative_report: 'operative',
  endoscopy: 'operative',
  ecg: 'test',
  lung_function: 'test',
  sleep_study: 'test',
  stress_test: 'test',
  nerve_study: 'test',
  eeg: 'test',
  swallow_study: 'test',
  genetic_test: 'pathology',
  autopsy: 'autopsy',
  referral_letter: 'letter',
};

const fewestRows = 3;

/** The outline that a paper is told by. A note that is written line by line is told as a visit, whatever it is called. */
export function paperKind(kind: DocumentKind, paper: Paper, rows = 0): PaperKind {
  if (paper.isNote) return 'clinic';
  // Several tests of genes, each with its answer, are told as other tests are.
  if (kind === 'genetic_test' && rows >= fewestRows) return 'lab';
  const outline = ofKind[kind] ?? ofType[documentKinds[kind].type];
  // A clinic writes to the patient what the genes showed.
  if (kind === 'genetic_test' && isLetter(paper.text)) return 'letter';
  return outline === 'clinic' && isLetter(paper.text) ? 'letter' : outline;
}
