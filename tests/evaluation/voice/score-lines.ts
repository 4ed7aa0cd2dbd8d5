import type { Command, CommandName, Match } from '#core/voice/commands.ts';
import type { HeardWords } from '#core/voice/match-command.ts';
import type { SpokenLine } from './spoken-line.ts';

export type VoiceScore = {
  commands: number;
  right: number;
  talk: number;
  /** Talk that was taken for a command, or asked about. */
  accepted: number;
  /** What went wrong, a line each, to be read. */
  misses: string[];
};

export function scoreLines(lines: readonly SpokenLine[], match: (heard: HeardWords) => Match): VoiceScore {
  const score: VoiceScore = { commands: 0, right: 0, talk: 0, accepted: 0, misses: [] };
  for (const line of lines) {
    const heard = match({ alternatives: [line.heard, ...(line.alternatives ?? [])], terms: line.terms ?? [] });
    const isRight = isExpected(line, heard);
    if (line.expected === 'none') {
      score.talk += 1;
      if (!isRight) score.accepted += 1;
    } else {
      score.commands += 1;
      if (isRight) score.right += 1;
    }
    if (!isRight) score.misses.push(`"${line.heard}": ${told(heard)}, expected ${expectation(line)}`);
  }
  return score;
}

function isExpected({ expected, term }: SpokenLine, match: Match): boolean {
  if (expected === 'none') return match.kind === 'none';
  const names = typeof expected === 'string' ? [expected] : expected;
  const fits = (command: Command) => names.some((name) => meaningOf(name) === meaningOf(command.name));
  if (match.kind === 'unsure') return typeof expected !== 'string' && match.choices.every(fits);
  if (match.kind === 'none' || !fits(match.command)) return false;
  return term === undefined || ('term' in match.command && match.command.term === term);
}

/** The two commands that define a term do the same. */
const meaningOf = (name: CommandName): CommandName => (name === 'DEFINE_MEDICAL_TERM' ? 'DEFINE_TERM' : name);

function told(match: Match): string {
  if (match.kind === 'none') return 'none';
  if (match.kind === 'unsure') return `unsure of ${match.choices.map(named).join(' or ')}`;
  return named(match.command);
}

const named = (command: Command): string =>
  'term' in command ? `${command.name} ${command.term ?? `(unknown: ${command.asked})`}` : command.name;

function expectation({ expected, term }: SpokenLine): string {
  const names = typeof expected === 'string' ? expected : expected.join(' or ');
  return term === undefined ? names : `${names} ${term ?? '(unknown)'}`;
}
