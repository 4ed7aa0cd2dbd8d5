/** Secrets of the installation. `wrapped` is their key under the master key: a new master key changes it, and none of them. */
export type SecretTables = { installation_secrets: { name: string; wrapped: Buffer; sealed: Buffer } };
