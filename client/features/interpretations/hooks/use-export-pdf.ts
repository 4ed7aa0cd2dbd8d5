import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TellingChoice } from '#core/documents/telling.ts';
import { errorText } from '#client/lib/error-text.ts';
import { startDownload } from '#client/lib/start-download.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { makePdf } from '../api/make-pdf.ts';
import { paperAtHome } from '../model/paper-at-home.ts';
import { pdfTexts } from '../pdf-texts.ts';

export type ExportPdf = { exportPdf: () => void; isExporting: boolean };

/** Has the PDF made of the words that are chosen, and fetches it; `address` is where it is asked for. Toasts tell how it went. */
export function useExportPdf(address: string, choice: TellingChoice): ExportPdf {
  const { show } = useToast();
  const isUnderWay = useRef(false);
  const { mutate, isPending: isExporting } = useMutation({
    // Without a network it fails at once, instead of waiting for one in silence.
    networkMode: 'always',
    mutationFn: () => makePdf(address, { ...choice, paper: paperAtHome(navigator.language), timeZone: timeZoneHere() }),
    onSuccess: ({ pdfPath }) => {
      startDownload(pdfPath);
      show({ tone: 'success', title: pdfTexts.done, description: pdfTexts.doneMore });
    },
    onError: (error) =>
      show({ tone: 'error', title: pdfTexts.failed, description: errorText(error, pdfTexts.failedMore) }),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const exportPdf = () => {
    // Not what was drawn last: a button and a voice may both ask before the next drawing.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate();
  };
  return { exportPdf, isExporting };
}

/** By which the days of the page are told. */
const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
