import type { Turn } from '#core/documents/page-layout.ts';
import sharp from 'sharp';
import type { Grey } from '../picture/grey.ts';
import { drawnObjects, type DrawnObject } from './drawn-objects.ts';
import { showFormValues } from './form-appearance.ts';
import { loadPdfium, PdfiumError, type Pdfium } from './pdfium.ts';

/** A PDF whose pages can be drawn. Pages count from 1; sizes are points of the page as it is shown. Everything throws PdfiumError. */
export type Drawing = {
  pages: number;
  sizeOf: (page: number) => { width: number; height: number };
  objectsOf: (page: number) => DrawnObject[];
  /** The page in grey. The resolution is lowered where the page would have more than 12 megapixels. */
  drawGrey: (page: number, dpi: number) => Promise<Grey>;
  /** The page in colour with its form values, turned clockwise, as WebP for people to look at. */
  drawShown: (page: number, turn: Turn) => Promise<Uint8Array>;
  close: () => void;
};

const mostPixels = 12_000_000;
/** The largest picture that is unpacked for a page. */
export const mostPicturePixels = 100_000_000;
const shownDpi = 110;
const bitmap = { grey: { format: 1, bytes: 1 }, colour: { format: 3, bytes: 4 } } as const;
const flags = { annotations: 0x01, grey: 0x08, rgb: 0x10 } as const;

/** Opens a PDF for drawing; its bytes are copied. */
export async function openForDrawing(bytes: Uint8Array): Promise<Drawing> {
  const pdfium = await loadPdfium();
  const file = copied(pdfium, bytes);
  const document = pdfium.call('FPDF_LoadMemDocument', file, bytes.length, 0);
  if (document === 0) {
    pdfium.call('free', file);
    throw new PdfiumError('PDFium cannot open the file.');
  }
  const onPage = <Result>(page: number, run: (handle: number) => Result): Result => {
    const handle = pdfium.call('FPDF_LoadPage', document, page - 1);
    if (handle === 0) throw new PdfiumError('PDFium cannot open the page.');
    try {
      return run(handle);
    } finally {
      pdfium.call('FPDF_ClosePage', handle);
    }
  };
  return {
    pages: pdfium.call('FPDF_GetPageCount', document),
    sizeOf: (page) => onPage(page, (handle) => sizeOf(pdfium, handle)),
    objectsOf: (page) => onPage(page, (handle) => drawnObjects(pdfium, handle)),
    drawGrey: async (page, dpi) => onPage(page, (handle) => draw(pdfium, handle, dpi, bitmap.grey)),
    async drawShown(page, turn) {
      onPage(page, (handle) => refuseHugePictures(drawnObjects(pdfium, handle)));
      showFormValues(pdfium, document, page);
      const { pixels, width, height } = onPage(page, (handle) => draw(pdfium, handle, shownDpi, bitmap.colour));
      const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
      return picture.rotate(turn).webp({ quality: 80 }).toBuffer();
    },
    close() {
      pdfium.call('FPDF_CloseDocument', document);
      pdfium.call('free', file);
    },
  };
}

/** One such picture takes minutes to unpack. */
function refuseHugePictures(objects: readonly DrawnObject[]): void {
  const pixels = objects.map((object) => (object.kind === 'picture' ? object.pixels.width * object.pixels.height : 0));
  if (pixels.some((count) => count > mostPicturePixels)) throw new PdfiumError('A picture of the page is too large.');
}

function copied(pdfium: Pdfium, bytes: Uint8Array): number {
  const address = pdfium.call('malloc', bytes.length);
  if (address === 0) throw new PdfiumError('PDFium has no memory left.');
  pdfium.memory().set(bytes, address);
  return address;
}

const sizeOf = (pdfium: Pdfium, page: number): { width: number; height: number } => ({
  width: pdfium.call('FPDF_GetPageWidthF', page),
  height: pdfium.call('FPDF_GetPageHeightF', page),
});

/** Draws a page on white, one or four bytes a pixel. */
function draw(pdfium: Pdfium, page: number, dpi: number, { format, bytes }: { format: number; bytes: number }): Grey {
  const size = sizeOf(pdfium, page);
  const scale = Math.min(dpi / 72, Math.sqrt(mostPixels / (size.width * size.height)));
  const width = Math.max(1, Math.floor(size.width * scale));
  const height = Math.max(1, Math.floor(size.height * scale));
  const stride = width * bytes;
  const look = flags.annotations | (bytes === 1 ? flags.grey : flags.rgb);
  return pdfium.withBytes(stride * height, (address) => {
    const target = pdfium.call('FPDFBitmap_CreateEx', width, height, format, address, stride);
    if (target === 0) throw new PdfiumError('PDFium cannot make the picture.');
    pdfium.call('FPDFBitmap_FillRect', target, 0, 0, width, height, 0xffffffff);
    pdfium.call('FPDF_RenderPageBitmap', target, page, 0, 0, width, height, 0, look);
    pdfium.call('FPDFBitmap_Destroy', target);
    return { pixels: pdfium.memory().slice(address, address + stride * height), width, height };
  });
}
