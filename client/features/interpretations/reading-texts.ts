/** Of the ways to read an interpretation: how it is laid out, and what of it is shown. */
export const readingTexts = {
  tools: {
    label: 'Ways to read',
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
} as const;
