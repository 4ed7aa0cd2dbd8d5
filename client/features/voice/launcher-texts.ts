/** The few words that stand on every page, before anything else of the voice is needed. */
export const texts = {
  open: 'Voice navigation',
  openWhileOn: 'Voice navigation, listening is on',
  notLoaded: 'Voice navigation could not be loaded. Check your connection, then reload the page.',
} as const;
