import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import type { Item } from './item.ts';
import type { Line } from './lines.ts';
import { trim } from './lines.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';

const chained = /\p{L}[\p{L})]{0,12}-[<>]?\d.{0,80}\p{L}-[<>]?\d/u;
const piece = /(\S{1,24}?)-([<>]?)(\d[\d.,]{0,9})([*#]?)(?=[\s;,]|$)/gu;
const mostBefore = 2; // further words of a name

/**
 * Results chained with hyphens, as hospital systems print them: "WBC-7.3 RBC-3.54* Plt Ct-180". Believed where two or more of them are
 * known tests: one alone may be a name ("CA-125").
 */
export function readHyphenRows(context: ReadingContext, line: Line): RowDraft[] {
  const { text } = context;
  const words = text.slice(line.start, line.end);
  if (!chained.test(words)) return [];
  const rows = matchesIn(words, piece).flatMap((match) => {
    const [, name = '', , figure = '', mark = ''] = match;
    const start = line.start + match.index;
    const named = context.knowledge.findAnalyte(`${name}-${figure}`)
      ? undefined
      : nameEndingAt(context, line, [start, start + name.length]);
    return named ? [rowOf(match, named, start + name.length + 1, mark)] : [];
  });
  return rows.length > 1 ? rows : [];
}

/** The shortest known name that ends in a word. */
function nameEndingAt({ text, knowledge }: ReadingContext, line: Line, [start, end]: Span): Span | undefined {
  let from = start;
  for (let more = 0; more <= mostBefore; more += 1) {
    if (/^\p{L}/u.test(text.slice(from, from + 2)) && knowledge.findAnalyte(text.slice(from, end))) return [from, end];
    const before = trim(text, [line.start, from])[1];
    if (before <= line.start) return undefined;
    from = text.lastIndexOf(' ', before - 1) + 1;
    if (from < line.start) return undefined;
  }
  return undefined;
}

function rowOf(match: RegExpExecArray, name: Span, start: number, mark: string): RowDraft {
  const [, , sign = '', figure = ''] = match;
  const text = figure.replace(/[.,]$/, '');
  const at = start + sign.length;
  const comparator = sign === '<' || sign === '>' ? sign : null;
  const value: Item = {
    kind: comparator ? 'bound' : 'number',
    start,
    end: at + text.length,
    cell: 0,
    text,
    comparator,
    suffix: null,
  };
  return {
    ...{
      name: [name],
      value,
      unit: null,
      range: null,
      flag: mark === '' ? null : mark,
      previous: null,
      collectedAt: null,
    },
    ...{ loose: 0, labelled: false, span: [name[0], at + text.length + mark.length] },
  };
}
