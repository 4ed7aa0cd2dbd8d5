import type { Interpretation } from '#core/documents/interpretation.ts';
import { labStatus } from '#core/presenting/lab-words.ts';

const most = 4;
const longest = 100; // letters: a suggestion is a button

type Told = Pick<Interpretation, 'labResults' | 'medicalTerminology' | 'recommendations' | 'actionItems' | 'language'>;

/** Questions that one could put to the document: what its text can answer first, then those that it leaves for the doctor. */
export function suggestedQuestions({ labResults, medicalTerminology, recommendations, ...more }: Told): string[] {
  const { actionItems, language = 'en' } = more;
  const fitting = actionItems.filter((question) => question.length <= longest);
  if (language !== 'en') return fitting.slice(0, most);
  const result = labResults.find((row) => labStatus(row) !== 'in-range') ?? labResults[0];
  const terms = medicalTerminology.filter((term) => term.term.toLowerCase() !== result?.name.toLowerCase());
  const term = terms.find(({ importance }) => importance === 'high') ?? terms[0];
  const own = [
    ...(result ? [`What is my ${result.name} result?`] : []),
    ...(term ? [`What does “${term.term}” mean?`] : []),
    ...(recommendations.length > 0 ? ['What does it say about what comes next?'] : []),
  ];
  return [...new Set([...own, ...fitting])].slice(0, most);
}
