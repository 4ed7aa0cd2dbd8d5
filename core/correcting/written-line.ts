import { canonicalText } from '../reading/canonical-text.ts';
import { maxWrittenLength } from './correction.ts';

const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** What a person wrote, in the form of the text it goes into; undefined when it is empty, too long or not one plain line. */
export function writtenLine(written: string): string | undefined {
  if (control.test(written)) return undefined;
  const line = canonicalText(written).trim();
  return line === '' || line.length > maxWrittenLength ? undefined : line;
}
