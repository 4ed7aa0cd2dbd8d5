export const texts = {
  heading: 'Check what was hard to read',
  intro: (left: number) =>
    left === 1
      ? 'Readback was not sure of one word. Compare it with the picture of your document.'
      : `Readback was not sure of ${left} words. Compare each with the picture of your document.`,
  loading: 'Loading the picture of the row...',
  loadFailed: 'What was hard to read could not be loaded. Load this page again.',
  position: (index: number, left: number) => `${index} of ${left}`,
  previous: 'Previous',
  next: 'Next',
  words: 'Words to check',
  keys: 'Enter saves. The up and down arrow keys go to another word.',
  allChecked: 'Everything that was hard to read has been checked. Thank you.',

  word: {
    readAs: 'It was read as',
    choose: 'Two readings',
    label: 'What the picture shows',
    right: 'It is right',
    correct: 'Correct',
    saving: 'Saving...',
    empty: 'Enter what the picture shows.',
    failed: 'This could not be saved.',
    cancel: 'Cancel',
  },

  saved: {
    corrected: (text: string) => `Saved: ${text}. The explanation was made again.`,
    confirmed: (text: string) => `Saved: ${text} is right.`,
    left: (left: number) => (left === 1 ? 'One word is left.' : `${left} words are left.`),
  },

  checked: {
    heading: 'What you have checked',
    corrected: (date: string, read: string) => `You corrected this on ${date}; it was read as ${read}.`,
    confirmed: (date: string) => `You checked this on ${date}.`,
    change: 'Change',
  },
} as const;
