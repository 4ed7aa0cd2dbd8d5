import { describe, expect, test } from 'vitest';
import { sniffBytes, sniffMediaType } from './sniff-media-type.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16le = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const utf16be = (text: string) => utf16le(text).swap16();
const binary = (start: string, length = 300) => Buffer.concat([latin1(start), Buffer.alloc(length)]);

describe('what is read', () => {
  test.each([
    ['a PDF', latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), 'application/pdf'],
    ['a PDF that is also a page for a browser', latin1('%PDF-1.7\n<html><script>alert(1)</script>'), 'application/pdf'],
    ['a JPEG', binary('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
    ['a JPEG with EXIF first', binary('\xff\xd8\xff\xe1'), 'image/jpeg'],
    ['a PNG', binary('\x89PNG\r\n\x1a\n'), 'image/png'],
    ['ASCII', latin1('Haemoglobin 12.9 g/dL\r\n'), 'text/plain'],
    ['UTF-8', Buffer.from('Größe 170 cm, 37 °C, β-HCG'), 'text/plain'],
    ['UTF-8 with a mark', Buffer.from('\ufeffGlucose 98'), 'text/plain'],
    ['UTF-16 little-endian', utf16le('Glucose 98 mg/dL'), 'text/plain'],
    ['UTF-16 big-endian', utf16be('Glucose 98 mg/dL'), 'text/plain'],
    ['Latin-1', latin1('Température 37,2 °C, Anämie'), 'text/plain'],
    ['a form feed between pages', latin1('Page 1\fPage 2'), 'text/plain'],
    ['the DOS end-of-file mark', latin1('The end\x1a'), 'text/plain'],
    ['values below a limit', latin1('Troponin <5 ng/L, CRP <0.6'), 'text/plain'],
    ['a note that starts with "<"', latin1('<5 ng/L troponin'), 'text/plain'],
    ['one character', latin1('x'), 'text/plain'],
  ])('%s', (_what, bytes, mediaType) => {
    expect(sniffMediaType(bytes)).toBe(mediaType);
  });

  test('text whose last character is cut by the end of the look', () => {
    const bytes = Buffer.from(`${'a'.repeat(sniffBytes - 1)}é`).subarray(0, sniffBytes);
    expect(sniffMediaType(bytes)).toBe('text/plain');
  });
});

describe('what is refused', () => {
  test.each([
    ['a PDF header that is not at the start', latin1('\n\x00%PDF-1.7')],
    ['a PDF header after blank lines', latin1('\n\n%PDF-1.7\n1 0 obj\n')],
    ['a PDF header after text', latin1('Dear reader,\r%PDF-1.4\n')],
    ['SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['SVG after a comment and a mark', Buffer.from('\ufeff<!-- a --><svg onload="x">')],
    ['XML', latin1('<?xml version="1.0"?><ClinicalDocument/>')],
    ['HTML', latin1('  <!DOCTYPE html><html>')],
    ['HTML in UTF-16', utf16le('<html><body>')],
    ['HTML further down', latin1('hello\n<script>alert(1)</script>')],
    ['RTF', latin1('{\\rtf1\\ansi')],
    ['PostScript', latin1('%!PS-Adobe-3.0')],
    ['DICOM', Buffer.concat([Buffer.alloc(128), latin1('DICM')])],
    ['DICOM with a text preamble', binary(`${'A'.repeat(128)}DICM\x02`)],
    ['DOCX', binary('PK\x03\x04\x14\0\x06')],
    ['HEIC', binary('\0\0\0\x18ftypheic')],
    ['TIFF, little-endian', binary('II*\0')],
    ['TIFF, big-endian', binary('MM\0*')],
    ['WebP', binary('RIFF\x10\0\0\0WEBPVP8 ')],
    ['GIF', latin1('GIF89a')],
    ['BMP', binary('BM\x46\0\0\0\0\0\0\0\x36')],
    ['AVIF', binary('\0\0\0\x1cftypavif')],
    ['JPEG 2000', binary('\0\0\0\x0cjP  \r\n\x87\n')],
    ['an old Word document', binary('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['a Windows program', binary('MZ\x90')],
    ['an ELF program', binary('\x7fELF')],
    ['gzip', binary('\x1f\x8b\x08')],
    ['bytes of everything', Buffer.from(Array.from({ length: 256 }, (_, at) => at))],
    ['high bytes only', Buffer.alloc(100, 0xe9)],
    ['text with a NUL', latin1('Glucose\0 98')],
    ['UTF-16 without a mark', Buffer.from('Glucose', 'utf16le')],
    ['UTF-16 with half a pair', utf16le('a\ud800b')],
  ])('%s', (_what, bytes) => {
    expect(sniffMediaType(bytes)).toBeUndefined();
  });
});
