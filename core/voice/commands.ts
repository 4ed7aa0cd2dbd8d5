/** What people can ask for by voice. Nothing here deletes, shares or sends. */
export const commandNames = [
  'GO_HOME',
  'GO_DOCUMENTS',
  'GO_INTERPRETATION',
  'GO_UPLOAD',
  'GO_PRICING',
  'GO_BACK',
  'READ_DOCUMENT',
  'SHOW_TERMS',
  'SHOW_QUESTIONS',
  'SHOW_RECOMMENDATIONS',
  'EXPORT_PDF',
  'SCROLL_DOWN',
  'SCROLL_UP',
  'HIGHLIGHT_IMPORTANT',
  'DEFINE_TERM',
  'STOP_READING',
  'HELP',
  'DEFINE_MEDICAL_TERM',
  'SHOW_HIGH_IMPORTANCE',
  'SUMMARIZE',
  'EXPLAIN_LAB_VALUES',
  'EXPLAIN_MEDICATIONS',
  'EXPLAIN_DIAGNOSIS',
] as const;
export type CommandName = (typeof commandNames)[number];

export type DefiningCommand = 'DEFINE_TERM' | 'DEFINE_MEDICAL_TERM';
/** A command that is told whole by its name. */
export type PlainCommand = Exclude<CommandName, DefiningCommand>;

/**
 * A command with what was said of it. `term` is a term of the page in the page's own spelling; it is null where a definition was
 * asked for and the page has no such term, and then `asked` holds the words that were heard.
 */
export type Command = { name: PlainCommand } | { name: DefiningCommand; term: string | null; asked: string };

/** What was heard: one command, two that are about as likely (to be asked back), or nothing that was meant for us. */
export type Match =
  { kind: 'command'; command: Command } | { kind: 'unsure'; choices: [Command, Command] } | { kind: 'none' };
