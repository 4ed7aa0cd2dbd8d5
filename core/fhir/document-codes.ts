import type { DocumentType } from '../documents/document-types.ts';
import type { CodeableConcept } from './resources.ts';
import { systems } from './systems.ts';

const loinc = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: systems.loinc, code, display }],
});

/** What kind of document it is, as LOINC names kinds of documents. A note of no certain kind is a note. */
export const documentCodes: Readonly<Record<DocumentType, CodeableConcept>> = {
  lab_result: loinc('11502-2', 'Laboratory report'),
  imaging: loinc('18748-4', 'Diagnostic imaging study'),
  clinical_note: loinc('34109-9', 'Note'),
  medication_list: loinc('56445-0', 'Medication summary Document'),
  discharge_summary: loinc('18842-5', 'Discharge summary'),
  pathology: loinc('11526-1', 'Pathology study'),
  other: loinc('34109-9', 'Note'),
};

export const resultsCode = loinc('30954-2', 'Relevant diagnostic tests/laboratory data Narrative');
export const laboratoryReportCode = documentCodes.lab_result;
