import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A file that an npm package brings: `beside` is something the package lets us resolve, `file` is relative to its folder. */
export type ModelFile = { beside: string; file: string; sha256: string };

/** A model that is missing or not the one this program was measured with: nothing may be recognised with it. */
export class ModelFileError extends Error {
  override readonly name = 'ModelFileError';
}

const resolve = createRequire(import.meta.url).resolve;

/** The bytes of a model, read from disk and never from the network. Throws a ModelFileError when they are not the expected ones. */
export async function readModelFile({ beside, file, sha256 }: ModelFile): Promise<Uint8Array> {
  const bytes = await readPackageFile(beside, file);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) {
    throw new ModelFileError(
      `${beside}: ${file} is not the file this program was made for (SHA-256 ${found}). Run "npm ci" again.`,
    );
  }
  return bytes;
}

/** The folder of a model that an engine opens itself, once its bytes were verified. */
export async function verifiedFolder(model: ModelFile): Promise<string> {
  await readModelFile(model);
  return path.dirname(pathOf(model));
}

const pathOf = ({ beside, file }: Pick<ModelFile, 'beside' | 'file'>): string =>
  path.join(path.dirname(resolve(beside)), file);

async function readPackageFile(beside: string, file: string): Promise<Uint8Array> {
  try {
    return await readFile(pathOf({ beside, file }));
  } catch (error) {
    throw new ModelFileError(`${beside}: ${file} is missing. Run "npm ci" again.`, { cause: error });
  }
}
