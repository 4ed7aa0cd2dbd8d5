import { z } from 'zod';

/** The types a person chooses from at upload. */
export const documentTypes = [
  'lab_result',
  'imaging',
  'clinical_note',
  'medication_list',
  'discharge_summary',
  'pathology',
  'other',
] as const;

export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;

export const documentTypeLabels: Record<DocumentType, string> = {
  lab_result: 'Lab Result',
  imaging: 'Imaging Report',
  clinical_note: 'Clinical Note',
  medication_list: 'Medication List',
  discharge_summary: 'Discharge Summary',
  pathology: 'Pathology Report',
  other: 'Other',
};

/** The filter of My Documents, which has shorter names than the upload form. */
export const documentFilters = ['imaging', 'lab', 'clinical', 'pathology', 'discharge'] as const;

export const DocumentFilter = z.enum(documentFilters);
export type DocumentFilter = z.infer<typeof DocumentFilter>;

export const typeOfFilter: Record<DocumentFilter, DocumentType> = {
  imaging: 'imaging',
  lab: 'lab_result',
  clinical: 'clinical_note',
  pathology: 'pathology',
  discharge: 'discharge_summary',
};
