import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { type Item, type RowDraft, bareRow, itemAt, type Items } from './item.ts';
import { readProse } from './prose-rows.ts';
import type { ReadingContext } from './reading-context.ts';
import panels from './shorthand.json' with { type: 'json' };
import { unitLengthAt } from './units.ts';

/** Shorthand: "AST/ALT 32/28", "ABG 7.35/40/80/24". Figures that are impossible in the order of the panel are in another order: none is read. */
type Panel = (typeof panels)[number];

const figure = String.raw`[<>]?\d{1,4}(?:\.\d{1,3})?`;
const figures = String.raw`${figure}(?:\s?[/|<>\\]\s?${figure}){1,6}(?![\d/]|\.\d)`;
const name = String.raw`\p{L}[\p{L}\d+]{0,11}`;
const labels = panels.flatMap((panel) => panel.labels.map((label) => [label.toLowerCase(), panel] as const));
const panelOf = new Map(labels);
const bloodCount = panelOf.get('cbc');
const between = String.raw`\s?:?\s{0,3}(?:(?:is|was|are|were|of|showed) ){0,2}`;

const labelled = new RegExp(
  String.raw`(?<![\p{L}\d])(${labels.map(([label]) => label).join('|')})${between}(${figures}|${figure} and ${figure})`,
  'giu',
);
const named = new RegExp(String.raw`(?<![\p{L}\d/])(${name}(?:\s?/\s?${name}){1,4})${between}(${figures})`, 'giu');
const respectively = new RegExp(
  String.raw`(?<![\p{L}\d/])(${name} and ${name})${between}(${figure} and ${figure})(?![\d/]|\.\d)`,
  'giu',
);
const drawn = new RegExp(
  String.raw`(?<![\d./])()(${figure}\s?>\s?${figure}\s?/\s?${figure}\s?<\s?${figure})(?![\d/]|\.\d)`,
  'gu',
);

/** Results in shorthand and what a sentence tells between them; none where a stretch has no shorthand. */
export function readShorthand(context: ReadingContext, [start, end]: Span): RowDraft[] {
  const rows = shorthandIn(context, [start, end]);
  const ends = rows.map(({ span }) => span[1]);
  return rows.length === 0
    ? []
    : [start, ...ends].flatMap((from, at) => [
        ...readProse(context, [from, Math.max(from, rows[at]?.span[0] ?? end)]),
        ...(rows[at] ? [rows[at]] : []),
      ]);
}

function shorthandIn(context: ReadingContext, [start, end]: Span): RowDraft[] {
  const text = context.text.slice(start, end);
  if (!/\d\s?[/<>|\\]\s?[<>]?\d|H&H|H\/H|\d and \d/i.test(text)) return [];
  const found = [
    ...matchesIn(text, labelled).flatMap((match) =>
      ofPanel(context, match, start, panelOf.get((match[1] ?? '').toLowerCase())),
    ),
    ...matchesIn(text, drawn).flatMap((match) => ofPanel(context, match, start, bloodCount)),
    ...[named, respectively].flatMap((pattern) =>
      matchesIn(text, pattern).flatMap((match) => ofNames(context, match, start)),
    ),
  ];
  return once(found).toSorted((a, b) => a.value.start - b.value.start);
}

const once = (rows: readonly RowDraft[]): RowDraft[] => [
  ...new Map(rows.toReversed().map((row) => [row.value.start, row])).values(),
];

function ofPanel(
  { knowledge }: ReadingContext,
  match: RegExpExecArray,
  from: number,
  panel: Panel | undefined,
): RowDraft[] {
  if (!panel) return [];
  const label: Span = [from + match.index, from + match.index + (match[1] ?? '').length];
  const values = inOrder(figuresOf(match, from), panel);
  const tests = panel.tests.slice(0, values.length);
  if (values.length < panel.fewest || !fits(values, tests)) return [];
  return tests.flatMap(({ id }, at) => {
    const value = values[at];
    return value ? [{ ...rowOf(label, value, match, from), called: knowledge.getAnalyte(id).name }] : [];
  });
}

/** Of hemoglobin and hematocrit the greater figure is the hematocrit, whichever stands first. */
const inOrder = (values: Item[], { labels: [first] }: Panel): Item[] =>
  first === 'H&H' ? values.toSorted((a, b) => Number(a.text) - Number(b.text)) : values;

const leastShare = 2.3;
const mostShare = 3.8;

/** The hematocrit in percent is about three times the hemoglobin in g/dL. */
function fits(values: Items, tests: Panel['tests']): boolean {
  const amounts = values.map(({ text }) => Number(text));
  const isPossible = tests.every(({ low, high }, at) => (amounts[at] ?? 0) >= low && (amounts[at] ?? 0) <= high);
  const cells = tests.findIndex(({ id }) => id === 'hemoglobin');
  const share = (amounts[cells + 1] ?? 0) / (amounts[cells] ?? 1);
  return isPossible && (cells < 0 || (share > leastShare && share < mostShare));
}

function ofNames({ knowledge }: ReadingContext, match: RegExpExecArray, from: number): RowDraft[] {
  const names = matchesIn(match[1] ?? '', /(?<![^\s/])(?!and\b)[^\s/]+/gi).map(({ 0: word, index }): Span => {
    const start = from + match.index + index;
    return [start, start + word.length];
  });
  const values = figuresOf(match, from);
  const isNamed = ([start, end]: Span): boolean =>
    knowledge.findAnalyte(match.input.slice(start - from, end - from)) !== undefined;
  if (names.length !== values.length || !names.every(isNamed)) return [];
  const unit = unitBehind(match, from);
  return names.flatMap((span, at) => {
    const value = values[at];
    return value ? [{ ...rowOf(span, value, match, from), unit }] : [];
  });
}

/** "AST/ALT 28/32 U/L" */
function unitBehind({ input, index, 0: whole }: RegExpExecArray, from: number): Item | null {
  const start = index + whole.length + (input[index + whole.length] === ' ' ? 1 : 0);
  const length = unitLengthAt(input, start, input.length);
  if (length < 2) return null;
  return { ...itemAt(input, 'unit', [start, start + length]), start: from + start, end: from + start + length };
}

/** The figures after the label of a match. In a drawing, ">" and "<" part them; in a list of names they are bounds. */
function figuresOf(match: RegExpExecArray, from: number): Item[] {
  const list = match[2] ?? '';
  const start = from + match.index + match[0].length - list.length;
  return matchesIn(list, /(?<=[/]\s?|^)([<>])?(\d+(?:\.\d+)?)|\d+(?:\.\d+)?/g).map(
    ({ 0: printed, 1: sign, 2: bound, index }) => ({
      ...{
        kind: sign ? ('bound' as const) : ('number' as const),
        start: start + index,
        end: start + index + printed.length,
        cell: 0,
      },
      ...{ text: bound ?? printed, comparator: sign === '<' || sign === '>' ? sign : null, suffix: null },
    }),
  );
}

function rowOf(named: Span, value: Item, match: RegExpExecArray, from: number): RowDraft {
  const span: Span = [from + match.index, from + match.index + match[0].length];
  return { ...bareRow(named, value), told: true, specimen: 'blood', span };
}
