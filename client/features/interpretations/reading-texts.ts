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
  howToTerms: 'Press a word with dashes under it to see what it means.',
} as const;
