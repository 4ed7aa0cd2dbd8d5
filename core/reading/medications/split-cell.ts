import type { Span } from '../../kernel/span.ts';
import { trimmed, type Piece } from '../lines.ts';
import { haltStartIn } from './medicine-status.ts';
import { sigStart } from './sig.ts';
import { changedStrengthIn, strengthsIn } from './strength.ts';

const divider =
  /\s[-–—=]\s|\s[-–—]$|:\s(?=\S)|,\s(?=(?:take|apply|inhale|inject|use|give|one|two|half|as|up to|\d)\b)/i;

/** A cell in its name and, behind a dash or where directions begin, its directions. */
export function splitCell(text: string, cell: Piece): [Span, Piece | undefined] {
  const [start, end] = cell.span;
  const at = splitAt(cell.text);
  if (at === undefined) return [cell.span, undefined];
  const rest = trimmed(text, [start + at.behind, end]);
  return [[start, start + at.name], rest.text === '' ? undefined : rest];
}

function splitAt(words: string): { name: number; behind: number } | undefined {
  const strengths = strengthsIn(words);
  const changed = changedStrengthIn(words);
  // What is printed of a strength is never a direction: "100 units/mL", "from 20 units to 24 units".
  const first = changed?.[1] ?? /^\S+\s*/.exec(words)?.[0].length ?? 0;
  const own = strengths.filter(
    ([from], at) => at === 0 || /\p{L}/u.test(words.slice(strengths[at - 1]?.[1] ?? 0, from)),
  );
  const hidden = own.reduce((all, [from, to]) => all.slice(0, from) + ' '.repeat(to - from) + all.slice(to), words);
  const found = sigStart(hidden.slice(first));
  const halt = haltStartIn(words, first);
  const direct = [found === -1 ? -1 : first + found, halt].filter((at) => at !== -1);
  const sigAt = direct.length === 0 ? -1 : Math.min(...direct);
  const dash = divider.exec(words.slice(changed?.[1] ?? 0));
  const dashAt = dash ? dash.index + (changed?.[1] ?? 0) : -1;
  if (dash && (sigAt === -1 || dashAt <= sigAt)) return { name: dashAt, behind: dashAt + dash[0].length };
  if (sigAt === -1) return undefined;
  // "(1 daily)" begins with its bracket.
  const bracket = /[([]\s?$/.exec(words.slice(0, sigAt))?.[0].length ?? 0;
  return { name: sigAt - bracket, behind: sigAt };
}
