import { z } from 'zod';
import { documentKinds, isDocumentKind } from '#core/documents/document-kinds.ts';
import { documentTypeLabels } from '#core/documents/document-types.ts';
import { Explanation } from '#core/documents/explanation.ts';

const width = 88;
const ErrorLine = z.object({ id: z.string().optional(), error: z.object({ message: z.string() }) });

/** An answer line as text for a terminal. */
export function terminalText(json: string): string {
  const answer: unknown = JSON.parse(json);
  const failed = ErrorLine.safeParse(answer);
  return failed.success
    ? `${failed.data.id ?? 'Document'}: ${failed.data.error.message}\n`
    : explanationText(Explanation.parse(answer));
}

function explanationText(explanation: Explanation): string {
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
