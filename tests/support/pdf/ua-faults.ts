import { contentFaults } from './content-faults.ts';
import { elementFaults } from './element-faults.ts';
import { fontFaults } from './font-faults.ts';
import { linkFaults } from './link-faults.ts';
import { openPdf, type PdfFile } from './pdf-objects.ts';

/**
 * What a PDF has against the rules of PDF/UA-1 (ISO 14289-1) that a program can check, after the Matterhorn Protocol 1.1. Whether the words
 * are the right ones only people can tell.
 */
export function uaFaults(bytes: Uint8Array): string[] {
  const pdf = openPdf(bytes);
  return [
    ...fileFaults(pdf, bytes),
    ...elementFaults(pdf),
    ...contentFaults(pdf),
    ...fontFaults(pdf),
    ...linkFaults(pdf),
  ];
}

/** Checkpoints 05 to 07, 11, 26 and 27: what the file says of itself. */
function fileFaults(pdf: PdfFile, bytes: Uint8Array): string[] {
  const root = pdf.dict(pdf.trailer['Root']);
  const metadata = pdf.stream(root['Metadata'])?.bytes.toString('utf8') ?? '';
  const title = /<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">([^<]*)</.exec(metadata)?.[1] ?? '';
  const isTrue = (value: unknown) => JSON.stringify(value) === '{"kind":"word","text":"true"}';
  const rules: [holds: boolean, fault: string][] = [
    [Buffer.from(bytes.slice(0, 8)).toString() === '%PDF-1.7', 'The version is not 1.7.'],
    [/<pdfuaid:part>\s*1\s*</.test(metadata), 'The metadata do not name PDF/UA-1.'],
    [title.trim() !== '', 'The metadata have no title.'],
    [!/&(?!amp;|lt;|gt;|quot;|#)/.test(metadata), 'The metadata are no XML.'],
    [root['Lang']?.kind === 'text' && /^[a-z]{2}(-[A-Z]{2})?$/.test(root['Lang'].text), 'The file has no language.'],
    [isTrue(pdf.dict(root['MarkInfo'])['Marked']), 'The file is not marked as tagged.'],
    [!isTrue(pdf.dict(root['MarkInfo'])['Suspects']), 'The tags are suspect.'],
    [isTrue(pdf.dict(root['ViewerPreferences'])['DisplayDocTitle']), 'The title is not shown.'],
    [pdf.dict(root['Outlines'])['First'] !== undefined, 'There are no bookmarks.'],
    [pdf.trailer['Encrypt'] === undefined, 'The file is encrypted.'],
    [root['AcroForm'] === undefined && root['OpenAction'] === undefined, 'The file does something by itself.'],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}
