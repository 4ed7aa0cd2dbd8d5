import type { Explanation, LabResult } from '../documents/explanation.ts';
import { partHeadings } from '../presenting/part-headings.ts';
import { isRunning, partItems } from '../presenting/part-items.ts';
import { toldOnce } from '../presenting/told-once.ts';
import { toldStory, type StorySection } from '../presenting/told-story.ts';
import { referenceTo } from './bundle-context.ts';
import { resultsCode } from './document-codes.ts';
import type { DocumentToShare } from './document-to-share.ts';
import { list, narrative, paragraph, table, type Xhtml } from './narrative.ts';
import type { DiagnosticReport, DocumentReference, Observation, Section } from './resources.ts';

/** What a document says, in the order of the interpretation page. Parts that say nothing are left out. */
export const explanationSections = (explanation: Explanation): Section[] => {
  const { notices, summary, medicalTerminology, actionItems } = explanation;
  const story = toldStory(explanation);
  return [
    ...inWords('Please note', notices.length > 0 && [list(notices.map(({ text }) => text))]),
    ...inWords('In short', summary !== '' && [paragraph(summary)]),
    ...(story === undefined ? detailsOf(explanation) : toldOnce(story).flatMap(partOf)),
    ...inWords(
      'Medical terms',
      medicalTerminology.length > 0 && [
        list(medicalTerminology.map(({ term, definition }) => `${term}: ${definition}`)),
      ],
    ),
    ...inWords('Questions to ask', actionItems.length > 0 && [list(actionItems)]),
    ...inWords('About this explanation', [
      paragraph(
        'Software wrote this explanation from the original document, for the person it is about. It does not replace a doctor.',
      ),
    ]),
  ];
};

function partOf({ part, pieces }: StorySection): Section[] {
  const items = partItems(pieces).map((some) => some.map(({ text }) => text).join(' '));
  return inWords(partHeadings[part], [isRunning(part) ? paragraph(items.join(' ')) : list(items)]);
}

const detailsOf = ({ keyFindings, interpretation, recommendations }: Explanation): Section[] => [
  ...inWords('What was found', keyFindings.length > 0 && [list(keyFindings)]),
  ...inWords('Explanation', interpretation !== '' && interpretation.split('\n').map(paragraph)),
  ...inWords('Recommendations', recommendations.length > 0 && [list(recommendations)]),
];

const inWords = (title: string, parts: Xhtml[] | false): Section[] =>
  parts === false ? [] : [{ title, text: narrative('additional', parts) }];

const columns = ['Test', 'Result', 'Unit', 'Printed range', 'Mark', 'Collected'];

/** The results as they were printed, with what they are coded as. */
export const resultsSection = (
  rows: readonly LabResult[],
  report: DiagnosticReport,
  observations: readonly Observation[],
): Section => ({
  title: 'Results',
  code: resultsCode,
  text: narrative('generated', [table(columns, rows.map(cellsOf))]),
  entry: [report, ...observations].map(referenceTo),
});

const cellsOf = ({ name, comparator, value, unit, range, printedFlag, collectedAt }: LabResult): string[] => [
  name,
  `${comparator ?? ''}${value}`,
  unit ?? '',
  range?.text ?? '',
  printedFlag ?? '',
  collectedAt ?? '',
];

export const originalSection = ({ title, fileType }: DocumentToShare, document: DocumentReference): Section => ({
  title: 'Original document',
  text: narrative('generated', [paragraph(`${title} (${fileType}), as it was uploaded.`)]),
  entry: [referenceTo(document)],
});
