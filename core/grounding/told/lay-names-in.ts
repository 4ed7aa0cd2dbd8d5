import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { Span } from '../../kernel/span.ts';
import { createPhraseIndex } from '../../knowledge/phrase-index.ts';
import layNames from '../wording/lay-names.json' with { type: 'json' };

/** A lay name in a sentence, and the beginnings of what print calls it. `care` names tests, treatments and medicines. */
export type LayName = { span: Span; kind: 'lay' | 'care'; printed: readonly string[] };

/** What people call things that print calls otherwise; without printed words, any document may be told so. */
const expanded = (names: typeof layNames.findings, kind: LayName['kind']) =>
  names.map(({ lay, printed }) => ({ kind, lay: expandPhrases(lay), printed: expandPhrases(printed) }));

const english = createPhraseIndex(
  [...expanded(layNames.findings, 'lay'), ...expanded(layNames.care, 'care')],
  ({ lay }) => lay,
);
const spanish = createPhraseIndex(expanded(layNames.spanish, 'lay'), ({ lay }) => lay);

const namesIn = (index: typeof english, text: string): LayName[] =>
  index.findAll(text).map(({ entry: { kind, printed }, start, end }) => ({ span: [start, end], kind, printed }));

/** How print names parts of the body in longer words: "renal", "colonic". */
export const organStems: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(layNames.organs));

export const layNamesIn = (text: string): LayName[] => namesIn(english, text);
export const spanishNamesIn = (text: string): LayName[] => namesIn(spanish, text);
