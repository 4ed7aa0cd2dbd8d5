import { documentKinds, isDocumentKind } from '../documents/document-kinds.ts';
import { documentTypeLabels } from '../documents/document-types.ts';
import type { Explanation } from '../documents/explanation.ts';

const width = 88;

/** An explanation as plain text: for a terminal, or a file that anything opens. */
export function explanationText(explanation: Explanation): string {
  const { documentKind: kind, documentType, notices, summary, interpretation, medicalTerminology } = explanation;
  const title = isDocumentKind(kind) ? documentKinds[kind].label : documentTypeLabels[documentType];
  return [
    [title, '='.repeat(title.length)].join('\n'),
    ...notices.map((notice) => wrap(`! ${notice.text}`, '  ')),
    wrap(summary),
    part('What was found', list(explanation.keyFindings)),
    part(
      'Explanation',
      interpretation
        .split('\n')
        .map((paragraph) => wrap(paragraph))
        .join('\n'),
    ),
    part('Medical terms', list(medicalTerminology.map(({ term, definition }) => `${term}: ${definition}`))),
    part(
      'Questions to ask',
      list(explanation.actionItems, (index) => `${index + 1}. `),
    ),
    part('Recommendations', list(explanation.recommendations)),
    'This explains the document. It does not replace your doctor.',
  ]
    .filter((each) => each !== '')
    .join('\n\n')
    .concat('\n');
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
