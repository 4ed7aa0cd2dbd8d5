const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A line a question, numbered from 1. */
export const numberedQuestions = (questions: readonly string[]): string =>
  questions.map((question, index) => `${index + 1}. ${oneLine(question)}`).join('\n');

/** The numbered questions under the title of the document, as text to paste anywhere. */
export const questionsAsText = (title: string, questions: readonly string[]): string =>
  `${oneLine(title)}\n\n${numberedQuestions(questions)}\n`;
