import { textAt, type Span } from '../../kernel/span.ts';
import { labelledFields } from '../identifiers/labelled.ts';

const namesPatient = /^(?:patient name|patient|pt name|pt|patient's name)$/;
const numbersPatient =
  /^(?:mrn|medical record number|medical record no|medical record #|patient id|patient number|patient no|nhs number|hospital number)$/;
const bornOn = /^(?:dob|date of birth|birth date|birthdate|d\.o\.b)$/;

/** Where a second patient is labelled: another name that shares no word with the first, another record number, another birth date. */
export function secondPatients(text: string): Span[] {
  const fields = labelledFields(text);
  const values = (label: RegExp) =>
    fields.filter((field) => label.test(field.label)).map(({ identifier }) => identifier.span);
  const others = [
    ...differing(text, values(namesPatient), sharesAWord),
    ...differing(text, values(numbersPatient), sameSigns),
    ...differing(text, values(bornOn), sameSigns),
  ];
  const named = differing(text, values(namesPatient), sharesAWord).length > 0;
  // A lone differing number may be another hospital's; two people have two names, or two birth dates.
  return named || differing(text, values(bornOn), sameSigns).length > 0 ? others.slice(0, 1) : [];
}

function differing(text: string, spans: readonly Span[], same: (a: string, b: string) => boolean): Span[] {
  const first = spans[0];
  if (!first) return [];
  return spans.filter((span) => !same(textAt(text, first), textAt(text, span)));
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const sharesAWord = (a: string, b: string): boolean => wordsOf(b).some((word) => wordsOf(a).includes(word));
const sameSigns = (a: string, b: string): boolean =>
  a.replace(/[^\p{L}\d]/gu, '').toLowerCase() === b.replace(/[^\p{L}\d]/gu, '').toLowerCase();
