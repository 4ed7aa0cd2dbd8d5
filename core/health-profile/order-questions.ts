import type { Knowledge } from '../knowledge/knowledge.ts';
import { becauseOf } from './because-words.ts';
import type { HealthProfile } from './health-profile.ts';
import { namedIn, type Named } from './named-in.ts';
import type { QuestionOrder } from './question-order.ts';

/**
 * Which questions come first for somebody who has told this of themselves. Each question stands in the order once, in the words that it
 * has; those that the profile says nothing of keep their order behind the others. Undefined where the profile moves nothing.
 */
export function orderQuestions(
  questions: readonly string[],
  profile: HealthProfile,
  knowledge: Knowledge,
): QuestionOrder | undefined {
  const named = namedInProfile(profile, knowledge);
  const all = questions.map((question, index) => ({ index, because: reasonFor(question, named) }));
  const first = all.filter(({ because }) => because !== null);
  if (first.length === 0) return undefined;
  return [...first, ...all.filter(({ because }) => because === null)];
}

type Told = Named & { because: string };

/** A question may be about several of these: the first one is its reason. */
const namedInProfile = (profile: HealthProfile, knowledge: Knowledge): Told[] => [
  ...toldOf(profile.allergies, knowledge, ({ words }) => becauseOf.allergy(words)),
  ...toldOf([...profile.medicines, ...profile.conditions], knowledge, ({ words }) => becauseOf.condition(words)),
  ...toldOf(profile.whatMatters, knowledge, (_named, line) => becauseOf.matters(line)),
];

const toldOf = (
  lines: readonly string[],
  knowledge: Knowledge,
  because: (named: Named, line: string) => string,
): Told[] =>
  lines.flatMap((line) =>
    namedIn(line, knowledge).map((named) => ({ ...named, because: because(named, line.replace(/[.\s]+$/, '')) })),
  );

const reasonFor = (question: string, told: readonly Told[]): string | null =>
  told.find(({ isIn }) => isIn(question))?.because ?? null;
