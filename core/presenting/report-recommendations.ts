import type { Block } from './report-blocks.ts';
import { heading, saying, type Part } from './report-parts.ts';
import { plain, sourcedWords } from './report-runs.ts';
import { cutIntoPieces } from './sentences.ts';
import { textsIn } from './texts-in.ts';

export function recommendationsPart({ interpretation, notes, language }: Part): Block[] {
  const { keyFindings, recommendations, sentences } = interpretation;
  const texts = textsIn(language);
  const words = texts.recommendations;
  const listOf = (name: string, items: string[], empty: string): Block[] => [
    heading(3, name),
    items.length === 0
      ? { kind: 'paragraph', words: plain(empty) }
      : {
          kind: 'bullets',
          items: saying(items.map((item) => sourcedWords(cutIntoPieces(item, sentences), language, notes))),
        },
  ];
  return [
    heading(2, texts.tabs.recommendations),
    ...listOf(words.findings, keyFindings, words.noFindings),
    ...listOf(words.recommendations, recommendations, words.noRecommendations),
    { kind: 'paragraph', words: plain(words.disclaimer), look: 'muted' },
  ];
}
