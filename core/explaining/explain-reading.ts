import type { Notice } from '../documents/explanation.ts';
import { isLeaning } from '../story/weigh-statements.ts';
import {
  sectionOfPart,
  StoryPart,
  type ExplainedTerm,
  type Explanation,
  type Sentence,
} from '../documents/explanation.ts';
import type { DocumentLayout } from '../documents/page-layout.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import { textAt } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { correctedWords, doubtfulWords, unreadOnPictures } from '../reading/doubts/page-words.ts';
import { suspectWords } from '../reading/doubts/suspect-words.ts';
import { withDoubts } from '../reading/doubts/result-doubts.ts';
import type { Reading } from '../reading/reading.ts';
import { commandedIn, uncommandedText } from '../reading/remarks/without-commanded.ts';
import { personOf } from '../story/person.ts';
import type { Question } from '../story/questions/step-questions.ts';
import { storyQuestions } from '../story/questions/story-questions.ts';
import type { StorySentence } from '../story/story.ts';
import { tellStory } from '../story/tell-story.ts';
import { contextOf, type Context } from './explaining-context.ts';
import { correctionSentences } from './corrections.ts';
import {
  criticalOfSomebodyCard,
  emptyCard,
  littleReadCard,
  misreadCard,
  notMedicalCard,
  ofSeveralPeople,
  severalPeopleCard,
} from './fixed-texts.ts';
import { misreadWords } from '../reading/misread-text.ts';
import { isInEnglish } from './in-english.ts';
import { jottedResults } from './jotted-results.ts';
import { notices } from './notices.ts';
import { ownFacts } from './own-facts.ts';
import { onlyPrinted } from './printed-figures.ts';
import { readability } from './readability.ts';
import { general } from './said.ts';
import { explainedTerms } from './terms.ts';
import { toldTerms } from './told-terms.ts';
import { unreadPages } from './unread-pages.ts';
import { untoldResults } from './untold-results.ts';
import { doubtSayer } from './say-doubt.ts';

export type Explained = Pick<
  Explanation,
  | 'summary'
  | 'interpretation'
  | 'medicalTerminology'
  | 'actionItems'
  | 'keyFindings'
  | 'recommendations'
  | 'sentences'
  | 'story'
  | 'notices'
  | 'readingGrade'
>;

/** `layout`: where the words stand on pages, and which of them may be wrong; `recognised`: whether they were read from pictures. */
export type ExplainOptions = { level?: ReadingLevel; layout?: DocumentLayout | undefined; recognised?: boolean };

/** Puts the facts of a document into plain words. Every sentence that speaks for the document is held against it before it is shown. */
export function explainReading(read: Reading, knowledge: Knowledge, options: ExplainOptions = {}): Explained {
  const { level = 'standard', layout, recognised = false } = options;
  const isEnglish = isInEnglish(read.text);
  const doubtful = [...doubtfulWords(layout), ...suspectWords(read.labResults, layout, read.text)];
  const labResults = withDoubts(read.labResults, doubtful, read.text).map((row) => ({ ...row, recognised }));
  const unreadRows = unreadOnPictures(read.unreadRows ?? [], layout);
  const reading = ownFacts({ ...read, labResults, unreadRows }, isEnglish);
  if (reading.text.trim() === '') {
    return nothingToExplain(emptyCard, [{ kind: 'incomplete', text: emptyCard, spans: [] }, ...unreadPages(layout)]);
  }
  if (reading.documentKind === 'not_medical') {
    return nothingToExplain(notMedicalCard, [
      { kind: 'not_medical', text: notMedicalCard, spans: [] },
      ...unreadPages(layout),
    ]);
  }
  const corrected = correctedWords(layout, reading.text);
  const context = { ...contextOf(reading, knowledge, level), isEnglish, doubtful, corrected };
  const cards = notices(reading, context.parts, isEnglish, { doubtful, layout, knowledge });
  // A number of a text that was misread throughout may be any number.
  const misread = recognised ? [] : misreadWords(reading.text);
  if (misread.length > 0)
    return nothingToExplain(misreadCard, [{ kind: 'hard_to_read', text: misreadCard, spans: misread.slice(0, 6) }]);
  // What is told as one person's may be another's.
  if (reading.remarks.some(({ kind }) => kind === 'several_patients'))
    return nothingToExplain(ofSeveralPeople, forSeveralPeople(cards));
  return { ...fieldsOf(tellReading(context), context), notices: cards };
}

/** No number is told of anybody, and an alarm sends nobody to a doctor for another's result. */
const forSeveralPeople = (cards: readonly Notice[]): Notice[] =>
  cards.flatMap((card): Notice[] => {
    if (card.kind === 'critical') return [{ ...card, text: criticalOfSomebodyCard }];
    return card.kind === 'incomplete' || (card.kind === 'conflict' && card.text !== severalPeopleCard) ? [] : [card];
  });

type Told = { sentences: StorySentence[]; questions: Question[] };

/**
 * The story, without what tries to command its reader and without figures that are not printed; with every result outside its range, the
 * doubt about what was hard to read and what a person has corrected.
 */
