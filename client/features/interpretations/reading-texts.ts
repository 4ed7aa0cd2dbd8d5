/** Of the ways to read an interpretation: what stands beside it, how it is laid out, how something is found in it. */
export const readingTexts = {
  tools: {
    label: 'Ways to read',
    onePage: 'Everything on one page',
    original: 'Original text at the side',
    find: 'Find in this document',
    ask: 'Ask a question',
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
    marked: 'It is marked in the original text at the side.',
    go: 'Go to the marked words',
    words: 'Words explained',
    howToTerms: 'Press a word with dashes under it to see what it means.',
  },
  definition: {
    more: 'Show in Medical Terms',
    sentence: 'Show where the document says this',
    place: 'Show what the explanation says of it',
  },
  find: {
    label: 'Find in this document',
    previous: 'Previous place',
    next: 'Next place',
    close: 'Close finding',
    original: 'the original text',
    found: (count: number) =>
      count === 0 ? 'Not found.' : count === 1 ? 'Found in 1 place.' : `Found in ${count} places.`,
    at: (at: number, of: number, part: string) => `${at} of ${of}, in ${part}`,
  },
  filter: {
    label: 'Only what is outside',
    shown: (shown: number, of: number) => `Showing ${shown} of ${of} results.`,
    kept: 'Results without a range, and those that were hard to read, stay in view. A print holds all results.',
    none: 'No result here is marked as outside its range. Ask your doctor what your results mean for you.',
  },
} as const;
