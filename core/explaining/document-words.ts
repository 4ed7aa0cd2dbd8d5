import type { DocumentType } from '../documents/document-types.ts';

/** What a document is called in a sentence: "The note says …". */
export const documentWord: Record<DocumentType, string> = {
  lab_result: 'report',
  imaging: 'report',
  clinical_note: 'note',
  medication_list: 'list',
  discharge_summary: 'report',
  pathology: 'report',
  other: 'document',
};
