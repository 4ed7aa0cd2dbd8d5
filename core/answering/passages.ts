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

const reach = 600;

/** The sentence around a span, over the ends of lines: half of one can turn its sense. */
export function wholeSentence(text: string, span: Span): Span {
  const from = Math.max(0, text.lastIndexOf('\n', span[0] - reach) + 1);
  const near = sentencesOf(text, [from, Math.min(text.length, span[1] + reach)]);
  return near.find((sentence) => overlaps(sentence.span, span))?.span ?? span;
}

/** A line that tries to give orders is shown where it stands, and repeated nowhere. */
export const isCommand = ({ notices }: Pick<Explanation, 'notices'>, span: Span): boolean =>
  notices.some(({ kind, spans }) => kind === 'instruction_in_document' && spans.some((one) => overlaps(one, span)));

const isHeading = /^[\p{Lu}\d\s:&/,.()-]+$/u;

type Piece = { span: Span; words: ReadonlySet<string>; padded: string };

function piecesOf(explanation: Explanation): Piece[] {
  return sentencesOf(explanation.text)
    .filter(
      ({ text, span }) =>
        wordCount(text) > 2 && !isHeading.test(text) && !isFurniture(text) && !isCommand(explanation, span),
    )
    .map(({ text, span }) => {
      const words = wordsOf(text);
      return { span, words: new Set(words.map(stem)), padded: ` ${words.join(' ')} ` };
    });
}

const wordsOf = (text: string): string[] => foldedQuestion(text).split(/[^\p{L}\d]+/u);

const most = 2;
/** How much of what was asked a passage must hold, by the weight of its words: rare ones say more. */
const enough = 0.5;
/** Whoever asks how much looks for a number. */
const forNumber = 0.2;

/** The passages of the document that speak of what was asked. */
export function passages(asking: Asking): Said[] {
  const pieces = piecesOf(asking.explanation);
  const asked = thingsAsked(asking).map((isIn) => {
    const holding = pieces.filter(isIn).length;
    return { isIn, weight: Math.log(1 + pieces.length / Math.max(1, holding)) };
  });
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  const scored = pieces
    .map((piece) => ({
      span: piece.span,
      score:
        asked.reduce((sum, { isIn, weight }) => sum + (isIn(piece) ? weight : 0), 0) / whole +
        (asking.wishes.has('value') && /\d/.test(piece.padded) ? forNumber : 0),
    }))
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score || a.span[0] - b.span[0]);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * 0.8)
    .slice(0, most)
    .flatMap(({ span }) => quoteOf(asking.explanation, span, asking.word) ?? []);
}

/** What a question is about: the terms that we know, under any of their names, and each other word that says something. */
function thingsAsked({ folded, knowledge, question }: Asking): ((piece: Piece) => boolean)[] {
  const mentions = knowledge.findTerms(question);
  const inTerms = new Set(mentions.flatMap(({ start, end }) => wordsOf(question.slice(start, end)).map(stem)));
  return [
    ...mentions.map(({ entry }) => {
      const names = [entry.term, ...entry.also].map((name) => ` ${wordsOf(name).join(' ')} `);
      return ({ padded }: Piece) => names.some((name) => padded.includes(name));
    }),
    ...contentWords(folded)
      .filter((word) => !inTerms.has(word))
      .map(
        (word) =>
          ({ words }: Piece) =>
            words.has(word),
      ),
  ];
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
