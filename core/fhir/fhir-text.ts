/**
 * A text as FHIR takes one: without the characters that XML 1.0 has no place for, not empty, and whole. Undefined where nothing is left.
 */
export function fhirText(text: string): string | undefined {
  const clean = text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
    .trim();
  return clean === '' ? undefined : clean;
}
