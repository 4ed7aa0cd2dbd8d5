import type { Span } from '../../kernel/span.ts';
import { type Piece, trimmed, hasDigit, hasLetter } from '../lines.ts';
import { nameIn } from './medicine-name.ts';
import { haltStartIn } from './medicine-status.ts';
import { sigStart } from './sig.ts';
import { bareRatioIn, changedStrengthIn, strengthsIn } from './strength.ts';

const divider =
  /\s[-–—=]\s|\s[-–—]$|:\s(?=\S)|,\s(?=(?:take|apply|inhale|inject|use|give|one|two|half|as|up to|\d)\b)/i;

/** A cell in its name and, after a dash or where directions begin, its directions. */
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
  const own = strengths.filter(([from], at) => at === 0 || hasLetter(words.slice(strengths[at - 1]?.[1] ?? 0, from)));
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

type NameAndStrength = { names: Span[]; strengths: Span[]; end: number };

/** The names and strengths in the part of a line that names the medicine; `strengthCell` is the column for it, if there is one. */
export function nameAndStrength(
  text: string,
  [start, end]: Span,
  strengthCell: Piece | undefined,
): NameAndStrength | undefined {
  const area = text.slice(start, end);
  const changed = changedStrengthIn(area);
  if (changed) return changedName(text, start, [start + changed[0], start + changed[1]]);
  const found = strengthsIn(area).map(([from, to]): Span => [start + from, start + to]);
  const names: Span[] = [];
  let from = start;
  for (const strength of found) {
    const name = nameIn(text, [from, strength[0]]);
    // After the first, a name belongs to a combination only behind "/" or "and".
    if (name && (names.length === 0 || /^\s*(?:[/+&,]|and\b)/i.test(text.slice(from, name[0] + 1)))) names.push(name);
    from = strength[1];
  }
  if (found.length === 0) {
    const ratio = bareRatioIn(area);
    const name = nameIn(text, [start, ratio ? start + ratio[0] : end]);
    if (name) names.push(name);
    if (ratio) found.push([start + ratio[0], start + ratio[1]]);
  }
  if (found.length === 0 && strengthCell && hasDigit(strengthCell.text)) found.push(strengthCell.span);
  const last = Math.max(names.at(-1)?.[1] ?? 0, ...found.map(([, to]) => to));
  return names.length === 0 ? undefined : { names, strengths: found.slice(0, Math.max(names.length, 1)), end: last };
}

/** "amlodipine from 5 mg to 10 mg": the name stands before "from", and the new strength counts. */
function changedName(text: string, start: number, strength: Span): NameAndStrength | undefined {
  const from = /\s(?:dose\s)?(?:from|was)\s/i.exec(text.slice(start, strength[0]))?.index ?? 0;
  const name = nameIn(text, [start, start + from]);
  return name && { names: [name], strengths: [strength], end: strength[1] };
}
