/** Whose work something is. What everybody shares is shared out by owner: an owner with many tasks waits, and others do not. */
export type OnBehalf = {
  /** The owner of the document, or who asks where there is none. */
  owner: string;
  /** Fires when the answer is no longer wanted. */
  signal?: AbortSignal | undefined;
};
