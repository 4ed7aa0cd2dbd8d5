import { documentKinds, isDocumentKind } from '../documents/document-kinds.ts';
import { documentTypeLabels } from '../documents/document-types.ts';
import type { Explanation } from '../documents/explanation.ts';
import { partHeadings } from '../presenting/part-headings.ts';
import { isRunning, partItems } from '../presenting/part-items.ts';
import type { Piece } from '../presenting/sentences.ts';
import { toldOnce } from '../presenting/told-once.ts';
import { toldStory, type ToldStory } from '../presenting/told-story.ts';

const width = 88;

/** An explanation as plain text: for a terminal, or a file that anything opens. */
export function explanationText(explanation: Explanation): string {
  const { documentKind: kind, documentType, notices, medicalTerminology } = explanation;
  const title = isDocumentKind(kind) ? documentKinds[kind].label : documentTypeLabels[documentType];
  const story = toldStory(explanation);
  const terms = list(medicalTerminology.map(({ term, definition }) => `${term}: ${definition}`));
  const questions = list(explanation.actionItems, (index) => `${index + 1}. `);
  const { told, name } = story ? { told: storyParts(story), name: loud } : { told: lists(explanation), name: calm };
  return [
    [title, '='.repeat(title.length)].join('\n'),
    ...notices.map((notice) => wrap(`! ${notice.text}`, '  ')),
    ...told,
    part(name('Medical terms'), terms),
    part(name('Questions to ask'), questions),
    'This explains the document. It does not replace your doctor.',
  ]
    .filter((each) => each !== '')
    .join('\n\n')
    .concat('\n');
}

const loud = (name: string) => name.toUpperCase();
const calm = (name: string) => name;

/** The parts of a story under their headings, the message with the next step first. */
function storyParts(story: ToldStory): string[] {
  const main = [...story.message, ...story.step];
  return [{ part: 'bottom_line' as const, pieces: main }, ...toldOnce(story)].map(({ part: of, pieces }) => {
    const body = isRunning(of) ? wrap(inOne(pieces)) : list(partItems(pieces).map(inOne));
    return part(loud(partHeadings[of]), body);
  });
}

const inOne = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');

/** What is shown of an explanation without a story. */
function lists({ summary, interpretation, keyFindings, recommendations }: Explanation): string[] {
  const paragraphs = interpretation.split('\n').map((paragraph) => wrap(paragraph));
  return [
    wrap(summary),
    part('What was found', list(keyFindings)),
    part('Explanation', paragraphs.join('\n')),
    part('Recommendations', list(recommendations)),
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
