import type { Finding, LabResult, Medication, ReferenceRange, Section } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import type { Reading } from '../../reading/reading.ts';

/** Hand-made facts about a text. Spans are found by the words they cover. */
export function factsOf(text: string) {
  const spanOf = (words: string): Span => {
    const start = text.indexOf(words);
    if (start === -1) throw new Error(`Not in the text: ${words}`);
    return [start, start + words.length];
  };
  return {
    spanOf,
    section: (name: string, words: string): Section => ({ name, span: spanOf(words) }),
    lab: (row: string, facts: Partial<LabResult> & Pick<LabResult, 'name' | 'value'>): LabResult => ({
      ...plainRow,
      ...facts,
      span: spanOf(row),
    }),
    finding: (words: string, facts: Partial<Finding> & Pick<Finding, 'concept'>): Finding => ({
      text: words,
      assertion: 'present',
      side: null,
      severity: null,
      ...facts,
      span: spanOf(words),
    }),
    medication: (row: string, facts: Partial<Medication> & Pick<Medication, 'name'>): Medication => ({
      generic: null,
      strength: null,
      instructions: null,
      ...facts,
      span: spanOf(row),
    }),
    reading: (facts: Partial<Reading>): Reading => ({
      ...emptyReading,
      recognisedKind: facts.documentKind ?? emptyReading.documentKind,
      ...facts,
      text,
    }),
  };
}

export const range = (low: number | null, high: number | null, text: string): ReferenceRange => ({ low, high, text });

const plainRow: Omit<LabResult, 'name' | 'value' | 'span'> = {
  analyte: null,
  loinc: null,
  comparator: null,
  unit: null,
  range: null,
  printedFlag: null,
  flag: 'unknown',
  conflict: false,
  previous: null,
  collectedAt: null,
};

const emptyReading: Omit<Reading, 'text'> = {
  documentType: 'other',
  documentKind: 'other_medical',
  recognisedKind: 'other_medical',
  sections: [],
  labResults: [],
  medications: [],
  findings: [],
  scales: [],
  identifiers: [],
  recommendations: [],
  remarks: [],
};