function tellReading(context: Context): Told {
  const { knowledge } = context;
  const reading = { ...context.reading, text: uncommandedText(context.reading) };
  const person = personOf(reading.text);
  const isCommanded = commandedIn(reading);
  const sayDoubt = doubtSayer(context);
  const { kind, told: story } = tellStory({
    reading,
    knowledge,
    isEnglish: context.isEnglish,
    level: context.level,
    person,
  });
  const further =
    kind === 'lab' ? [] : untoldResults({ told: story, reading, knowledge, person, level: context.level });
  const jotted =
    kind === 'clinic' || kind === 'letter' ? jottedResults({ told: [...story, ...further], reading, knowledge }) : [];
  const uncommanded = [...story, ...further, ...jotted].filter(({ spans }) => !spans.some(isCommanded));
  const told = [
    ...onlyPrinted(uncommanded, reading).map((sentence) => ({ ...sentence, ...sayDoubt(sentence) })),
    ...correctionSentences(context.reading.labResults, context.corrected, reading.text).map((sentence) => ({
      ...sentence,
      part: 'unclear' as const,
    })),
  ];
  return { sentences: told, questions: storyQuestions({ told, reading, knowledge, person, kind }) };
}

/** The same sentences in the fields of an explanation, each once. */
function fieldsOf(told: Told, context: Context): Omit<Explained, 'notices'> {
  const main = told.sentences.filter(({ part }) => part === 'bottom_line');
  const story =
    main.length > 0
      ? told.sentences
      : [{ ...general(littleReadCard), part: 'bottom_line' as const }, ...told.sentences];
  const byPart = Map.groupBy(story, ({ part }) => part);
  const parts = [...byPart].sort((a, b) => order(a[0]) - order(b[0]));
  const ordered = parts.flatMap(([, sentences]) => sentences);
  // The next step stands beside the bottom line too.
  const next = nextStepOf(byPart.get('next_steps') ?? []);
  const sentences: Sentence[] = [
    ...ordered.map(({ part, ...sentence }) => ({ section: sectionOfPart[part], ...sentence })),
    ...told.questions.map(({ text, spans }): Sentence => ({
      section: 'question',
      text,
      spans,
      basis: 'general',
    })),
  ];
  const inSection = (section: Sentence['section']) =>
    texts(sentences.filter((sentence) => sentence.section === section));
  const terms = explainedTerms(context);
  const shown = context.level === 'detailed' ? terms : toldTerms(terms, ordered, context.knowledge);
  return {
    summary: [...inSection('summary'), ...texts(next)].join(' '),
    interpretation: parts
      .filter(([part]) => part !== 'bottom_line')
      .map(([, some]) => texts(some).join(' '))
      .join('\n\n'),
    keyFindings: inSection('finding'),
    actionItems: inSection('question'),
    recommendations: inSection('recommendation'),
    sentences,
    story: parts
      .map(([part, some]) => ({
        part,
        sentences: (part === 'bottom_line'
          ? [...some, ...next]
          : some.filter((sentence) => !next.includes(sentence))
        ).map((sentence) => ordered.indexOf(sentence)),
      }))
      .filter(({ sentences: some }) => some.length > 0),
    medicalTerminology: shown,
    readingGrade: readability(texts(sentences), [...printedForms(shown, context.reading.text), ...namesOf(context)])
      .grade,
  };
}

/** The step that names whom to see or when, else the first. */
function nextStepOf(all: readonly StorySentence[]): StorySentence[] {
  // A wish about the end of life is no next step.
  const steps = all.filter(({ text }) => !isLeaning(text));
  const urgent = steps.find(({ text }) =>
    /\burgent\w* (?:referral|appointment)|\breferr?\w* urgent|\bcalled an ambulance/i.test(text),
  );
  const again = steps.find(({ text }) =>
    /^(?:see the doctor again|you will come back)\b|\bsee you again\b/i.test(text),
  );
  const visits = steps.filter(({ text }) =>
    /\b(?:see|seen|visit|appointment|follow-up|clinic|looked after by (?:his|her|your|a|the) \w+ doctor|return(?! to (?:normal|regular|usual|work|school|activit))|come back|check-up)\b/i.test(
      text,
    ),
  );
  const dated = visits.find(({ text }) => !/(?<!only )\bif\b/i.test(text) && whenNext.test(text));
  return [
    urgent ??
      again ??
      dated ??
      visits[0] ??
      steps.find(({ text }) => text.split(' ').length > 4 || /\btoday\b/i.test(text)),
  ].filter((step) => step !== undefined);
}

const whenNext =
  /\b(?:\d+|one|two|three|four|six|days?|weeks?|months?|monday|tuesday|wednesday|thursday|friday|tomorrow)\b/i;

const order = (part: StoryPart): number => StoryPart.options.indexOf(part);

const texts = (said: readonly { text: string }[]): string[] => said.map(({ text }) => text);

/** A term as it is shown in the glossary and as the document prints it. */
const printedForms = (terms: readonly ExplainedTerm[], text: string): string[] =>
  terms.flatMap(({ term, spans }) => [term, ...spans.map((span) => textAt(text, span))]);

/** Findings are named as they are printed, with plain words or a definition beside them. */
const namesOf = ({ findings }: Context): string[] => findings.flatMap(({ text, concept }) => [text, concept]);

function nothingToExplain(why: string, cards: Explained['notices']): Explained {
  return {
    summary: why,
    interpretation: '',
    medicalTerminology: [],
    actionItems: [],
    keyFindings: [],
    recommendations: [],
    sentences: [{ section: 'summary', ...general(why) }],
    story: [{ part: 'bottom_line', sentences: [0] }],
    notices: cards,
    readingGrade: readability([why], []).grade,
  };
}
