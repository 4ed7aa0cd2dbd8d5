import type { Pdfium } from './pdfium.ts';

const settingsBytes = 256; // more than the callbacks of a form need; none of them is set

/**
 * Makes what was typed into a form part of its page, also where the file does not say how the values look. Programs in the form are
 * not run: this PDFium has no way to.
 */
export function showFormValues(pdfium: Pdfium, document: number, page: number): void {
  if (pdfium.call('FPDF_GetFormType', document) === 0) return;
  pdfium.withBytes(settingsBytes, (settings) => {
    pdfium.memory().fill(0, settings, settings + settingsBytes);
    pdfium.memory()[settings] = 2; // the version of the settings
    const form = pdfium.call('FPDFDOC_InitFormFillEnvironment', document, settings);
    const handle = pdfium.call('FPDF_LoadPage', document, page - 1);
    if (handle !== 0) {
      pdfium.call('FORM_OnAfterLoadPage', handle, form);
      pdfium.call('FPDFPage_Flatten', handle, 0);
      pdfium.call('FORM_OnBeforeClosePage', handle, form);
      pdfium.call('FPDF_ClosePage', handle);
    }
    pdfium.call('FPDFDOC_ExitFormFillEnvironment', form);
  });
}
