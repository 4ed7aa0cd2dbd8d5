import type { Statement } from './statement.ts';

/** What is done with a medicine in the plan: a list of what was taken until now does not say so. */
const change =
  /(?:^|\b(?:will|going to|would like to|plan is to|need to|advised (?:him|her|the patient)? ?to|told (?:him|her|the patient)? ?to|and|but|for now) )(decrease|increase|reduce|lower|cut down|stop|discontinue|hold|pause)(?:ing)? (?:(?:the|his|her|your|taking|dose of) ){0,3}(\p{L}[\p{L}-]{3,})\b([^.;]{0,60})/giu;
const stopped = /^(?:stop|discontinue)/i;
const held = /^(?:hold|pause)/i;

/**
 * "Atenolol 50 mg daily" in the list, "decrease atenolol to 25 mg" in the plan: the list has what was taken before. Where the list already
 * has the new dose, it is as it should be.
 */
export function withChangesBeside(statements: readonly Statement[]): readonly Statement[] {
  const changes = new Map<string, { note: string; dose: string | undefined }>();
  for (const { role, text } of statements)
    if (role === 'medicine_change' || role === 'next_step' || role === 'instruction')
      for (const [, verb = '', name = '', rest = ''] of text.matchAll(change))
        changes.set(name.toLowerCase(), { note: noteOf(verb), dose: /\bto (\d+(?:\.\d+)?)/.exec(rest)?.[1] });
  if (changes.size === 0) return statements;
  return statements.map((statement) =>
    statement.role === 'medicine' ? { ...statement, text: withNotes(statement.text, changes) } : statement,
  );
}

const noteOf = (verb: string): string =>
  stopped.test(verb) ? 'to be stopped' : held.test(verb) ? 'to be paused' : 'before the change';

const withNotes = (text: string, changes: ReadonlyMap<string, { note: string; dose: string | undefined }>): string =>
  text
    .split(/(?<=[^\d],) /)
    .map((part) => {
      const known = changes.get(/^\p{L}[\p{L}-]*/u.exec(part)?.[0].toLowerCase() ?? '');
      if (known === undefined || isSaid.test(part) || part.split(' ').length > longest) return part;
      // The list was brought up to date already, or names no dose that could be wrong.
      if (known.note === 'before the change' && (!/\d/.test(part) || hasDose(part, known.dose))) return part;
      return part.replace(/([,.;]?)$/, ` (${known.note})$1`);
    })
    .join(' ');

const longest = 14;
const isSaid = /\b(?:hold|held|stop\w*|discontinued?|paused?|decreased?|increased?|reduced|changed|new)\b/i;
const hasDose = (part: string, dose: string | undefined): boolean =>
  dose !== undefined && new RegExp(`(?<![\\d.])${dose.replace('.', '\\.')}(?![\\d.])`).test(part);
