import { fileURLToPath } from 'node:url';
import { PDFiumModule } from '@hyzyla/pdfium';

/** Functions of PDFium as its C headers name them. Addresses, flags and answers are numbers. */
export type Pdfium = {
  call: (name: string, ...values: number[]) => number;
  /** The memory of the module as it is now: it moves when it grows, so take it anew after every call. */
  memory: () => Uint8Array<ArrayBufferLike>;
  /** Runs with so many bytes of the module's memory, and gives them back. Throws PdfiumError when there are none left. */
  withBytes: <Result>(size: number, run: (address: number) => Result) => Result;
};

export class PdfiumError extends Error {
  override readonly name = 'PdfiumError';
}

let loading: Promise<Pdfium> | undefined;

// What it prints could hold words of a document.
const settings = {
  locateFile: () => fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')),
  print: () => undefined,
  printErr: () => undefined,
};

/** PDFium is loaded when the first page has to be drawn, and once in a process. */
export const loadPdfium = (): Promise<Pdfium> => (loading ??= load());

async function load(): Promise<Pdfium> {
  const module = await PDFiumModule(settings);
  const { malloc, free } = module.wasmExports;
  const exported: Readonly<Record<string, unknown>> = module.wasmExports;
  module._FPDF_InitLibraryWithConfig({ version: 2 });
  return {
    call(name, ...values) {
      const found = exported[name];
      if (!isNumeric(found)) throw new PdfiumError(`PDFium has no ${name}.`);
      return found(...values);
    },
    memory: () => module.HEAPU8,
    withBytes(size, run) {
      const address = malloc(size);
      if (address === 0) throw new PdfiumError('PDFium has no memory left.');
      try {
        return run(address);
      } finally {
        free(address);
      }
    },
  };
}

const isNumeric = (value: unknown): value is (...values: number[]) => number => typeof value === 'function';

/** So many four-byte numbers of the module's memory. */
export const floatsAt = ({ memory }: Pdfium, address: number, count: number): Float32Array =>
  new Float32Array(memory().slice(address, address + 4 * count).buffer);
export const wordsAt = ({ memory }: Pdfium, address: number, count: number): Uint32Array =>
  new Uint32Array(memory().slice(address, address + 4 * count).buffer);
