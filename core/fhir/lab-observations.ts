import type { Explanation, LabResult } from '../documents/explanation.ts';
import { textAt } from '../kernel/span.ts';
import { decimalSignOf } from '../reading/labs/numbers.ts';
import { referenceTo, type BundleContext } from './bundle-context.ts';
import { laboratoryReportCode } from './document-codes.ts';
import { fhirText } from './fhir-text.ts';
import { labStanding } from './lab-standing.ts';
import { labRange, labValue } from './lab-value.ts';
import { narrative, paragraph } from './narrative.ts';
import { printedDay } from './printed-day.ts';
import type { CodeableConcept, DiagnosticReport, DocumentReference, Observation, Patient } from './resources.ts';
import { systems } from './systems.ts';

type About = { patient: Patient; document: DocumentReference };
type Reading = Pick<Explanation, 'text' | 'labResults' | 'identifiers'>;

const laboratory: CodeableConcept = {
  coding: [{ system: systems.observationCategory, code: 'laboratory', display: 'Laboratory' }],
};
const laboratoryService: CodeableConcept = {
  coding: [{ system: systems.diagnosticService, code: 'LAB', display: 'Laboratory' }],
};

/**
 * Every result that was read in a document. Whether the laboratory calls it final is not read: its status is unknown, and each says which
 * document it comes from.
 */
export function labObservations(
  { newId }: BundleContext,
  reading: Reading,
  { patient, document }: About,
): Observation[] {
  const decimal = decimalSignOf(reading.text);
  const dates = datesOf(reading);
  return reading.labResults.map((row) => {
    const day = row.collectedAt === null ? undefined : printedDay(row.collectedAt, dates);
    const standing = labStanding(row, decimal);
    const notes = notesOf(row, { isDated: day !== undefined, isCoded: standing !== undefined });
    return {
      resourceType: 'Observation',
      id: newId(),
      text: narrative('generated', [paragraph(printedRow(row))]),
      status: 'unknown',
      category: [laboratory],
      code: codeOf(row),
      subject: referenceTo(patient),
      ...(day !== undefined && { effectiveDateTime: day }),
      ...labValue(row, decimal),
      ...(standing && { interpretation: [{ coding: [{ system: systems.interpretation, code: standing }] }] }),
      ...(notes.length > 0 && { note: notes.map((note) => ({ text: note })) }),
      ...withRange(row),
      derivedFrom: [referenceTo(document)],
    };
  });
}

/** Every date that a document prints: each may show how the others are meant. */
const datesOf = ({ text, labResults, identifiers }: Reading): string[] => [
  ...new Set([
    ...labResults.flatMap(({ collectedAt }) => collectedAt ?? []),
    ...identifiers.flatMap(({ kind, span }) => (kind === 'date' ? textAt(text, span) : [])),
  ]),
];

function withRange(row: LabResult): Pick<Observation, 'referenceRange'> {
  const referenceRange = labRange(row);
  return referenceRange.length > 0 ? { referenceRange } : {};
}

/** The name as printed; a LOINC code where we are certain of one. */
function codeOf({ name, loinc }: LabResult): CodeableConcept {
  const text = fhirText(name) ?? 'A test without a name';
  return { ...(loinc !== null && { coding: [{ system: systems.loinc, code: loinc }] }), text };
}

/** A row in one line, every figure as it was printed. */
function printedRow({ name, comparator, value, unit, range, printedFlag }: LabResult): string {
  const result = `${comparator ?? ''}${value}${unit === null ? '' : ` ${unit}`}`;
  const beside = [range && `printed range ${range.text}`, printedFlag && `marked ${printedFlag}`].filter(Boolean);
  return `${name}: ${result}${beside.length > 0 ? ` (${beside.join('; ')})` : ''}`;
}

type Told = { isDated: boolean; isCoded: boolean };

/** What no field has room for. */
function notesOf({ collectedAt, previous, printedFlag, conflict }: LabResult, { isDated, isCoded }: Told): string[] {
  const notes = [
    conflict && `The report marks this result "${printedFlag ?? ''}", which its printed range does not bear out.`,
    !conflict && !isCoded && printedFlag !== null && `The report marks this result "${printedFlag}".`,
    collectedAt !== null && !isDated && `Collected, as printed: ${collectedAt}`,
    previous !== null && `Earlier result, as printed: ${previous}`,
  ];
  return notes.flatMap((note) => (note === false ? [] : (fhirText(note) ?? [])));
}

/** The report that holds the results together. Its day is theirs where all have the same. */
export function labReport(
  { newId }: BundleContext,
  observations: readonly Observation[],
  { patient }: About,
): DiagnosticReport {
  const days = new Set(observations.map(({ effectiveDateTime }) => effectiveDateTime));
  const [day] = days;
  return {
    resourceType: 'DiagnosticReport',
    id: newId(),
    status: 'unknown',
    category: [laboratoryService],
    code: laboratoryReportCode,
    subject: referenceTo(patient),
    ...(days.size === 1 && day !== undefined && { effectiveDateTime: day }),
    result: observations.map(referenceTo),
  };
}
