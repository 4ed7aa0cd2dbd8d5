import type { Knowledge } from '../../knowledge/knowledge.ts';
import { type ColumnOrder, columnOrderOf } from './column-times.ts';
import { criticalMarksOf } from './critical-marks.ts';
import { createLexer, type Lexer } from './lexer.ts';
import { type DecimalSign, decimalSignOf } from './numbers.ts';
import { remembering } from './phrases.ts';
import { markThousands } from './spaced-thousands.ts';
import type { Sex } from './range-brackets.ts';

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

const sexStated =
  /(?:\b(?:sex|gender|geschlecht)\b[^\n|]{0,30}?[:/\s]\s{0,3}|\b(?:dob|age)\s?\/\s?(?:sex|gender)\s?:[^\n|]{0,24}\/\s?|\b(?:sex|gender)\s?\/\s?age\s?:\s?)(female|male|f|m|woman|man|weiblich|männlich|w)\b/iu;
const sexInWords =
  /\b(?:year|yr|month|week|day)s?[- ]old (?:\p{L}+ ){0,2}?(female|male|woman|man|girl|boy|lady|gentleman)\b/iu;

const ageStated =
  /\bage(?: of (?:the )?patient)?(?:\s?\/\s?(?:sex|gender))?\s{0,4}[:=]\s{0,8}(\d{1,3})(?![-–/.\d]|\s?[-–]\s?\d|\s{0,3}(?:min|h|d|w|m))/i;

/** The patient's age in full years, where the document states it so. */
function ageStatedIn(text: string): number | null {
  const said = ageStated.exec(text)?.[1];
  return said === undefined ? null : Number(said);
}

/** The patient's sex as the document states it; null when it does not, or says it in no such place. */
export function sexStatedIn(text: string): Sex | null {
  const said = (sexStated.exec(text) ?? sexInWords.exec(text))?.[1]?.toLowerCase();
  if (!said) return null;
  return /^(?:f|w)|girl|lady/.test(said) ? 'female' : 'male';
}
