export const pdfTexts = {
  done: 'PDF Generated Successfully',
  doneMore: 'Your medical document has been exported as a PDF',
  failed: 'PDF Generation Failed',
  failedMore: 'Failed to generate PDF report',
} as const;
