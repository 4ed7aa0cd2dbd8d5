export const texts = {
  title: 'Profile',
  lead: 'Your account, your plan and everything that is kept for you.',
  contents: 'On this page',
  failed: 'Parts of this page could not be loaded.',
} as const;
