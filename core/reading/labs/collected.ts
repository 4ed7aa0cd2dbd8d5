import type { Line } from './lines.ts';
import { printedDate } from './dates.ts';

const label = String.raw`(?:(?:date|time)(?:\s?/\s?time| and time)? (?:collected|drawn|of collection)|(?:specimen |sample )?collected(?: on| date| date/time)?|collection (?:date|time)(?:\s?/\s?time)?|date of (?:sample|specimen)|sample date|drawn(?: on)?|entnahme(?:datum)?|eingang)`;
const collected = new RegExp(String.raw`\b${label}\s{0,4}[:\-]?\s{0,4}(${printedDate})`, 'iu');
const titled = new RegExp(
  String.raw`\b(?:lab(?:oratory)?|test) (?:results|report)[^\n]{0,80}?\(?(${printedDate})`,
  'iu',
);

const longestLine = 600;

/** When the specimen was taken, as printed in this line of a report's head; undefined when it does not say. */
export function collectedIn(text: string, { start, end }: Line): string | undefined {
  if (end - start > longestLine) return undefined;
  const words = text.slice(start, end);
  // Without a digit there is no date: the cheap answer for most lines.
  if (!/\d/.test(words)) return undefined;
  return (collected.exec(words) ?? titled.exec(words))?.[1]?.trim();
}
