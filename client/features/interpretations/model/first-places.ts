import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { latestResults } from '#core/documents/latest-results.ts';
import { cutIntoPieces, paragraphsOf } from '#core/presenting/sentences.ts';
import { toldStory } from '#core/presenting/told-story.ts';
import { isToTalkAbout } from './outside-only.ts';
import { termsIn, type RunsOf } from './term-runs.ts';

/** Whether a term stands in this text of the page, and in none before it. */
export type FirstPlaces = (term: ExplainedTerm, text: string) => boolean;

export function firstPlaces(shown: readonly string[], runsOf: RunsOf): FirstPlaces {
  const first = new Map<ExplainedTerm, string>();
  for (const text of shown) for (const term of termsIn(runsOf(text))) if (!first.has(term)) first.set(term, text);
  return (term, text) => first.get(term) === text;
}

type Shown = Pick<Interpretation, 'summary' | 'interpretation' | 'sentences' | 'story' | 'labResults'> &
  Pick<Interpretation, 'keyFindings' | 'recommendations' | 'actionItems'>;

/** Every text of a page in which terms are looked for, in its order. */
export function shownTexts(shown: Shown): string[] {
  const { summary, interpretation, sentences, labResults, keyFindings, recommendations, actionItems } = shown;
  const story = toldStory(shown);
  const results = latestResults(labResults);
  const names = [...results.filter(isToTalkAbout), ...results].map(({ name }) => name);
  const before = story ? [...story.message, ...story.step] : cutIntoPieces(summary, sentences);
  const told = story ? story.sections.flatMap(({ pieces }) => pieces) : paragraphsOf(interpretation, sentences).flat();
  const rest = [...actionItems, ...keyFindings, ...recommendations].flatMap((text) => cutIntoPieces(text, sentences));
  const texts = (pieces: { text: string }[]) => pieces.map(({ text }) => text);
  return [...texts(before), ...names, ...texts(told), ...texts(rest)];
}
