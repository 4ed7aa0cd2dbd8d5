import { documentWord } from '../explaining/document-words.ts';
import { longestQuestion } from '../documents/follow-up.ts';
import { isDocumentKind } from '../documents/document-kinds.ts';
import type { Explanation } from '../documents/explanation.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { foldedQuestion } from './question-words.ts';
import { wishesOf, type Wish } from './question-forms.ts';
import { subjectsOf, type Subjects } from './subjects.ts';

/** A question with everything that is needed to answer it. */
export type Asking = {
  question: string;
  folded: string;
  wishes: ReadonlySet<Wish>;
  explanation: Explanation;
  knowledge: Knowledge;
  word: string; // what the document is called
  subjects: Subjects;
};

export function askingOf(asked: string, explanation: Explanation, knowledge: Knowledge): Asking {
  const question = asked.slice(0, longestQuestion);
  const { documentType } = explanation;
  const documentKind = isDocumentKind(explanation.documentKind) ? explanation.documentKind : 'other_medical';
  const folded = foldedQuestion(question);
  return {
    question,
    folded,
    wishes: wishesOf(folded),
    explanation,
    knowledge,
    word: documentWord({ documentType, documentKind }),
    subjects: subjectsOf(folded, { explanation, knowledge }),
  };
}
