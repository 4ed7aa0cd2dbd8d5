import { expect, test } from 'vitest';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import type { PageKind } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import { maxSuggestBytes } from '#core/documents/type-suggestion.ts';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { plainExtractor } from '#tests/support/document-server.ts';
import type { Explainer } from '../../ports/explainer.ts';
import type { TextExtractor } from '../../ports/text-extractor.ts';
import { createSuggestType } from './suggest-type.ts';
import type { UploadPart } from './upload-parts.ts';

const explainer: Explainer = { explain: async (input) => explainDocument(input, loadKnowledge()) };

const setup = (extractor: TextExtractor = createTextExtractor()) => createSuggestType({ extractor, explainer });

async function* fileOf(content: string | Uint8Array, name = 'file'): AsyncGenerator<UploadPart> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  yield {
    kind: 'file',
    name,
    bytes: (async function* () {
      yield bytes;
    })(),
  };
}

test.each([
  ['LIPID PANEL\nTotal cholesterol 212 mg/dL (<200) H\nHDL 51 mg/dL (>40)\nLDL 130 mg/dL (<100) H', 'lab_result'],
  ['MRI LUMBAR SPINE WITHOUT CONTRAST\nFINDINGS: Disc bulge at L4-L5.\nIMPRESSION: Mild stenosis at L4-L5.', 'imaging'],
])('suggests the type of %j', async (text, documentType) => {
  expect(await setup()('ana', fileOf(text))).toMatchObject({ documentType, isMedical: true });
});

test('says what is not medical', async () => {
  const invoice = 'INVOICE 2291\nGarden chairs, 4 pieces 240.00\nShipping 12.00\nTotal due 252.00';

  expect(await setup()('ana', fileOf(invoice))).toMatchObject({ documentType: 'other', isMedical: false });
});

test.each([
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3])],
  ['a picture that cannot be read', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
])('has no suggestion for %s', async (_, bytes) => {
  expect(await setup()('ana', fileOf(bytes))).toBeNull();
});

/** Reads every file as these words on one page of this kind, and notes whether it was asked to recognise. */
function readingAs(text: string, kind: PageKind) {
  const asked: (boolean | undefined)[] = [];
  const page = { number: 1, kind, width: 1, height: 1, turn: 0, hasPicture: false, problem: null, words: [] } as const;
  const extractor: TextExtractor = {
    ...plainExtractor,
    extract: async (_file, { recognise } = {}) => {
      asked.push(recognise);
      const source = { kind: 'pdf', pages: 1, ocr: false, confidence: null } as const;
      const span: Span = [0, text.length];
      const layout = { pages: [{ ...page, span, words: [] }] };
      return { outcome: 'read', text, source, notes: [], layout };
    },
  };
  return { suggest: setup(extractor), asked };
}

test('leaves pictures of words unread, which takes seconds a page, and has no suggestion for a scan', async () => {
  const { suggest, asked } = readingAs(' \n', 'scan');

  expect(await suggest('ana', fileOf('%PDF-1.7'))).toBeNull();
  expect(asked).toEqual([false]);
});

test.each<[string, PageKind, boolean | undefined]>([
  ['printed', 'text', false],
  ['with a picture that was not read', 'mixed', undefined],
])('of a page %s (%s) it says that it is medical: %s', async (_what, kind, isMedical) => {
  const { suggest } = readingAs('INVOICE 2291\nGarden chairs, 4 pieces 240.00\nTotal due 252.00', kind);
  expect((await suggest('ana', fileOf('%PDF-1.7')))?.isMedical).toBe(isMedical);
});

test('suggests the type by what is printed beside a picture', async () => {
  const { suggest } = readingAs('LIPID PANEL\nHDL 51 mg/dL (>40)\nLDL 130 mg/dL (<100) H', 'mixed');
  expect(await suggest('ana', fileOf('%PDF-1.7'))).toMatchObject({ documentType: 'lab_result', isMedical: true });
});

test('has no suggestion when the reader breaks', async () => {
  const suggest = setup({ ...plainExtractor, extract: () => Promise.reject(new Error('broken')) });

  expect(await suggest('ana', fileOf('Hb 12.9 g/dL'))).toBeNull();
});

test('leaves without a suggestion a second one of somebody, and a third of all, while others are being read', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const suggest = setup({
    ...plainExtractor,
    extract: async () => {
      await promise;
      return { outcome: 'unreadable', reason: 'damaged' };
    },
  });

  const first = [suggest('ana', fileOf('Hb 12.9 g/dL')), suggest('bo', fileOf('Hb 12.9 g/dL'))];

  expect(await suggest('ana', fileOf('Hb 12.9 g/dL'))).toBeNull();
  expect(await suggest('cy', fileOf('Hb 12.9 g/dL'))).toBeNull();
  resolve('read');
  expect(await Promise.all(first)).toEqual([null, null]);
});

test.each([
  ['a file that is too large', () => fileOf(new Uint8Array(maxSuggestBytes + 1)), 'upload.too_large'],
  ['a file under another name', () => fileOf('x', 'other'), 'request.invalid'],
  ['no file', async function* () {}, 'upload.file_missing'],
])('refuses %s', async (_, parts, code) => {
  await expect(setup()('ana', parts())).rejects.toMatchObject({ code });
});
