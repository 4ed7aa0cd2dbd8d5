import { StoryPart, type Engine, type Explanation, type Language, type Sentence } from '../documents/explanation.ts';
import { quoted } from '../explaining/quote.ts';
import { sentenceAround } from '../grounding/support.ts';
import { append } from '../kernel/append.ts';
import { textAt, type Span } from '../kernel/span.ts';
import { touching } from '../kernel/touching.ts';
import { isKept, type Checked } from './check-sentence.ts';
import type { ChecklistPoint } from './checklist.ts';
import { neverEmptied, sectionOf, type PartState } from './draft-parts.ts';
import type { DraftPart } from './draft.ts';
import { putBack } from './put-back.ts';
import { doubtAdder } from './say-doubtful.ts';
import { standingSentences, withEnoughQuestions, withNextStep } from './standing-sentences.ts';
import type { StoryPlaces } from './story-places.ts';
import { isNamed, teller, touches } from './tells.ts';
import { folded, type Fact } from './weighty-facts.ts';

export type LayOut = {
  explanation: Explanation;
  places: StoryPlaces;
  facts: readonly Fact[];
  checklist: readonly ChecklistPoint[];
  /** Points of which the model says that the document does not say so. */
  denied: ReadonlySet<number>;
  engine: Engine;
  language: Language;
  stateOf: (part: DraftPart) => PartState;
};

export type Laid = {
  parts: ReadonlyMap<StoryPart, Sentence[]>;
  questions: Sentence[];
  /** The sentence of the bottom line that says the next step, where it stands among the next steps otherwise. */
  nextStep: Sentence | undefined;
  replaced: ReadonlySet<Checked>;
  /** Points of the checklist that no sentence tells and the model does not deny. */
  leftOut: readonly ChecklistPoint[];
};

/**
 * The story in the order in which the model wrote it. A sentence that does not stand is replaced in its place by the built-in sentence of
 * the same words; parts that the model has not come to are the built-in ones; what must not be lost is put back, once, in its part.
 */
export function layOut(checked: readonly Checked[], plan: LayOut): Laid {
  const { explanation, places, facts, engine, language, stateOf } = plan;
  const own = explanation.sentences.map((sentence, place) => ({
    sentence: { ...sentence, by: 'built-in' as const },
    part: places.partAt(place),
  }));
  const builtIn = own.filter(({ sentence }) => sentence.section !== 'question');
  const tells = teller(facts, explanation.text);
  const kept = checked.filter((one) => isKept(one) && one.part !== 'questions');
  // What is only said in the message is told in full below it.
  const below = kept.filter(({ part }) => part !== 'bottom_line');
  const told = new Set([
    ...below.flatMap(tells),
    // A medicine stands in several places of a document; a sentence that names it tells it.
    ...facts.filter((fact) => fact.kind === 'medicine' && below.some(({ text }) => isNamed(fact, folded(text)))),
  ]);
  const around = (some: readonly Checked[]): Span[] =>
    some.flatMap(({ spans }) => spans.map((span) => sentenceAround(explanation.text, span)));
  const near = around(kept);
  const nearBelow = around(below);
  const isTold = (sentence: Sentence): boolean => {
    const said = tells(sentence);
    return said.length > 0 ? said.every((fact) => told.has(fact)) : touches(sentence.spans, nearBelow);
  };

  const used = new Set<Sentence>();
  const replaced = new Set<Checked>();
  const replacementOf = (one: Checked): Sentence[] => {
    const found = sameWords(one, builtIn, (sentence) => !used.has(sentence) && !isTold(sentence));
    const instead = found ?? quotedInstead(one, { ...plan, near });
    if (instead === undefined) return [];
    used.add(instead);
    replaced.add(one);
    return [instead];
  };
  const addDoubt = doubtAdder(explanation, language);
  const asSentence = ({ part, text, spans, basis, source, by = engine }: Checked): Sentence => ({
    section: sectionOf[part],
    text: addDoubt(text, spans),
    spans,
    basis,
    ...(source !== undefined && { source }),
    by,
  });

  const standing = builtIn.map(({ sentence }) => sentence).filter(standingSentences(explanation));
  const isNew = eachOnce();
  const parts = new Map<StoryPart, Sentence[]>();
  for (const part of StoryPart.options) {
    const written = checked.filter((one) => one.part === part);
    const ofPart = builtIn.flatMap((one) => (one.part === part ? [one.sentence] : []));
    const state = stateOf(part);
    const ofModel = [
      ...(part === 'bottom_line' ? standing : []),
      ...written.flatMap((one) => (isKept(one) ? [asSentence(one)] : replacementOf(one))),
    ];
    // What the model has not come to is told as before, so that nothing is missing meanwhile.
    const rest = ofPart.filter((sentence) => !used.has(sentence) && (part === 'bottom_line' || !isTold(sentence)));
    const isBegun = state === 'written' || (state === 'writing' && written.length > 0);
    const sentences = !isBegun ? rest : state === 'written' || part === 'bottom_line' ? ofModel : [...ofModel, ...rest];
    // The message may say again what stands below it.
    parts.set(part, sentences.filter(part === 'bottom_line' ? eachOnce() : isNew));
  }

  // What rests on a result alone asks for nothing.
  const isResult = touching(explanation.labResults.map(({ span }) => span));
  const ofSteps = (spans: readonly Span[]): Span[] => spans.filter((span) => !isResult(span));
  const hasSteps = kept.some(({ part, spans }) => part === 'next_steps' && ofSteps(spans).length > 0);
  for (const { sentence, part } of putBack(builtIn, { ...plan, told, near, tells, used, hasSteps }))
    if (stateOf(part) !== 'waiting' && isNew(sentence)) append(parts.get(part) ?? [], [sentence]);
  if (stateOf('bottom_line') === 'written') {
    const message = builtIn.filter(({ part }) => part === 'bottom_line').map(({ sentence }) => sentence);
    parts.set('bottom_line', withNextStep(parts.get('bottom_line') ?? [], message));
  }
  const questions = own.flatMap(({ sentence }) => (sentence.section === 'question' ? [sentence] : []));
  const asked = checked.filter((one) => one.part === 'questions' && isKept(one)).map(asSentence);
  return {
    parts,
    questions: stateOf('questions') === 'waiting' ? questions : withEnoughQuestions(asked.filter(isNew), questions),
    nextStep: stepBeside(parts, places.nextStep, ofSteps),
    replaced,
    leftOut: plan.checklist.filter(
      ({ number, spans, fact }) =>
        !plan.denied.has(number) && (fact === undefined ? !touches(spans, near) : !told.has(fact)),
    ),
  };
}

