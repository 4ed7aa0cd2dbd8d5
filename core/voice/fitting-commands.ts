import { commandGroups, type CommandHelp } from './command-help.ts';
import type { CommandName } from './commands.ts';

/** What is before a person. */
export type OpenPage = { kind: 'interpretation' | 'document' | null; isReading: boolean };

const fitting = {
  interpretation: ['READ_DOCUMENT', 'SUMMARIZE', 'DEFINE_TERM', 'SHOW_QUESTIONS', 'EXPORT_PDF'],
  document: ['READ_DOCUMENT', 'GO_INTERPRETATION', 'DEFINE_TERM', 'SCROLL_DOWN', 'GO_DOCUMENTS'],
  none: ['GO_DOCUMENTS', 'GO_UPLOAD', 'GO_HOME', 'SCROLL_DOWN', 'GO_BACK'],
} as const satisfies Record<string, readonly CommandName[]>;

/** The five commands that fit the page, the likeliest first. Somebody who is read to may want it to stop. */
export function fittingCommands({ kind, isReading }: OpenPage): CommandHelp[] {
  const names: readonly CommandName[] = isReading
    ? ['STOP_READING', ...fitting[kind ?? 'none']]
    : fitting[kind ?? 'none'];
  const all = commandGroups.flatMap(({ commands }) => commands);
  const wanted = names.filter((name) => !(isReading && name === 'READ_DOCUMENT')).slice(0, 5);
  return wanted.flatMap((name) => all.filter((command) => command.name === name));
}
