/** Whose work something is. What everybody shares is shared out by owner: one who asks for much waits, and others do not. */
export type OnBehalf = {
  /** Whoever owns the document, or asks where there is none. */
  owner: string;
  /** Fires when the answer is no longer wanted. */
  signal?: AbortSignal | undefined;
};
