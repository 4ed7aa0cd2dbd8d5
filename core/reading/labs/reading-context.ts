import type { Knowledge } from '../../knowledge/knowledge.ts';
import { classKeyOf } from './allergy-class.ts';
import { type ColumnOrder, columnOrderOf } from './column-times.ts';
import { criticalMarksOf, siteCodesOf } from './legends.ts';
import { createLexer, type Lexer } from './lex-line.ts';
import { type DecimalSign, decimalSignOf, markThousands } from './numbers.ts';
import { remembering } from './phrases.ts';
import type { Sex } from './range-brackets.ts';
import { ageStatedIn, sexStatedIn } from './stated-person.ts';

/** How the text came about. */
export type Medium = {
  /** Whether it stands on pages, where every printed number is linked with what was read of it. Then earlier results are rows too. */
  onPages?: boolean;
  /** Whether its words were recognised from a picture: then single signs may be misread or missing. */
  recognised?: boolean;
};

/** What holds for the whole document while its rows are read. */
export type ReadingContext = {
  text: string;
  knowledge: Knowledge;
  decimal: DecimalSign;
  sex: Sex | null;
  age: number | null;
  lex: Lexer;
  /** What the document says of the order of columns of several times. */
  order: () => ColumnOrder;
  /** The codes of the laboratories that made the tests. */
  sites: () => ReadonlySet<string>;
  /** What the report calls the classes of antibodies of allergies. */
  classKey: () => ReadonlyMap<string, string>;
  criticalMarks: ReadonlySet<string>;
  /** The unit that a heading gives for what medicines a germ withstands. */
  micUnit: string | null;
  medium: Medium;
};

export function createReadingContext(printed: string, entries: Knowledge, medium: Medium = {}): ReadingContext {
  const knowledge = { ...entries, findAnalyte: rememberedNames(entries) };
  const text = markThousands(printed);
  const decimal = decimalSignOf(text);
  return {
    text,
    knowledge,
    decimal,
    sex: sexStatedIn(text),
    age: ageStatedIn(text),
    lex: createLexer(text, decimal),
    order: once(() => columnOrderOf(text)),
    sites: once(() => siteCodesOf(text)),
    classKey: once(() => classKeyOf(text)),
    criticalMarks: criticalMarksOf(text),
    micUnit: micHeading.exec(text)?.[1] ?? null,
    medium,
  };
}

const micHeading = /\bMICs?[ \t]{0,3}[,:]?[ \t]{0,3}[([]?(?:in )?([uµμm][cg]?g?\/m?L)\b/i;

/** A function whose answer is worked out when it is first asked for. */
function once<Answer>(answerOf: () => Answer): () => Answer {
  let known: { answer: Answer } | undefined;
  return () => (known ??= { answer: answerOf() }).answer;
}

type FindAnalyte = Knowledge['findAnalyte'];

const mostNames = 4096;
const finders = new WeakMap<Knowledge, FindAnalyte>();

/** Names of tests are the same in most documents, and each is asked for by several readers. */
function rememberedNames(entries: Knowledge): FindAnalyte {
  const known = finders.get(entries);
  if (known) return known;
  const named = remembering((name) => entries.findAnalyte(name), mostNames);
  const measured = remembering((key) => {
    const [unit, name = ''] = key.split('\n', 2);
    return entries.findAnalyte(name, unit);
  }, mostNames);
  const find: FindAnalyte = (name, unit) => (unit === undefined ? named(name) : measured(`${unit}\n${name}`));
  finders.set(entries, find);
  return find;
}
