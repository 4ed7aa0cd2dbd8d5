import type { ExplainedTerm, Language, Notice } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { overlaps } from '../kernel/span.ts';
import { messageOf } from '../presenting/main-message.ts';
import { missingNotices } from '../presenting/missing-notices.ts';
import { orderedQuestions } from '../presenting/ordered-questions.ts';
import { definitionLanguage } from '../presenting/definition-language.ts';
import { noticePiece } from '../presenting/notice-piece.ts';
import { cutIntoPieces, paragraphsOf, type Piece } from '../presenting/sentences.ts';
import { stillEnglish } from '../presenting/still-english.ts';
import { textsIn } from '../presenting/texts-in.ts';
import { toldOnce } from '../presenting/told-once.ts';
import { toldStory, type ToldStory } from '../presenting/told-story.ts';
import { urgentNotices } from '../presenting/urgent-notices.ts';
import { heading, introduced, opening, sayPieces, sayText, type Said } from './said.ts';
import { sayResults } from './spoken-labs.ts';
import { spokenWords } from './spoken-words.ts';

const languageOf = ({ language = 'en' }: Interpretation): Language => language;
const textsOf = (shown: Interpretation) => textsIn(languageOf(shown));

/** That something is in another language than the rest, where it is. */
export const sayStillEnglish = (shown: Interpretation, english: ReadonlySet<string>): Said[] =>
  sayText(stillEnglish(shown, english) ?? '', languageOf(shown));

/** The main message and the next step. */
export function sayMessage(shown: Interpretation): Said[] {
  const language = languageOf(shown);
  const { mainMessage, nextStep } = textsIn(language);
  const { message, step } = toldStory(shown) ?? messageOf(shown);
  if (message.length === 0) return [];
  return [
    heading(mainMessage, language),
    ...sayPieces(message, language),
    ...introduced(nextStep, sayPieces(step, language), language),
  ];
}

export const sayNotices = (shown: Interpretation): Said[] =>
  urgentNotices(shown.notices).flatMap((notice) => [
    heading(textsOf(shown).notices[notice.kind], languageOf(shown)),
    ...sayPieces([noticePiece(notice, languageOf(shown))], languageOf(shown)),
  ]);

/** The summary stands above everything else and is said there, so it is not said again. */
export function sayExplanation(shown: Interpretation): Said[] {
  const story = toldStory(shown);
  const said = story === undefined ? sayDetails(shown) : sayStory(shown, story);
  const { tabs, explanation } = textsOf(shown);
  const title = opening(`${tabs.explanation}.`, languageOf(shown));
  if (shown.summary.trim() === '' && said.length === 0)
    return [title, ...sayText(explanation.empty, languageOf(shown))];
  return said.length === 0 ? [] : [title, ...said];
}

function sayDetails(shown: Interpretation): Said[] {
  const { interpretation, sentences, labResults, notices } = shown;
  const language = languageOf(shown);
  const texts = textsIn(language).explanation;
  const details = paragraphsOf(interpretation, sentences).flatMap((pieces) => sayPieces(pieces, language));
  const missing = sayPieces(piecesOf(missingNotices(notices, undefined), language), language);
  return [
    ...sayResults(labResults, language),
    ...(details.length > 0 ? [heading(texts.details, language), ...details] : []),
    ...(missing.length > 0 ? [heading(texts.notSaid, language), ...missing] : []),
  ];
}

const piecesOf = (notices: readonly Notice[], language: Language): Piece[] =>
  notices.map((notice) => noticePiece(notice, language));

/** Part by part, and then those results that no sentence tells of. They stand on the page without a heading of their own. */
function sayStory(shown: Interpretation, story: ToldStory): Said[] {
  const { message, step, sections } = story;
  const pieces = [...message, ...step, ...sections.flatMap((section) => section.pieces)];
  const told = pieces.flatMap(({ sentence }) => sentence?.spans ?? []);
  const others = shown.labResults.filter(({ span }) => !told.some((one) => overlaps(one, span)));
  const language = languageOf(shown);
  return [
    ...toldOnce(story, piecesOf(missingNotices(shown.notices, story), language)).flatMap(({ part, pieces: some }) => [
      heading(textsIn(language).story[part], language),
      ...sayPieces(some, language),
    ]),
    ...sayResults(others, language, (title) => ({ ...title, text: '' })),
  ];
}

/** `english`: definitions that are known to be in English. */
export function sayTerms(
  { medicalTerminology: terms, language = 'en' }: Interpretation,
  english?: ReadonlySet<string>,
): Said[] {
  const { tabs, terms: texts } = textsIn(language);
  if (terms.length === 0) return [opening(`${tabs.terms}.`, language), ...sayText(texts.empty, language)];
  return [
    opening(`${tabs.terms}: ${texts.count(terms.length)}.`, language),
    ...(['high', 'medium', 'low'] as const).flatMap((importance) => {
      const members = terms.filter((term) => term.importance === importance);
      if (members.length === 0) return [];
      return [
        heading(texts.groups[importance], language),
        ...members.flatMap((term) => sayTerm(term, language, english)),
      ];
    }),
  ];
}

// How a term is said, which the page spells out, is heard as it is said.
const sayTerm = ({ term, definition }: ExplainedTerm, language: Language, english?: ReadonlySet<string>): Said[] => [
  { text: term, spoken: `${spokenWords(term)}.` },
  ...sayText(definition, definitionLanguage(definition, language, english)),
];

export function sayQuestions(shown: Interpretation): Said[] {
  const questions = orderedQuestions(shown);
  const sentences = shown.sentences.filter(({ section }) => section === 'question');
  const language = languageOf(shown);
  const { tabs, questions: texts } = textsIn(language);
  if (questions.length === 0) return [opening(`${tabs.questions}.`, language), ...sayText(texts.empty, language)];
  return [
    opening(`${tabs.questions}: ${texts.count(questions.length)}.`, language),
    ...sayText(texts.intro, language),
    ...questions.flatMap(({ question, because }, index) => [
      ...introduced(texts.numbered(index + 1), sayPieces(cutIntoPieces(question, sentences), language), language),
      ...(because === null ? [] : sayText(because, language)),
    ]),
    ...sayText(texts.disclaimer, language),
  ];
}

export function sayRecommendations(shown: Interpretation): Said[] {
  const language = languageOf(shown);
  const { recommendations: words, tabs } = textsIn(language);
  const items = (list: readonly string[], empty: string) =>
    list.length === 0
      ? sayText(empty, language)
      : list.flatMap((item) => sayPieces(cutIntoPieces(item, shown.sentences), language));
  return [
    opening(`${tabs.recommendations}.`, language),
    heading(words.findings, language),
    ...items(shown.keyFindings, words.noFindings),
    // Under the tab of the same name it is heard once.
    ...(shown.keyFindings.length > 0 ? [heading(words.recommendations, language)] : []),
    ...items(shown.recommendations, words.noRecommendations),
    ...sayText(words.disclaimer, language),
  ];
}
