/** Binds a ciphertext to what it is: compared on opening, so that one document's blob never opens as another's. */
export type EncryptionContext = Readonly<Record<string, string>>;

/** A data key of one document. `wrapped` is what the database keeps; deleting it is erasure. */
export type DocumentKey = { id: string; wrapped: Uint8Array };

export type KeyRing = {
  createKey(context: EncryptionContext): Promise<DocumentKey>;
  encrypt(key: DocumentKey, context: EncryptionContext, plain: Uint8Array): Promise<Uint8Array>;
  /** Throws AppError('storage.damaged') when the bytes, the key or the context do not fit. */
  decrypt(key: DocumentKey, context: EncryptionContext, sealed: Uint8Array): Promise<Uint8Array>;
  encryptStream(
    key: DocumentKey,
    context: EncryptionContext,
    plain: AsyncIterable<Uint8Array>,
  ): AsyncIterable<Uint8Array>;
};
