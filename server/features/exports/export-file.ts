/** One file of an export. Bytes that come in pieces are asked for when their turn has come. */
export type ExportFile = {
  /** With `/` between safe names. */
  path: string;
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** What is packed already is not packed again. */
  isPacked?: boolean;
};

export const textFile = (path: string, text: string): ExportFile => ({ path, bytes: Buffer.from(text) });

/** In lines, since people may open it too. */
export const jsonFile = (path: string, value: unknown): ExportFile =>
  textFile(path, `${JSON.stringify(value, null, 1)}\n`);
