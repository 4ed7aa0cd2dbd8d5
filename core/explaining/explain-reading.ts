import type { ExplainedTerm, Explanation, Sentence } from '../documents/explanation.ts';
import type { DocumentLayout } from '../documents/page-layout.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import { isGrounded } from '../grounding/check-sentence.ts';
import { textAt } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { correctedWords, doubtfulWords } from '../reading/doubts/doubtful-words.ts';
import { suspectWords } from '../reading/doubts/suspect-words.ts';
import { unreadOnPictures } from '../reading/doubts/unread-rows.ts';
import { withDoubts } from '../reading/doubts/result-doubts.ts';
import type { Reading } from '../reading/reading.ts';
import { commandedIn } from '../reading/remarks/without-commanded.ts';
import { contextOf, type Context } from './explaining-context.ts';
import { emptyCard, littleReadCard, notMedicalCard } from './fixed-texts.ts';
import { isInEnglish } from './in-english.ts';
import { interpret } from './interpretation.ts';
import { keyFindings } from './key-findings.ts';
import { notices } from './notices.ts';
import { ownFacts } from './own-facts.ts';
import { questions } from './questions.ts';
import { readability } from './readability.ts';
import { recommendations } from './recommendations.ts';
import { general, inSection, type Said } from './said.ts';
import { summarise } from './summary.ts';
import { explainedTerms } from './terms.ts';
import { unreadPages } from './unread-pages.ts';
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
  const terms = explainedTerms(context);
  return {
    ...sayAll(context, terms),
    medicalTerminology: terms.slice(0, context.limits.terms),
    notices: notices(reading, context.parts, isEnglish, { doubtful, layout }),
  };
}

function sayAll(context: Context, terms: readonly ExplainedTerm[]): Omit<Explained, 'medicalTerminology' | 'notices'> {
  const { reading, word } = context;
  const isTrue = checkedOnce(reading);
  const sayDoubt = doubtSayer(context);
  const grounded = (said: readonly Said[]): Said[] => said.filter(isTrue).map(sayDoubt);
  const message = grounded(summarise(context));
  const summary = message.length > 0 ? message : [general(littleReadCard)];
  const paragraphs = interpret(context)
    .map((paragraph) => standing(paragraph, paragraph.filter(isTrue)).map(sayDoubt))
    .filter((paragraph) => paragraph.length > 0);
  const findings = grounded(keyFindings(context));
  const asked = grounded(questions(context));
  const advised = grounded(recommendations(reading, word));
  const sentences: Sentence[] = [
    ...inSection('summary', summary),
    ...inSection('interpretation', paragraphs.flat()),
    ...inSection('finding', findings),
    ...inSection('question', asked),
    ...inSection('recommendation', advised),
  ];
  return {
    summary: texts(summary).join(' '),
    interpretation: paragraphs.map((paragraph) => texts(paragraph).join(' ')).join('\n\n'),
    keyFindings: texts(findings),
    actionItems: texts(asked),
    recommendations: texts(advised),
    sentences,
    readingGrade: readability(
      texts(sentences),
      [...printedForms(terms, reading.text), ...namesOf(context)],
      new Set(sentences.flatMap(({ text, source }) => (source === undefined ? [] : [text]))),
    ).grade,
  };
}

/**
 * The same sentence can stand in the message, in the explanation and in the list: it is checked once. Nothing is quoted from a
 * line that tries to command its reader.
 */
function checkedOnce(reading: Reading): (said: Said) => boolean {
  const checked = new Map<string, { spans: Said['spans']; isTrue: boolean }>();
  const isCommanded = commandedIn(reading);
  return (said) => {
    const known = checked.get(said.text);
    if (known !== undefined && String(known.spans) === String(said.spans)) return known.isTrue;
    const isTrue = !(said.text.includes('"') && said.spans.some(isCommanded)) && isGrounded(said, reading);
    checked.set(said.text, { spans: said.spans, isTrue });
    return isTrue;
  };
}

/** What was added to a sentence falls with it: "This test measures ..." says nothing without its row. */
function standing(paragraph: readonly Said[], kept: Said[]): Said[] {
  const [opening] = paragraph;
  return opening === undefined || kept.includes(opening) ? kept : kept.filter(({ basis }) => basis === 'document');
}

const texts = (said: readonly { text: string }[]): string[] => said.map(({ text }) => text);

/** A term as it is shown in the glossary and as the document prints it. */
const printedForms = (terms: readonly ExplainedTerm[], text: string): string[] =>
  terms.flatMap(({ term, spans }) => [term, ...spans.map((span) => textAt(text, span))]);

/** Findings are named as they are printed, with plain words or a definition beside them. */
const namesOf = ({ findings }: Context): string[] =>
  findings.flatMap(({ known, text, concept }) => (known ? [text, concept] : []));

function nothingToExplain(why: string, cards: Explained['notices']): Explained {
  return {
    summary: why,
    interpretation: '',
    medicalTerminology: [],
    actionItems: [],
    keyFindings: [],
    recommendations: [],
    sentences: inSection('summary', [general(why)]),
    notices: cards,
    readingGrade: readability([why], []).grade,
  };
}
