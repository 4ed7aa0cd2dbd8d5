import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { Span } from '../../kernel/span.ts';
import { createPhraseIndex } from '../../knowledge/phrase-index.ts';
import { spanishFindings } from '../wording/spanish-findings.ts';
import { layNames, type LayNames } from '../wording/lay-names.ts';

/** A lay name in a sentence, and the beginnings of what print calls it. `care` names tests, treatments and medicines. */
export type LayName = { span: Span; kind: 'lay' | 'care'; printed: readonly string[] };

const expanded = (names: LayNames, kind: LayName['kind']) =>
  names.map(([lay, printed]) => ({ kind, lay: expandPhrases(lay), printed: expandPhrases(printed) }));

const english = createPhraseIndex(
  [...expanded(layNames.lay, 'lay'), ...expanded(layNames.care, 'care')],
  ({ lay }) => lay,
);
const spanish = createPhraseIndex(expanded(spanishFindings, 'lay'), ({ lay }) => lay);

const namesIn = (index: typeof english, text: string): LayName[] =>
  index.findAll(text).map(({ entry: { kind, printed }, start, end }) => ({ span: [start, end], kind, printed }));

export const layNamesIn = (text: string): LayName[] => namesIn(english, text);
export const spanishNamesIn = (text: string): LayName[] => namesIn(spanish, text);
