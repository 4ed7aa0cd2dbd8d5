// @vitest-environment node
import { expect, test } from 'vitest';
import { createHandedFiles } from './handed-files.ts';

const pdf = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });

async function hand(entries: [string, string | File][], handed = createHandedFiles()) {
  const body = new FormData();
  for (const [name, entry] of entries) body.append(name, entry);
  const request = new Request('https://readback.example/share-target', { method: 'POST', body });
  const { goOn, gone } = await handed.receive(request);
  return { handed, gone, status: goOn.status, to: goOn.headers.get('location') };
}

test('leads to the upload, and gives the files to whoever asks first', async () => {
  const { handed, gone, status, to } = await hand([['files', pdf]]);

  const [first, second] = [handed.take(), handed.take()];

  expect([status, to]).toEqual([303, '/upload-document?shared=1']);
  expect(first.map(({ name, type }) => [name, type])).toEqual([['scan.pdf', 'application/pdf']]);
  expect(second).toEqual([]);
  await gone;
});

test('makes a text file of words', async () => {
  const { handed } = await hand([
    ['title', 'Letter'],
    ['text', ' Haemoglobin 12.9 g/dL '],
  ]);

  const [file] = handed.take();

  expect([file?.name, file?.type, await file?.text()]).toEqual(['Letter.txt', 'text/plain', 'Haemoglobin 12.9 g/dL']);
});

test('forgets what nobody took when something else is handed over', async () => {
  const { handed, gone } = await hand([['files', pdf]]);

  await hand([['files', new File(['x'], 'other.txt', { type: 'text/plain' })]], handed);
  await gone;

  expect(handed.take().map(({ name }) => name)).toEqual(['other.txt']);
});

test.each([
  ['nothing', []],
  ['an empty file', [['files', new File([], 'empty.pdf')]]],
  ['a title alone', [['title', 'Letter']]],
] satisfies [string, [string, string | File][]][])(
  'says that nothing came where it was handed %s',
  async (_title, entries) => {
    const { handed, to } = await hand(entries);

    expect(to).toBe('/upload-document?shared=lost');
    expect(handed.take()).toEqual([]);
  },
);

test('says so where what was handed over cannot be read', async () => {
  const handed = createHandedFiles();
  const request = new Request('https://readback.example/share-target', { method: 'POST', body: 'no form' });

  expect((await handed.receive(request)).goOn.headers.get('location')).toBe('/upload-document?shared=lost');
});
