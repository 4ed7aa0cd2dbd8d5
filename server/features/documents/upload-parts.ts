/** What an upload consists of, as it arrives. `bytes` must be read before the next part comes. */
export type UploadPart =
  { kind: 'field'; name: string; value: string } | { kind: 'file'; name: string; bytes: AsyncIterable<Uint8Array> };
