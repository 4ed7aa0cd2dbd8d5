import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Span } from '#core/kernel/span.ts';
import { orderedQuestions } from '#core/presenting/ordered-questions.ts';
import type { Block } from '#core/presenting/report-blocks.ts';
import { reportOf } from '#core/presenting/report.ts';
import { textsIn } from '#core/presenting/texts-in.ts';

type PrintedOptions = { english: ReadonlySet<string>; doubtful: readonly Span[] };

/** A report in the parts between which a person's own list stands. */
export type PrintedReport = { beforeList: Block[]; behindList: Block[] };

/** What the browser prints: the same words in the same order as in the PDF. */
export function printedReport(interpretation: Interpretation, options: PrintedOptions): PrintedReport {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { blocks } = reportOf(interpretation, {
    ...options,
    ...{ paper: 'letter', visitQuestions: [], uploadedAt: null, timeZone },
  });
  const { questions } = textsIn(interpretation.language ?? 'en').tabs;
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2 && block.text === questions);
  return { beforeList: blocks.slice(titleBlocks, at), behindList: blocks.slice(at) };
}

// The title and what it is: the page prints both above everything.
const titleBlocks = 2;

/** Some of the suggested questions, as they stand in the report. What they come from is not printed with them. */
export function printedQuestions(interpretation: Interpretation, only: readonly string[]): Block[] {
  const chosen = orderedQuestions(interpretation).filter(({ question }) => only.includes(question));
  const { behindList } = printedReport(
    {
      ...interpretation,
      actionItems: chosen.map(({ question }) => question),
      questionOrder: chosen.map(({ because }, index) => ({ index, because })),
      sentences: interpretation.sentences.filter(({ basis }) => basis === 'general'),
    },
    { english: new Set(), doubtful: [] },
  );
  const end = behindList.findIndex((block, index) => index > 0 && block.kind === 'heading');
  return behindList.slice(0, end);
}
