import type { Explanation } from '../documents/explanation.ts';
import { isFurniture } from '../explaining/page-furniture.ts';
import { printedWords, quoted } from '../explaining/quote.ts';
import { fromDocument, type Said } from '../explaining/said.ts';
import { wordCount } from '../explaining/wording.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { Asking } from './asking.ts';
import { contentWords, foldedQuestion, stem } from './question-words.ts';

const mostWords = 45;

/** Words of the document in quotes; where they are long, only where they begin. */
export function quoteOf({ text }: Pick<Explanation, 'text'>, span: Span, word: string): Said | undefined {
  const words = printedWords(text, span);
  const quote = quoted(words, mostWords);
  if (quote !== undefined) return fromDocument(`The ${word} says: ${quote}.`, [span]);
  if (wordCount(words) <= mostWords) return undefined;
  const start = words.split(' ').slice(0, 8).join(' ');
  return fromDocument(`Read with your doctor the part of the ${word} that starts: "${start}".`, [span]);
}

/** A line that tries to give orders is shown where it stands, and repeated nowhere. */
export const isCommand = ({ notices }: Pick<Explanation, 'notices'>, span: Span): boolean =>
  notices.some(({ kind, spans }) => kind === 'instruction_in_document' && spans.some((one) => overlaps(one, span)));

const isHeading = /^[\p{Lu}\d\s:&/,.()-]+$/u;

type Piece = { span: Span; words: ReadonlySet<string> };

function piecesOf(explanation: Explanation): Piece[] {
  return sentencesOf(explanation.text)
    .filter(
      ({ text, span }) =>
        wordCount(text) > 2 && !isHeading.test(text) && !isFurniture(text) && !isCommand(explanation, span),
    )
    .map(({ text, span }) => ({
      span,
      words: new Set(
        foldedQuestion(text)
          .split(/[^\p{L}\d]+/u)
          .map(stem),
      ),
    }));
}

const most = 2;
/** How much of what was asked a passage must hold, by the weight of its words: rare ones say more. */
const enough = 0.5;

/** The passages of the document that speak of what was asked. */
export function passages({ explanation, folded, word, knowledge, question }: Asking): Said[] {
  const pieces = piecesOf(explanation);
  const asked = contentWords(folded).map((one) => [one, ...sameAs(one, { knowledge, question })]);
  const weightOf = (forms: readonly string[]): number => {
    const holding = pieces.filter(({ words }) => forms.some((form) => words.has(form))).length;
    return Math.log(1 + pieces.length / Math.max(1, holding));
  };
  const weights = asked.map(weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  const scored = pieces
    .map((piece) => ({
      span: piece.span,
      score: asked.reduce(
        (sum, forms, at) => sum + (forms.some((form) => piece.words.has(form)) ? (weights[at] ?? 0) : 0),
        0,
      ),
    }))
    .filter(({ score }) => score / whole >= enough)
    .sort((a, b) => b.score - a.score || a.span[0] - b.span[0]);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * 0.8)
    .slice(0, most)
    .flatMap(({ span }) => quoteOf(explanation, span, word) ?? []);
}

/** Other words for a word of the question: those that we know a term by. */
function sameAs(word: string, { knowledge, question }: Pick<Asking, 'knowledge' | 'question'>): string[] {
  return knowledge
    .findTerms(question)
    .filter(({ entry }) => [entry.term, ...entry.also].some((name) => stem(name.toLowerCase()) === word))
    .flatMap(({ entry }) => [entry.term, ...entry.also])
    .filter((name) => !name.includes(' '))
    .map((name) => stem(name.toLowerCase()));
}

/** Sentences that name something outside of the places where it is known to stand, and give a reason. */
export function passagesAbout(explanation: Explanation, names: readonly string[], known: readonly Span[]): Said[] {
  const sought = names.map((name) => name.toLowerCase());
  return sentencesOf(explanation.text)
    .filter(
      ({ text, span }) =>
        sought.some((name) => text.toLowerCase().includes(name)) &&
        givesReason.test(text) &&
        !known.some((one) => overlaps(one, span)) &&
        !isCommand(explanation, span),
    )
    .slice(0, most)
    .flatMap(({ span }) => quoteOf(explanation, span, 'document') ?? []);
}

const givesReason =
  /\b(?:because|due to|caused by|likely from|secondary to|as a result of|explained by|consistent with|related to)\b/i;
