/** A4 is 210 x 297 mm, Letter 216 x 279 mm. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];
