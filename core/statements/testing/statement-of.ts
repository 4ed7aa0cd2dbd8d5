import type { Statement } from '../statement.ts';

/** A finding of a paper, or what else a test asks for. */
export const statementOf = (text: string, more: Partial<Statement> = {}): Statement => ({
  text,
  span: [0, text.length],
  heading: '',
  label: null,
  topic: null,
  role: 'finding',
  experiencer: 'patient',
  temporality: 'now',
  certainty: 'stated',
  isItem: false,
  isFirst: false,
  order: 0,
  ...more,
});

/** Statements in the order in which a paper prints them, each at a place of its own. */
export const statementsOf = (...given: ({ text: string } & Partial<Statement>)[]): Statement[] =>
  given.map(({ text, ...more }, order) =>
    statementOf(text, { order, span: [order * 1000, order * 1000 + text.length], ...more }),
  );
