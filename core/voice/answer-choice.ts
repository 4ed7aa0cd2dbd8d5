import type { Command } from './commands.ts';
import { plainWords } from './heard-words.ts';
import { matchCommand, type HeardWords } from './match-command.ts';

/** Which of two commands was meant, that neither was, or that this was no answer. */
export type Answer = { kind: 'chosen'; command: Command } | { kind: 'neither' } | { kind: 'none' };

const around = '(?:the |number |option |choice |button |i (?:mean|meant|want|said) |take |choose |okay |um )*';
const spoken = (answers: string): RegExp =>
  new RegExp(`^${around}(?:${answers})(?: (?:one|option|choice|button|please|thanks))*$`);
const first = spoken(
  'first|1|1st|one|former|left|upper|top|yes|yeah|yep|yup|sure|correct|right|yes first|that is right',
);
const second = spoken(
  'second|2|2nd|two|too|to|latter|other|right one|lower|bottom|last|no second|no the second|yes second|yes the second',
);
const neither = spoken(
  'neither|none|no|nope|nothing|never mind|nevermind|cancel|forget it|none of (?:them|these|those|both)|not (?:that|those)',
);

/** "Yes" is the first, which is asked for first. "No" is neither: nothing is done that was not said. */
export function answerChoice({ alternatives, terms }: HeardWords, choices: readonly [Command, Command]): Answer {
  for (const heard of alternatives.map(plainWords)) {
    if (second.test(heard)) return { kind: 'chosen', command: choices[1] };
    if (first.test(heard)) return { kind: 'chosen', command: choices[0] };
    if (neither.test(heard)) return { kind: 'neither' };
  }
  const match = matchCommand({ alternatives, terms });
  if (match.kind !== 'command') return { kind: 'none' };
  const chosen = choices.find((choice) => isSame(choice, match.command));
  return chosen ? { kind: 'chosen', command: chosen } : { kind: 'none' };
}

function isSame(one: Command, other: Command): boolean {
  if ('term' in one && 'term' in other) return one.term === other.term;
  return one.name === other.name;
}
