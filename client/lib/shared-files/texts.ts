export const texts = {
  region: 'From another app',
  lost: 'Nothing arrived from the other app',
  lostMore: 'Please share it once more, or choose the file here.',
  refused: 'What you shared was not added',
  refusedMore: 'Nothing was sent. Share it once more when you can upload again.',
} as const;
