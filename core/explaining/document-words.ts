import type { DocumentKind } from '../documents/document-kinds.ts';
import type { DocumentType } from '../documents/document-types.ts';
import type { Reading } from '../reading/reading.ts';

const wordOfType: Record<DocumentType, string> = {
  lab_result: 'report',
  imaging: 'report',
  clinical_note: 'note',
  medication_list: 'list',
  discharge_summary: 'report',
  pathology: 'report',
  other: 'document',
};

/** Papers that have a name of their own within their type: nobody calls a heart tracing a note. */
const wordOfKind: Partial<Record<DocumentKind, string>> = {
  ecg: 'report',
  lung_function: 'report',
  sleep_study: 'report',
  endoscopy: 'report',
  operative_report: 'report',
  referral_letter: 'letter',
  vaccination_record: 'record',
  newborn_record: 'record',
  ambulance_report: 'report',
  prescription: 'prescription',
  discharge_instructions: 'document',
};

/** What a document is called in a sentence: "The note says …". */
export const documentWord = ({ documentType, documentKind }: Pick<Reading, 'documentType' | 'documentKind'>): string =>
  wordOfKind[documentKind] ?? wordOfType[documentType];

/** Why a test was done is told as the reason: it is not what the test found. */
export const isReportOfTest = (type: DocumentType | undefined): boolean =>
  type === 'imaging' || type === 'pathology' || type === 'lab_result';
