import { expect, test } from 'vitest';
import { openDocument } from './open-document.ts';
import { pdf, table, type Pdf } from './sample-pdfs.test-helper.ts';
import { carriedThings } from './warnings.ts';

async function notesOf(draw: (page: Pdf) => void): Promise<string[]> {
  const bytes = await pdf(draw);
  const file = openDocument(bytes);
  const notes = await carriedThings(await file.document, bytes);
  await file.close();
  return notes.map(({ text }) => text);
}

test('a report carries nothing', async () => {
  expect(await notesOf(table)).toEqual([]);
});

test('a program that starts when the file is opened is named', async () => {
  const notes = await notesOf((page) => {
    table(page);
    page.addNamedJavaScript('hello', 'app.alert("hello")');
  });
  expect(notes).toEqual([expect.stringContaining('carries a small program')]);
});

test('a file inside the file is named', async () => {
  const notes = await notesOf((page) => {
    table(page);
    page.file(Buffer.from('x'), { name: 'letter.docx' });
  });
  expect(notes).toEqual([expect.stringContaining('another file inside')]);
});

test('a call of another program is named', async () => {
  const notes = await notesOf((page) => {
    table(page);
    const link = { Type: 'Annot', Subtype: 'Link', A: { S: 'Launch', F: new String('calc.exe') } };
    page.annotate(40, 40, 90, 20, link);
  });
  expect(notes).toEqual([expect.stringContaining('open another program')]);
});
