import type { DocumentStage } from '#core/documents/medical-document.ts';

/** What is happening to a document, in words that are announced once a stage. */
export const stageTexts: Record<DocumentStage, string> = {
  waiting: 'Your document is waiting its turn.',
  extracting: 'Taking the text out of your document.',
  reading: 'Reading the results and the words.',
  explaining: 'Putting it into plain words.',
  explained: 'Your interpretation is ready.',
  unreadable: 'Your document could not be read.',
};

/** The stages in the order in which a document passes them. */
export const passingStages = ['waiting', 'extracting', 'reading', 'explaining'] as const satisfies DocumentStage[];
