import type { ExplainedTerm, Language } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { overlaps } from '../kernel/span.ts';
import { messageOf } from '../presenting/main-message.ts';
import { missingNotices } from '../presenting/missing-notices.ts';
import { orderedQuestions } from '../presenting/ordered-questions.ts';
import { partHeadings } from '../presenting/part-headings.ts';
import { cutIntoPieces, paragraphsOf } from '../presenting/sentences.ts';
import { texts } from '../presenting/texts.ts';
import { toldOnce } from '../presenting/told-once.ts';
import { toldStory, type ToldStory } from '../presenting/told-story.ts';
import { urgentNotices } from '../presenting/urgent-notices.ts';
import { heading, introduced, opening, sayPieces, sayText, type Said } from './said.ts';
import { sayResults } from './spoken-labs.ts';
import { isSpanish } from './spanish-words.ts';
import { spokenWords } from './spoken-words.ts';

const languageOf = ({ language = 'en' }: Interpretation): Language => language;

/** The main message and the next step. */
export function sayMessage(shown: Interpretation): Said[] {
  const { message, step } = toldStory(shown) ?? messageOf(shown);
  if (message.length === 0) return [];
  return [
    heading(texts.mainMessage),
    ...sayPieces(message, languageOf(shown)),
    ...introduced(texts.nextStep, sayPieces(step, languageOf(shown))),
  ];
}

export const sayNotices = ({ notices }: Interpretation): Said[] =>
  urgentNotices(notices).flatMap(({ kind, text }) => [heading(texts.notices[kind]), ...sayText(text)]);

/** The summary stands above everything else and is said there, so it is not said again. */
export function sayExplanation(shown: Interpretation): Said[] {
  const story = toldStory(shown);
  const said = story === undefined ? sayDetails(shown) : sayStory(shown, story);
  if (shown.summary.trim() === '' && said.length === 0) {
    return [opening(`${texts.tabs.explanation}.`), ...sayText(texts.explanation.empty)];
  }
  return said.length === 0 ? [] : [opening(`${texts.tabs.explanation}.`), ...said];
}

function sayDetails(shown: Interpretation): Said[] {
  const { interpretation, sentences, labResults, notices } = shown;
  const details = paragraphsOf(interpretation, sentences).flatMap((pieces) => sayPieces(pieces, languageOf(shown)));
  const missing = missingNotices(notices, undefined).flatMap(({ text }) => sayText(text));
  return [
    ...sayResults(labResults),
    ...(details.length > 0 ? [heading(texts.explanation.details), ...details] : []),
    ...(missing.length > 0 ? [heading(texts.explanation.notSaid), ...missing] : []),
  ];
}

/** Part by part, and then those results that no sentence tells of. They stand on the page without a heading of their own. */
function sayStory(shown: Interpretation, story: ToldStory): Said[] {
  const { message, step, sections } = story;
  const pieces = [...message, ...step, ...sections.flatMap((section) => section.pieces)];
  const told = pieces.flatMap(({ sentence }) => sentence?.spans ?? []);
  const others = shown.labResults.filter(({ span }) => !told.some((one) => overlaps(one, span)));
  return [
    ...toldOnce(story, missingNotices(shown.notices, story)).flatMap(({ part, pieces: some }) => [
      heading(partHeadings[part]),
      ...sayPieces(some, languageOf(shown)),
    ]),
    ...sayResults(others, ({ spoken }) => opening(spoken)),
  ];
}

export function sayTerms({ medicalTerminology: terms, language = 'en' }: Interpretation): Said[] {
  if (terms.length === 0) return [opening(`${texts.tabs.terms}.`), ...sayText(texts.terms.empty)];
  return [
    opening(`${texts.tabs.terms}: ${counted(terms.length, 'term')}.`),
    ...(['high', 'medium', 'low'] as const).flatMap((importance) => {
      const members = terms.filter((term) => term.importance === importance);
      if (members.length === 0) return [];
      return [heading(texts.terms.groups[importance]), ...members.flatMap((term) => sayTerm(term, language))];
    }),
  ];
}

// How a term is said, which the page spells out, is heard as it is said.
const sayTerm = ({ term, definition }: ExplainedTerm, language: Language): Said[] => [
  { text: term, spoken: `${spokenWords(term)}.` },
  ...sayText(definition, language === 'es' && isSpanish(definition) ? 'es' : 'en'),
];

export function sayQuestions(shown: Interpretation): Said[] {
  const questions = orderedQuestions(shown);
  const sentences = shown.sentences.filter(({ section }) => section === 'question');
  if (questions.length === 0) return [opening(`${texts.tabs.questions}.`), ...sayText(texts.questions.empty)];
  return [
    opening(`${texts.tabs.questions}: ${counted(questions.length, 'question')}.`),
    ...sayText(texts.questions.intro),
    ...questions.flatMap(({ question, because }, index) => [
      ...introduced(`Question ${index + 1}`, sayPieces(cutIntoPieces(question, sentences), languageOf(shown))),
      ...(because === null ? [] : sayText(because)),
    ]),
    ...sayText(texts.questions.disclaimer),
  ];
}

export function sayRecommendations(shown: Interpretation): Said[] {
  const { recommendations: words } = texts;
  const items = (list: readonly string[], empty: string) =>
    list.length === 0
      ? sayText(empty)
      : list.flatMap((item) => sayPieces(cutIntoPieces(item, shown.sentences), languageOf(shown)));
  return [
    opening(`${texts.tabs.recommendations}.`),
    heading(words.findings),
    ...items(shown.keyFindings, words.noFindings),
    // Under the tab of the same name it is heard once.
    ...(shown.keyFindings.length > 0 ? [heading(words.recommendations)] : []),
    ...items(shown.recommendations, words.noRecommendations),
    ...sayText(words.disclaimer),
  ];
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
