/** While there is no explanation: how far it is, or why there is none. */
export const waitingTexts = {
  generating: 'Your interpretation is being generated',
  generatingMore: 'This page shows it by itself as soon as it is ready. You can leave and come back.',
  processing: 'Your document is being processed',
  processingMore: 'This page follows along and shows the interpretation as soon as it is ready.',
  slow: 'This is taking longer than usual. Use Check Again from time to time, or come back later.',
  checkAgain: 'Check Again',
  steps: 'Steps',
  stepDone: 'done',
  page: (read: number, of: number) => `Reading page ${Math.min(read + 1, of)} of ${of}.`,
  notMadeTitle: 'There is no interpretation of this document',
  notMade:
    'On this server an AI provider writes every interpretation. Your document itself has been read and is stored.',
  noneShared: 'Whoever shares it with you can have one made. The document itself is here to read.',
  notMadeShared: 'Only whoever shares it with you can allow an AI provider to write one.',
  unreadableTitle: 'This document could not be read',
  unreadable: 'So there is no interpretation of it. Your file itself is stored safely.',
  whatToDo: 'What you can do',
  openDocument: 'Open the document',
  uploadOther: 'Upload another file',
} as const;
