import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { Span } from '../../kernel/span.ts';
import { createPhraseIndex } from '../../knowledge/phrase-index.ts';
import { layNames } from '../wording/lay-names.ts';

/** A lay name in a sentence, and the beginnings of what print calls it. */
export type LayName = { span: Span; printed: readonly string[] };

const index = createPhraseIndex(
  layNames.map(([lay, printed]) => ({ lay: expandPhrases(lay), printed: expandPhrases(printed) })),
  ({ lay }) => lay,
);

export const layNamesIn = (text: string): LayName[] =>
  index.findAll(text).map(({ entry, start, end }) => ({ span: [start, end], printed: entry.printed }));
