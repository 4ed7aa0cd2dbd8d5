export const texts = {
  title: 'Keyboard shortcuts',
  on: 'Press these keys one after the other, outside fields. You can switch them off in the reading settings.',
  off: 'They are switched off now. You can switch them on in the reading settings.',
  then: 'then',
} as const;
