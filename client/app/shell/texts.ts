export const texts = {
  connection: 'Connection',
  offline: 'You are offline.',
  meanwhile: 'You can read on. All else needs a connection.',
} as const;
