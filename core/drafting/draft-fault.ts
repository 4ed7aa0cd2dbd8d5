/** The answer is not a draft, or only the beginning of one. */
export class DraftFault extends Error {
  override readonly name = 'DraftFault';
  readonly fault: 'garbage' | 'truncated';

  constructor(fault: 'garbage' | 'truncated') {
    super(fault);
    this.fault = fault;
  }
}
