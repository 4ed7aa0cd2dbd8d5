import { classify } from '../documents/classify.ts';
import type { DocumentType } from '../documents/document-types.ts';
import type { LabResult } from '../documents/explanation.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { documentTitle } from './document-title.ts';
import { readFindings } from './findings/read-findings.ts';
import { readIdentifiers } from './identifiers/read-identifiers.ts';
import { readLabRows } from './labs/read-lab-rows.ts';
import { readMedications } from './medications/read-medications.ts';
import type { Reading } from './reading.ts';
import { readRecommendations } from './recommendations/read-recommendations.ts';
import { readRemarks } from './remarks/read-remarks.ts';
import { findSections } from './sections/find-sections.ts';

/** The facts of one document. `text` is canonical (canonicalText), and every span of the answer points into it. */
export function readDocument(text: string, knowledge: Knowledge, options: { chosenType?: DocumentType } = {}): Reading {
  const parts = findSections(text);
  const sections = parts.flatMap(({ name, span }) => (name === null ? [] : [{ name, span }]));
  const labResults = readLabRows(text, knowledge);
  const taken = labResults.map(({ span }) => span);
  const medications = readMedications(text, { sections: parts, knowledge, taken });
  const findings = readFindings(text, { sections: parts, knowledge, taken });
  const kind = classify({
    text,
    title: documentTitle(text, parts),
    sectionNames: sections.map(({ name }) => name),
    labGroups: labResults.map((row) => groupOf(row, knowledge)),
    medications: medications.length,
    findings: findings.length,
    chosenType: options.chosenType,
  });
  return {
    text,
    ...kind,
    sections,
    labResults,
    medications,
    findings,
    identifiers: readIdentifiers(text),
    recommendations: readRecommendations(text, parts),
    remarks: readRemarks(text, parts),
  };
}

const groupOf = ({ analyte }: LabResult, knowledge: Knowledge): string | null =>
  analyte === null ? null : knowledge.getAnalyte(analyte).group;
