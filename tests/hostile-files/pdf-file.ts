type PdfObject = string | Buffer;

/** A PDF of these objects, numbered from 1, of which the first is the catalogue. What they say is not looked at. */
export function pdfOf(objects: readonly PdfObject[], { trailer = '' } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const starts = objects.map((object, index) => {
    const start = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return start;
  });
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}` +
        `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const stream = (content: string | Buffer, entries = ''): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

export const words = (text: string): string => `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`;

type Page = {
  content?: string | Buffer;
  contentEntries?: string;
  resources?: string;
  catalogue?: string;
  page?: string;
};

/** A PDF of one page, whose further objects are numbered from 6. */
export function onePage(
  { content = words('Sodium 140 mmol/L'), contentEntries, resources = '', catalogue = '', page = '' }: Page,
  further: readonly PdfObject[] = [],
): Buffer {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${page}
       /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    stream(content, contentEntries),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...further,
  ]);
}
