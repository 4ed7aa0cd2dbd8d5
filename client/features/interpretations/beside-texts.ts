/** Of what opens beside the words: the original text, the field to find something. */
export const besideTexts = {
  pane: {
    heading: 'Original text',
    label: 'Text of the document',
    howTo:
      'Press words to see what the explanation makes of them. The left and right arrow keys go from one place to the next.',
    marked: (count: number) => (count === 1 ? 'Marked here in 1 place.' : `Marked here in ${count} places.`),
    next: 'Next place',
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
} as const;
