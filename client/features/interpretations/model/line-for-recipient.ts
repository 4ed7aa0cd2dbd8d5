import type { TellingLine } from './telling-line.ts';

/** The line for somebody to whom the document is shared: without what only its owner can change, and what the share does not give. */
export function lineForRecipient(line: TellingLine, mayStart: boolean): TellingLine {
  const { action, isBusy } = line;
  const isTheirs = isBusy || action === 'check' || action === 'english' || (action === 'retry' && mayStart);
  return isTheirs ? line : { ...line, more: null, action: null };
}
