import type { DocumentType } from '../documents/document-types.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from './reading.ts';

/** The facts of one document. `text` is canonical (canonicalText), and every span of the answer points into it. */
export function readDocument(
  text: string,
  _knowledge: Knowledge,
  options: { chosenType?: DocumentType } = {},
): Reading {
  return {
    text,
    documentType: options.chosenType ?? 'other',
    documentKind: 'other_medical',
    sections: [],
    labResults: [],
    medications: [],
    findings: [],
    identifiers: [],
    recommendations: [],
    remarks: [],
  };
}
