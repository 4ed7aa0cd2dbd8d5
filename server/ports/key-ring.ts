/** Says what a ciphertext is, such as `{ part: 'title' }`: compared on opening, so that one part never opens as another. */
export type EncryptionContext = Readonly<Record<string, string>>;

/** The data key of one document, `id` being the document's. `wrapped` is what the database keeps; deleting it is erasure. */
export type DocumentKey = Readonly<{ id: string; wrapped: Uint8Array }>;

/**
 * Encryption at rest. Every ciphertext is bound to its key's id and its context; opening anything that was changed,
 * cut, moved or sealed under another key fails with AppError('storage.damaged').
 */
export type KeyRing = {
  createKey(id: string): Promise<DocumentKey>;
  encrypt(key: DocumentKey, context: EncryptionContext, plain: Uint8Array): Promise<Uint8Array>;
  decrypt(key: DocumentKey, context: EncryptionContext, sealed: Uint8Array): Promise<Uint8Array>;
  /** Holds one frame of 128 KiB at a time. An error of the source is passed on as it is. */
  encryptStream(
    key: DocumentKey,
    context: EncryptionContext,
    plain: AsyncIterable<Uint8Array>,
  ): AsyncIterable<Uint8Array>;
  /** Every frame is verified before it is given out; a missing end, and what was appended, is noticed only at the end. */
  decryptStream(
    key: DocumentKey,
    context: EncryptionContext,
    sealed: AsyncIterable<Uint8Array>,
  ): AsyncIterable<Uint8Array>;
};

/** What a new master key asks for. Apart from the ring, since nothing but the rotation does it. */
export type KeyRewrapper = {
  /**
   * The same key under the present master key; undefined when that is what wraps it already. Throws AppError('storage.damaged') when no
   * master key that is known opens it.
   */
  rewrap(key: DocumentKey): Promise<DocumentKey | undefined>;
};
