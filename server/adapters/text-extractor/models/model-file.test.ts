import { expect, test } from 'vitest';
import { ModelFileError, readModelFile } from './model-file.ts';
import { languageData, letterKeys, letterModel } from './model-files.ts';

test.each([['the letter model', letterModel], ['its keys', letterKeys], ...Object.entries(languageData)])(
  'finds %s in its package, byte for byte the one we measured',
  async (_name, file) => {
    await expect(readModelFile(file)).resolves.toBeInstanceOf(Uint8Array);
  },
);

test('refuses a file with other bytes and says what to do', async () => {
  const other = readModelFile({ ...letterKeys, sha256: letterModel.sha256 });

  await expect(other).rejects.toThrow(ModelFileError);
  await expect(other).rejects.toThrow(/is not the file this program was made for .* Run "npm ci" again/u);
});

test('says which file is missing', async () => {
  await expect(readModelFile({ ...letterKeys, file: 'assets/none.txt' })).rejects.toThrow(
    /assets\/none.txt is missing/u,
  );
});
