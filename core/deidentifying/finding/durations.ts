import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

/** "3/7", "6/52", "2/12", "4-6/52": days, weeks and months as British and Australian notes write them. */
const fraction = /(?<![\d/.])(?:\d{1,2} ?[-–‑] ?)?\d{1,2}\/(?:7|12|52)(?![\d/]|[.,]\d)/gu;

/** No date: weeks of a year, more months than a year has, a range, a time that has passed. */
const surely = /^\d{1,2}\/52$|^(?:1[3-9]|[2-9]\d)\/12$|^\d{1,2} ?[-–‑]/u;
const timeBehind = /^ ?(?:ago|hx|history|old|duration|post|course|supply)(?!\p{L})/iu;
/** A day is what stands behind these, whatever else the text writes so. */
const dayBefore =
  /(?:(?<!\p{L})(?:on|dated?|born|dob|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\.?,?:? |(?<!\p{L})(?:due|exp|expires|lmp|edd|seen|appt|appointment) (?:on )?)$/iu;
const entryBehind = /^(?::| [-–])/u;

/** Durations in figures, which look like a day and a month. One that is sure tells how the text writes them all. */
export function durationsIn(text: string): Span[] {
  const found = matchesIn(text, fraction).map(({ 0: words, index }) => {
    const end = index + words.length;
    const isSure = surely.test(words) || timeBehind.test(text.slice(end, end + 10));
    const before = lineBefore(text, index);
    const isDay = dayBefore.test(before) || (before.trim() === '' && entryBehind.test(text.slice(end, end + 2)));
    return { span: [index, end] as Span, isSure, isDay };
  });
  const writesSo = found.some(({ isSure }) => isSure);
  return found.filter(({ isSure, isDay }) => isSure || (writesSo && !isDay)).map(({ span }) => span);
}

const reach = 16;

const lineBefore = (text: string, at: number): string => {
  const head = text.slice(Math.max(0, at - reach), at);
  return head.slice(head.lastIndexOf('\n') + 1);
};
