import { textAt, type Span } from '../../kernel/span.ts';
import { otherPersons } from './person-marks.ts';
import { labelledFields, type Labelled } from '../identifiers/labelled.ts';

const namesPatient = ['patient name', 'patient', 'pt name', 'pt', "patient's name"];
/** A bare "Name:" is that of a patient where age or sex stand beside it. */
const namesAnybody = ['name', 'full name'];
const besideName = /\b(?:age|sex|gender|dob|born|mrn)\b/i;
const numbersPatient = ['mrn', 'medical record number', 'medical record no', 'medical record #'];
const bornOn = ['dob', 'date of birth', 'birth date', 'birthdate', 'd.o.b'];

/** Where a second patient is labelled, once: another name, another record number or another birth date than the first. */
export function secondPatients(text: string): Span[] {
  const fields = labelledFields(text);
  const differing = (labels: readonly string[], same: (a: string, b: string) => boolean): Span[] => {
    const [first, ...others] = fields
      .filter((field) => labels.includes(field.label) || (labels === namesPatient && isPatient(text, field)))
      .map(({ identifier }) => identifier.span);
    return first ? others.filter((span) => !same(textAt(text, first), textAt(text, span))) : [];
  };
  return [
    ...differing(namesPatient, isSameName),
    ...differing(numbersPatient, isSameNumber),
    ...differing(bornOn, isSameDay),
    ...otherPersons(text),
  ].slice(0, 1);
}

function isPatient(text: string, { label, identifier: { span } }: Labelled): boolean {
  if (!namesAnybody.includes(label)) return false;
  const end = text.indexOf('\n', span[1]);
  return besideName.test(text.slice(span[1], Math.min(end === -1 ? text.length : end, span[1] + 120)));
}

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const titles = new Set('mr mrs ms miss dr mx prof jr sr ii iii'.split(' '));
const nameParts = (name: string): string[] => (plain(name).match(/\p{L}+/gu) ?? []).filter((part) => !titles.has(part));

/** Order, case and accents do not matter; a middle name may be missing, and an initial stands for its name. */
function isSameName(a: string, b: string): boolean {
  const [short = [], long = []] = [nameParts(a), nameParts(b)].sort((x, y) => x.length - y.length);
  return short.every((part) =>
    long.some((other) => other === part || isInitialOf(part, other) || isInitialOf(other, part)),
  );
}

const isInitialOf = (initial: string, name: string): boolean => initial.length === 1 && name.startsWith(initial);

const digits = (words: string): string =>
  plain(words)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^0+/, '');
const isSameNumber = (a: string, b: string): boolean => digits(a) === digits(b);

/** "01/02/1980" and "1980-01-02" are one day; where a month is in letters, the numbers both dates print decide. */
function isSameDay(a: string, b: string): boolean {
  const [few = [], many = []] = [numbersOf(a), numbersOf(b)].sort((x, y) => x.length - y.length);
  return few.every((number) => many.includes(number));
}

const numbersOf = (date: string): number[] =>
  (/^\d{8}$/.test(date) ? [date.slice(0, 4), date.slice(4, 6), date.slice(6)] : (date.match(/\d+/g) ?? [])).map(Number);
