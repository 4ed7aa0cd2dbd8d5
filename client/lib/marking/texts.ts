export const markingTexts = {
  mark: 'Mark important terms',
  unmark: 'Take the marks away',
  marked: (count: number) =>
    count === 0 ? 'No important term stands in what is open here.' : `Important terms are marked: ${count}.`,
} as const;
