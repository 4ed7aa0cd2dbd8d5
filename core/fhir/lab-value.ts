import type { LabResult } from '../documents/explanation.ts';
import { numberOf, type DecimalSign } from '../reading/labs/numbers.ts';
import { isNoResult } from '../reading/labs/wording.ts';
import { fhirText } from './fhir-text.ts';
import type { CodeableConcept, Observation, Quantity, ReferenceRange } from './resources.ts';
import { systems } from './systems.ts';
import { ucumOf } from './ucum.ts';

type Printed = Pick<LabResult, 'value' | 'comparator' | 'unit' | 'range'>;

/**
 * A figure with its unit, coded where UCUM has exactly that unit. What is no figure ("Negative", "1:40", "3+") is given as printed, and so is
 * why there is no result ("Pending").
 */
export function labValue(
  { value, comparator, unit }: Printed,
  decimal: DecimalSign,
): Pick<Observation, 'valueQuantity' | 'valueString' | 'dataAbsentReason'> {
  const figure = numberOf(value.trim(), decimal);
  if (figure !== undefined) return { valueQuantity: { ...quantity(figure, unit), ...(comparator && { comparator }) } };
  const hasUnit = unit !== null && /\d/.test(value);
  const words = fhirText(`${comparator ?? ''}${value}${hasUnit ? ` ${unit}` : ''}`);
  if (words === undefined || isNoResult(words)) return { dataAbsentReason: absent(words) };
  return { valueString: words };
}

const absent = (why: string | undefined): CodeableConcept => ({
  coding: [{ system: systems.absent, code: 'unknown', display: 'Unknown' }],
  ...(why !== undefined && { text: why }),
});

/** The range as printed, with its bounds where these are figures. */
export function labRange({ range, unit }: Printed): ReferenceRange[] {
  const text = range && fhirText(range.text);
  if (!range || !text) return [];
  const { low, high } = range;
  return [
    { ...(low !== null && { low: quantity(low, unit) }), ...(high !== null && { high: quantity(high, unit) }), text },
  ];
}

function quantity(value: number, printed: string | null): Quantity {
  const unit = fhirText(printed ?? '');
  if (unit === undefined) return { value };
  const code = ucumOf(unit);
  return { value, unit, ...(code !== undefined && { system: systems.ucum, code }) };
}
