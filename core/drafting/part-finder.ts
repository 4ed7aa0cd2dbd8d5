import type { Explanation, Sentence, StoryPart } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import { partOfSection, type StoryPlaces } from './story-places.ts';
import { touches } from './tells.ts';
import type { Fact } from './weighty-facts.ts';

/**
 * Finds the part of the story in which a model's sentence stands: that of the built-in sentence about the same words or else the same
 * facts, of several the one that stands on the fewest. Where there is none it goes by what it is written as; undefined for general
 * knowledge.
 */
export function partFinder(
  { sentences }: Pick<Explanation, 'sentences'>,
  { partAt }: StoryPlaces,
): (sentence: Sentence, facts: readonly Fact[]) => StoryPart | undefined {
  const others = sentences.flatMap((sentence, place) =>
    sentence.basis === 'document' && partAt(place) !== 'bottom_line' ? [{ ...sentence, part: partAt(place) }] : [],
  );
  return ({ section, basis, spans }, facts) => {
    if (section === 'question') return undefined;
    // Only what is written as the main message is the bottom line.
    if (section === 'summary') return 'bottom_line';
    if (basis === 'general') return section === 'interpretation' ? undefined : partOfSection[section];
    // What is asked for stays so, whatever it speaks of.
    const alike = section === 'recommendation' ? others.filter((other) => other.section === section) : others;
    const partOf = (places: readonly Span[]): StoryPart | undefined =>
      alike
        .filter((other) => touches(other.spans, places))
        .sort((one, other) => one.spans.length - other.spans.length)[0]?.part;
    return partOf(spans) ?? partOf(facts.flatMap((fact) => fact.spans)) ?? partOfSection[section];
  };
}
