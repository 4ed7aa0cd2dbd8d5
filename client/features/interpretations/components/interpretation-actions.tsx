import type { ReactNode } from 'react';
import { FileDown, FileText, Printer, Volume2 } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ExportPdf } from '../hooks/use-export-pdf.ts';
import { texts } from '../texts.ts';
import styles from './interpretation-view.module.css';

type InterpretationActionsProps = {
  documentHref: string | null;
  /** Null where it stands elsewhere on the page. */
  onRead: (() => void) | null;
  onPrint: () => void;
  /** Null where a share does not give it. */
  pdf: ExportPdf | null;
  /** A way to keep it on this device, where there is one. */
  keeping: ReactNode;
};

/** What can be done with an interpretation: above it where there is room, else after it, so that the message is near. */
export function InterpretationActions({ documentHref, onRead, onPrint, pdf, keeping }: InterpretationActionsProps) {
  return (
    <div className={styles['actions']}>
      {documentHref !== null && (
        <LinkButton to={documentHref}>
          <Icon of={FileText} />
          {texts.viewOriginal}
        </LinkButton>
      )}
      {pdf !== null && (
        <Button onClick={pdf.exportPdf} isBusy={pdf.isExporting} busyLabel={texts.exportingPdf}>
          <Icon of={FileDown} />
          {texts.exportPdf}
        </Button>
      )}
      {onRead !== null && (
        <Button onClick={onRead}>
          <Icon of={Volume2} />
          {texts.readAloud}
        </Button>
      )}
      {pdf !== null && (
        <>
          <Button onClick={onPrint}>
            <Icon of={Printer} />
            {texts.print}
          </Button>
          {keeping}
        </>
      )}
    </div>
  );
}
