import type { Explanation, StoryPart } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { StoryPlaces } from './story-places.ts';
import { lineNumbersAt } from './text-lines.ts';
import type { Fact } from './weighty-facts.ts';

/** Something that our own reading found and that what a model writes has to cover. `what` is in our words: nothing personal is in it. */
export type ChecklistPoint = {
  number: number;
  what: string;
  part: StoryPart;
  lines: number[];
  spans: readonly Span[];
  fact?: Fact;
};

const maxPoints = 80;

const partOfFact = { result: 'found', finding: 'found', medicine: 'medicines' } as const;

const namedParts: Partial<Record<StoryPart, string>> = {
  allergies: 'an allergy or a reaction',
  waiting_for: 'what is not back yet',
  next_steps: 'a next step',
  when_to_get_help: 'when to get help',
};

/** The facts of weight, then allergies, results awaited, next steps and warning signs, each once. */
export function checklistOf(
  { text, sentences }: Pick<Explanation, 'text' | 'sentences'>,
  { places, facts }: { places: StoryPlaces; facts: readonly Fact[] },
): ChecklistPoint[] {
  const linesAt = lineNumbersAt(text);
  const seen = new Set<string>();
  const points = [
    ...facts.map((fact) => ({ what: fact.label, part: partOfFact[fact.kind], spans: fact.spans, fact })),
    ...sentences.flatMap(({ basis, section, spans }, place) => {
      const part = places.partAt(place);
      const what = section === 'question' || basis === 'general' ? undefined : namedParts[part];
      return what === undefined ? [] : [{ what, part, spans }];
    }),
  ];
  return points
    .map((point) => ({ ...point, lines: linesAt(point.spans) }))
    .filter(({ what, lines }) => {
      const key = `${what} ${lines.join()}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, maxPoints)
    .map((point, at) => ({ number: at + 1, ...point }));
}

/** "3. potassium, critical high (line 7)": one a line. */
export const checklistLines = (points: readonly ChecklistPoint[]): string =>
  points.map(({ number, what, lines }) => `${number}. ${what} (line ${lines.slice(0, 4).join(', ')})`).join('\n');
