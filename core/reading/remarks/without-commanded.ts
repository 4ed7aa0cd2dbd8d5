import { blanked, type Span } from '../../kernel/span.ts';
import { touching } from '../../kernel/touching.ts';
import type { Reading } from '../reading.ts';

/** A reading without the findings and requests of lines that try to command their reader; results and medicines that we know stay. */
export function withoutCommanded(reading: Reading): Reading {
  const isCommanded = commandedIn(reading);
  const isFact = ({ span }: { span: Span }): boolean => !isCommanded(span);
  return {
    ...reading,
    labResults: reading.labResults.filter((row) => row.analyte !== null || isFact(row)),
    medications: reading.medications.filter((medicine) => medicine.generic !== null || isFact(medicine)),
    findings: reading.findings.filter(isFact),
    scales: reading.scales.filter(isFact),
    recommendations: reading.recommendations.filter(isFact),
  };
}

/** Tells whether a stretch touches a line that tries to command its reader. */
export const commandedIn = (reading: Pick<Reading, 'remarks'>): ((span: Span) => boolean) =>
  touching(commandSpans(reading));

/** The text with blanks where it tries to command its reader: what stands beside a command is read without it. */
export const uncommandedText = (reading: Pick<Reading, 'remarks' | 'text'>): string =>
  blanked(reading.text, commandSpans(reading));

const commandSpans = ({ remarks }: Pick<Reading, 'remarks'>): Span[] =>
  remarks.filter(({ kind }) => kind === 'instruction_in_document').map(({ span }) => span);
