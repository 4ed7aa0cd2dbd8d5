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

/** A list of any length, one value a line. */
export const jsonListFile = (path: string, values: AsyncIterable<unknown>): ExportFile => ({
  path,
  bytes: inLines(values),
});

async function* inLines(values: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const value of values) {
    yield Buffer.from(before + JSON.stringify(value));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}
