import pairs from './told-and-printed.json' with { type: 'json' };

/** What a sentence may say only where the document prints the like. */
export type ToldAndPrinted = { said: RegExp; printed: RegExp };

export const toldAndPrinted = (of: keyof typeof pairs, flags = 'i'): readonly ToldAndPrinted[] =>
  pairs[of].map(({ said, printed }) => ({ said: new RegExp(said, flags), printed: new RegExp(printed, 'i') }));
