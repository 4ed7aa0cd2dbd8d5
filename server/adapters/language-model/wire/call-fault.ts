import type { ModelFault } from '#server/ports/language-model.ts';

/** What of a request a server does not know, so that it can be asked again without it. */
export type Complaint = 'format' | 'reasoning';

/** `canEase`: the same can be asked again in an easier way. `hasAnswered`: the model said something, of whatever kind. */
export type Verdict = {
  fault: ModelFault;
  status?: number | undefined;
  complaint?: Complaint | undefined;
  canEase?: boolean;
  hasAnswered?: boolean;
};

/** Why a call failed. It has no message and no cause on purpose: theirs may quote the document. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super(verdict.fault);
    this.verdict = verdict;
  }
}
