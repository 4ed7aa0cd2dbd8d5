import type { Language } from '../documents/explanation.ts';
import type { VisitQuestions } from '../taking-along/visit-questions.ts';
import { orderedQuestions } from './ordered-questions.ts';
import type { Block } from './report-blocks.ts';
import { heading, type Part } from './report-parts.ts';
import { plain, sourcedWords, tidy } from './report-runs.ts';
import { reportTextsIn } from './report-texts-in.ts';
import { cutIntoPieces } from './sentences.ts';
import { textsIn } from './texts-in.ts';

export const visitPart = (questions: VisitQuestions['questions'], language: Language): Block[] =>
  questions.length === 0
    ? []
    : [
        heading(2, reportTextsIn(language).visit),
        {
          kind: 'questions',
          questions: questions
            .map(({ text }) => ({ words: plain(text), because: null, hasRoom: true }))
            .filter(({ words }) => words.length > 0),
        },
      ];

/** A question that stands on the person's own list has its room to write there. */
export function questionsPart({ interpretation, notes, language }: Part, own: VisitQuestions['questions']): Block[] {
  const texts = textsIn(language);
  const title = heading(2, texts.tabs.questions);
  const disclaimer: Block = { kind: 'paragraph', words: plain(texts.questions.disclaimer), look: 'muted' };
  const ordered = orderedQuestions(interpretation);
  if (ordered.length === 0) return [title, { kind: 'paragraph', words: plain(texts.questions.empty) }, disclaimer];
  const sentences = interpretation.sentences.filter(({ section }) => section === 'question');
  const listed = new Set(own.map(({ text }) => text));
  const questions = ordered.map(({ question, because }) => ({
    words: sourcedWords(cutIntoPieces(question, sentences), language, notes),
    because: because === null ? null : tidy(because),
    hasRoom: !listed.has(question),
  }));
  return [
    title,
    { kind: 'paragraph', words: plain(texts.questions.intro) },
    { kind: 'questions', questions: questions.filter(({ words }) => words.length > 0) },
    disclaimer,
  ];
}
