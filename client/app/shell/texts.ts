export const texts = {
  connection: 'Connection',
  offline: 'You are offline.',
  meanwhile: 'You can go on reading what is open. To open or send more, you need a connection.',
} as const;
