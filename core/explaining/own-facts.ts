import { latestResults } from '../documents/latest-results.ts';
import type { Finding, LabResult } from '../documents/explanation.ts';
import { textAt } from '../kernel/span.ts';
import type { Reading } from '../reading/reading.ts';
import { isOnlyExpected } from './expected-symptoms.ts';
import { isInEnglish } from './in-english.ts';
import { sentenceAround } from '../grounding/support.ts';
import { touching } from '../kernel/touching.ts';

/** What is asked when a test is ordered, not what the laboratory measured: "First test for condition of interest: Yes". */
const askedAtOrder =
  /^(?:whether|has (?:symptoms|the patient)|resides in|first test for|admitted to|(?:the )?patient (?:was|is|has)|employed in|pregnancy status|age$|reason for (?:lab )?test|sample quality)/i;

/** The name of a test says what was looked for, not what was found: "SARS-CoV-2 (COVID-19) Ag [Presence]". */
const testName =
  /\[[^\]]+\]|\b(?:Ag|Ab|antigen|antibod(?:y|ies)|PCR|NAA|RNA|DNA|assay|immunoassay|panel|screen|screening|culture|profile|test)\b/i;

/**
 * The facts of a reading that speak of the person's health now: earlier results are told beside their newest one, and words of the order form, of names and of titles are left out. What is
 * told by sentences in another language is not read at all, for "sin" and "ohne" would be passed over.
 */
export function ownFacts(reading: Reading, isEnglish = isInEnglish(reading.text)): Reading {
  if (!isEnglish) {
    const labResults = latestResults(reading.labResults);
    return { ...reading, labResults, findings: [], scales: [], recommendations: [], sections: [] };
  }
  const isName = touching(reading.identifiers.filter(({ kind }) => kind === 'person').map(({ span }) => span));
  return {
    ...reading,
    labResults: latestResults(reading.labResults.filter((row) => !isAskedAtOrder(row))),
    findings: reading.findings.filter(
      (finding) =>
        isInWords(finding) &&
        !isName(finding.span) &&
        !isInTestName(finding, reading) &&
        !isOnlyExpected(reading, finding.span),
    ),
  };
}

/** A number alone names nothing, whatever it was recognised as. */
const isInWords = ({ text }: Finding): boolean => /\p{L}{2}/u.test(text);

const isAskedAtOrder = ({ name, flag }: LabResult): boolean =>
  askedAtOrder.test(name.trim()) && flag !== 'critical_high' && flag !== 'critical_low';

function isInTestName({ span, assertion }: Finding, { text, documentType }: Reading): boolean {
  if (documentType !== 'lab_result' || assertion !== 'present') return false;
  const line = textAt(text, sentenceAround(text, span));
  return testName.test(line) && !/[.!?]\s*$/.test(line);
}
