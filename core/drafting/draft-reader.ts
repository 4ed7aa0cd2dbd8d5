import type { DraftItem } from './draft.ts';

/** Reads the JSON of a draft while it comes, and gives every piece as soon as it is whole. */
export type DraftReader = {
  /** The pieces that this text completes. Throws DraftFault when it can no longer be a draft. */
  push(text: string): DraftItem[];
  /** The rest. Throws DraftFault when the answer is not a whole draft. */
  end(): DraftItem[];
};

/** The answer is not a draft, or only the beginning of one. */
export class DraftFault extends Error {
  override readonly name = 'DraftFault';
  readonly fault: 'garbage' | 'truncated';

  constructor(fault: 'garbage' | 'truncated') {
    super(fault);
    this.fault = fault;
  }
}

export function createDraftReader(): DraftReader {
  throw new Error('Not built yet.');
}
