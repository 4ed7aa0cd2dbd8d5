import { isDocumentKind } from '../documents/document-kinds.ts';
import type { Explanation, Language } from '../documents/explanation.ts';
import { isRunning, partItems } from '../presenting/part-items.ts';
import { noticePiece } from '../presenting/notice-piece.ts';
import type { Piece } from '../presenting/sentences.ts';
import { stillEnglish } from '../presenting/still-english.ts';
import { textsIn } from '../presenting/texts-in.ts';
import { englishTypeNames } from '../presenting/type-label.ts';
import { spanishTypeNames } from '../presenting/type-labels-es.ts';
import { toldOnce } from '../presenting/told-once.ts';
import { toldStory, type ToldStory } from '../presenting/told-story.ts';

const width = 88;

const english = {
  found: 'What was found',
  explanation: 'Explanation',
  recommendations: 'Recommendations',
  terms: 'Medical terms',
  questions: 'Questions to ask',
  closing: 'This explains the document. It does not replace your doctor.',
};

const names: Record<Language, typeof english> = {
  en: english,
  es: {
    found: 'Qué se encontró',
    explanation: 'Explicación',
    recommendations: 'Recomendaciones',
    terms: 'Términos médicos',
    questions: 'Preguntas para hacer',
    closing: 'Esto explica el documento. No reemplaza a su médico.',
  },
};

/** An explanation as plain text: for a terminal, or a file that anything opens. */
export function explanationText(explanation: Explanation): string {
  const { documentKind: kind, documentType, notices, medicalTerminology, language = 'en' } = explanation;
  const texts = names[language];
  const called = language === 'es' ? spanishTypeNames : englishTypeNames;
  const title = isDocumentKind(kind) ? called.kind(kind) : called.type(documentType);
  const story = toldStory(explanation);
  const terms = list(medicalTerminology.map(({ term, definition }) => `${term}: ${definition}`));
  const questions = list(explanation.actionItems, (index) => `${index + 1}. `);
  const { told, name } = story
    ? { told: storyParts(story, language), name: loud }
    : { told: lists(explanation, texts), name: calm };
  return [
    [title, '='.repeat(title.length)].join('\n'),
    wrap(stillEnglish(explanation) ?? ''),
    ...notices.map((notice) => wrap(`! ${noticePiece(notice, language).text}`, '  ')),
    ...told,
    part(name(texts.terms), terms),
    part(name(texts.questions), questions),
    texts.closing,
  ]
    .filter((each) => each !== '')
    .join('\n\n')
    .concat('\n');
}

const loud = (name: string) => name.toUpperCase();
const calm = (name: string) => name;

/** The parts of a story under their headings, the message with the next step first. */
function storyParts(story: ToldStory, language: Language): string[] {
  const main = [...story.message, ...story.step];
  return [{ part: 'bottom_line' as const, pieces: main }, ...toldOnce(story)].map(({ part: of, pieces }) => {
    const body = isRunning(of) ? wrap(inOne(pieces)) : list(partItems(pieces).map(inOne));
    return part(loud(textsIn(language).story[of]), body);
  });
}

const inOne = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');

/** What is shown of an explanation without a story. */
function lists(
  { summary, interpretation, keyFindings, recommendations }: Explanation,
  texts: typeof english,
): string[] {
  const paragraphs = interpretation.split('\n').map((paragraph) => wrap(paragraph));
  return [
    wrap(summary),
    part(texts.found, list(keyFindings)),
    part(texts.explanation, paragraphs.join('\n')),
    part(texts.recommendations, list(recommendations)),
  ];
}

const part = (heading: string, body: string): string =>
  body === '' ? '' : `${heading}\n${'-'.repeat(heading.length)}\n${body}`;

const list = (items: readonly string[], mark: (index: number) => string = () => '- '): string =>
  items.map((item, index) => wrap(mark(index) + item, '  ')).join('\n');

function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}
