import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import type { Explanation, Finding, LabResult } from '#core/documents/explanation.ts';
import type { Expected, Outcome } from './case.ts';

/** An explanation that says nothing of a text, but for what a test gives. */
export function outcomeOf(text: string, expected: Expected, given: Partial<Explanation> = {}): Outcome {
  const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
  const empty = explainDocument({ text: 'Nothing.', source }, loadKnowledge());
  const nothing = { sections: [], labResults: [], medications: [], findings: [], sentences: [], notices: [] };
  const explanation = { ...empty, ...nothing, medicalTerminology: [], text, ...given };
  return { id: 'a', expected, explanation, allTerms: explanation.medicalTerminology, ms: 1 };
}

export function rowOf(name: string, value: string, given: Partial<LabResult> = {}): LabResult {
  const unknown = { analyte: null, loinc: null, comparator: null, unit: null, range: null, printedFlag: null };
  return {
    ...{ name, value, ...unknown, flag: 'unknown', conflict: false, previous: null, collectedAt: null, span: [0, 1] },
    ...given,
  };
}

/** A reading of the words where they first stand in the text. */
export function findingIn(text: string, words: string, assertion: Finding['assertion'], concept = words): Finding {
  const start = text.indexOf(words);
  return { concept, text: words, assertion, side: null, severity: null, span: [start, start + words.length] };
}
