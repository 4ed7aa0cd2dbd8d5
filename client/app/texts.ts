export const texts = {
  broken: {
    title: 'This page could not be shown',
    wrong: 'Something went wrong on this page.',
    whatHelps: 'Load the page again. If that does not help, go to the home page.',
    offline: 'You are offline.',
    whenOnline: 'This page has not been loaded yet. Load it again when you have a connection.',
    reload: 'Load the page again',
    home: 'Go to the home page',
  },
} as const;
