import { FileDown, FileText, Printer, Volume2 } from 'lucide-react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { typeLabel } from '#core/presenting/type-label.ts';
import type { ExportPdf } from '../hooks/use-export-pdf.ts';
import { texts } from '../texts.ts';
import styles from './interpretation-view.module.css';

/** Whose interpretation this is: the type and the title of the document. */
export function InterpretationLead({ interpretation }: { interpretation: Interpretation }) {
  return (
    <span className={styles['lead']}>
      <Badge tone="info">{typeLabel(interpretation)}</Badge>
      <span>{interpretation.title}</span>
    </span>
  );
}

type InterpretationHeaderProps = {
  documentHref: string | null;
  onRead: () => void;
  onPrint: () => void;
  /** Null where a share does not give it. */
  pdf: ExportPdf | null;
};

export function InterpretationHeader({ documentHref, onRead, onPrint, pdf }: InterpretationHeaderProps) {
  return (
    <>
      {documentHref !== null && (
        <LinkButton to={documentHref}>
          <Icon of={FileText} />
          {texts.viewOriginal}
        </LinkButton>
      )}
      <Button onClick={onRead}>
        <Icon of={Volume2} />
        {texts.readAloud}
      </Button>
      {pdf !== null && (
        <>
          <Button onClick={pdf.exportPdf} isBusy={pdf.isExporting} busyLabel={texts.exportingPdf}>
            <Icon of={FileDown} />
            {texts.exportPdf}
          </Button>
          <Button onClick={onPrint}>
            <Icon of={Printer} />
            {texts.print}
          </Button>
        </>
      )}
    </>
  );
}
