/** A picture in JPEG with three colours. */
export type Picture = { jpeg: Blob; width: number; height: number };

const pageWidth = 595; // points, as wide as A4; the height follows the picture
const encoder = new TextEncoder();

/** A PDF of pictures, each filling a page of its own shape. It holds nothing but the pictures: no date, no place, no names. */
export function picturePdf(pictures: Picture[]): Blob {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Blob) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    length += bytes instanceof Blob ? bytes.size : bytes.length;
    parts.push(bytes);
  };
  const addObject = (body: string, stream?: Blob) => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n${body}\n`);
    if (stream !== undefined) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  };

  add('%PDF-1.4\n');
  addObject('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pictures.map((_, index) => `${firstOf(index)} 0 R`).join(' ');
  addObject(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`);
  pictures.forEach((picture, index) => addPage(addObject, picture, firstOf(index)));

  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

// Objects 1 and 2 are the catalogue and the list of pages; each page takes three.
const firstOf = (index: number) => 3 + index * 3;

type AddObject = (body: string, stream?: Blob) => void;

function addPage(addObject: AddObject, { jpeg, width, height }: Picture, page: number): void {
  const pageHeight = Number(((pageWidth * height) / width).toFixed(2));
  const content = new Blob([`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Picture Do Q`]);
  addObject(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${page + 1} 0 R ` +
      `/Resources << /XObject << /Picture ${page + 2} 0 R >> >> >>`,
  );
  addObject(`<< /Length ${content.size} >>`, content);
  addObject(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.size} >>`,
    jpeg,
  );
}
