import type { Paper } from '../../paper/paper.ts';
import type { PaperKind } from '../../statements/base-role.ts';
import type { Statement } from '../../statements/statement.ts';

/** What can name the test of a report: what stands above its first heading, its headings, and the beginning of a test. */
export const titlesOf = ({ sections, text }: Paper, kind: PaperKind): string[] => [
  ...(sections[0]?.name === null ? [sections[0].sentences[0]?.text.slice(0, 120) ?? ''] : []),
  ...sections.flatMap(({ name }) => name ?? []),
  ...(kind === 'test' ? [text.slice(0, 400)] : []),
];

/** "MRI RIGHT SHOULDER" */
export const nameOfTest = (statements: readonly Statement[]): string =>
  statements
    .find(({ role, text }) => role === 'done' && text.split(' ').length <= 12)
    ?.text.replace(/ for\b.*$/i, '') ?? '';
