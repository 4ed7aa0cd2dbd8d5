/** One record sealed under the master key. What opens it opens everything else. */
export type KeyCanaryTable = { id: number; wrapped: Buffer; sealed: Buffer };

export type KeyRingTables = { key_canary: KeyCanaryTable };
