import type { Explanation } from '#core/documents/explanation.ts';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import type { Explainer } from '#server/ports/explainer.ts';

/** Explains in one sentence: enough where the words do not matter. */
export function plainExplain({ text, source, chosenType = 'other' }: ExplainInput): Explanation {
  return {
    text,
    source,
    documentType: chosenType,
    documentKind: 'other_medical',
    sections: [],
    labResults: [],
    medications: [],
    findings: [],
    identifiers: [],
    summary: `It begins with "${text.slice(0, 20)}".`,
    interpretation: `It has ${text.length} characters.`,
    medicalTerminology: [{ term: 'CRP', definition: 'A protein.', importance: 'low', spans: [[0, 3]] }],
    actionItems: [],
    keyFindings: [],
    recommendations: [],
    sentences: [],
    story: [],
    notices: [],
    readingGrade: 4,
    engine: 'built-in',
    timings: { extractMs: 1, readMs: 1, explainMs: 1 },
  };
}

export const plainExplainer: Explainer = { explain: async (input) => plainExplain(input) };
