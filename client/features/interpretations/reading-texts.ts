/** Of the ways to read an interpretation: how it is laid out, and what of it is shown. */
export const readingTexts = {
  tools: {
    label: 'Ways to read',
    sources: 'Underline what has a source',
    onePage: 'Everything on one page',
    original: 'Original text at the side',
    find: 'Find in this document',
    ask: 'Ask a question',
    parts: 'On this page',
  },
  filter: {
    label: 'Only what is outside',
    shown: (shown: number, of: number) => `Showing ${shown} of ${of} results.`,
    kept: 'Results without a range, and those that were hard to read, stay in view. A print holds all results.',
    none: 'No result here is marked as outside its range. Ask your doctor what your results mean for you.',
  },
  howToTerms: 'Press a word with dashes under it to see what it means.',
  story: {
    more: (count: number) =>
      count === 1 ? '1 more result is outside its range' : `${count} more results are outside their range`,
    inRange: (count: number) => (count === 1 ? '1 result in range' : `${count} results in range`),
    notCompared: (count: number) =>
      count === 1
        ? '1 result without a range to compare it with'
        : `${count} results without a range to compare them with`,
    inOrder: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
    otherResults: 'Other results',
    medicines: {
      new: 'New',
      changed: 'Changed',
      stopped: 'Stopped or on hold',
      same: 'Go on as before',
      other: 'Also in the document',
    },
    steps: {
      tick: (step: string) => `Done: ${step}`,
      count: (done: number, of: number) => `${done} of ${of} done. Your ticks stay in this browser.`,
    },
    questions: 'You could ask:',
    allQuestions: 'See all questions to ask',
  },
} as const;
