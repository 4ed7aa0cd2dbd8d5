export const texts = {
  updated: 'Last updated: April 14, 2025',
  summary: 'In short',
  contents: 'On this page',
  print: 'Print This Page',
} as const;
