export const texts = {
  region: 'From another app',
  lost: 'Nothing arrived from the other app',
  lostMore: 'Please share it once more, or choose the file here.',
} as const;
