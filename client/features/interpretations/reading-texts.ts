/** Of the ways to read an interpretation: what stands beside it, how it is laid out, how something is found in it. */
export const readingTexts = {
  tools: {
    label: 'Ways to read',
    onePage: 'Everything on one page',
    original: 'Original text at the side',
    find: 'Find in this document',
    parts: 'On this page',
  },
  pane: {
    heading: 'Original text',
    label: 'Text of the document',
    howTo:
      'Press underlined words to see what the explanation says of them. The left and right arrow keys go from one to the next.',
    marked: (count: number) => (count === 1 ? 'Marked here in 1 place.' : `Marked here in ${count} places.`),
    next: 'Next place',
  },
  source: {
    marked: (count: number) =>
      count === 1 ? 'It is marked in the original text.' : `It is marked in the original text in ${count} places.`,
    go: 'Go to the marked words',
    words: 'Words explained',
  },
  definition: {
    more: 'Show in Medical Terms',
    sentence: 'Show where the document says this',
    place: 'Show what the explanation says of it',
  },
  filter: {
    label: 'Only what is outside',
    shown: (shown: number, of: number) => `Showing ${shown} of ${of} results.`,
    kept: 'Results without a range, and those that were hard to read, stay in view. A print holds all results.',
    none: 'No result here is marked as outside its range. Ask your doctor what your results mean for you.',
  },
} as const;