type Placed = { sentence: Sentence; part: StoryPart };

/** The built-in sentence on the same words: of several one of the same part, then the one that stands on the fewest. */
function sameWords(
  { part, spans }: Checked,
  builtIn: readonly Placed[],
  isFree: (sentence: Sentence) => boolean,
): Sentence | undefined {
  return builtIn
    .filter(
      (one) =>
        one.sentence.basis === 'document' &&
        (one.part === part || one.part !== 'bottom_line') &&
        touches(one.sentence.spans, spans) &&
        isFree(one.sentence),
    )
    .sort(
      (one, other) =>
        Number(other.part === part) - Number(one.part === part) ||
        one.sentence.spans.length - other.sentence.spans.length,
    )[0]?.sentence;
}

const maxQuotedWords = 40;

const saysIt: Record<Language, string> = { en: 'The document says', es: 'El documento dice' };

/** What the document says, in its own words, where nothing else would stand in the place of what must not be missed. */
function quotedInstead(
  { part, spans }: Checked,
  { explanation: { text }, checklist, language, near }: LayOut & { near: readonly Span[] },
): Sentence | undefined {
  const [span] = spans;
  if (span === undefined || !neverEmptied.has(part) || touches([span], near)) return undefined;
  if (!checklist.some((point) => touches(point.spans, [span]))) return undefined;
  const around = sentenceAround(text, span);
  const words = quoted(textAt(text, around), maxQuotedWords) ?? quoted(textAt(text, span), maxQuotedWords);
  if (words === undefined) return undefined;
  return {
    section: sectionOf[part],
    text: `${saysIt[language]}: ${words}.`,
    spans: [span],
    basis: 'document',
    by: 'built-in',
  };
}

/** The next step that stands beside the message where the message of a model names none: its own first one, or that of our story. */
function stepBeside(
  parts: ReadonlyMap<StoryPart, Sentence[]>,
  nextStep: Sentence | undefined,
  ofSteps: (spans: readonly Span[]) => Span[],
): Sentence | undefined {
  const steps = parts.get('next_steps') ?? [];
  const places = [...steps, ...(nextStep === undefined ? [] : [nextStep])].flatMap(({ spans }) => ofSteps(spans));
  const message = (parts.get('bottom_line') ?? []).filter(({ by }) => by !== 'built-in');
  if (message.some(({ spans }) => touches(spans, places))) return undefined;
  const ofOurs = nextStep && steps.find(({ spans }) => touches(spans, nextStep.spans));
  return ofOurs ?? (message.length > 0 ? steps.find(({ by }) => by !== 'built-in') : undefined);
}

/** The same words once, the first time. */
function eachOnce(): (sentence: Sentence) => boolean {
  const seen = new Set<string>();
  return ({ text }) => {
    const words = folded(text);
    return !seen.has(words) && Boolean(seen.add(words));
  };
}
