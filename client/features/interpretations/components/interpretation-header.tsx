import { useId, useState, type ReactNode } from 'react';
import { FileDown, FileText, Printer, Volume2 } from 'lucide-react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { classNames } from '#client/lib/class-names.ts';
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
  /** A way to keep it on this device, where there is one. */
  keeping: ReactNode;
};

/** What can be done with an interpretation. On a phone what is asked for less stands behind one button, so that the message is near. */
export function InterpretationHeader({ documentHref, onRead, onPrint, pdf, keeping }: InterpretationHeaderProps) {
  const read = (
    <Button onClick={onRead}>
      <Icon of={Volume2} />
      {texts.readAloud}
    </Button>
  );
  return (
    <div className={styles['actions']}>
      {documentHref !== null && (
        <LinkButton to={documentHref}>
          <Icon of={FileText} />
          {texts.viewOriginal}
        </LinkButton>
      )}
      {pdf === null ? (
        read
      ) : (
        <>
          <Button onClick={pdf.exportPdf} isBusy={pdf.isExporting} busyLabel={texts.exportingPdf}>
            <Icon of={FileDown} />
            {texts.exportPdf}
          </Button>
          <MoreActions>
            {read}
            <Button onClick={onPrint}>
              <Icon of={Printer} />
              {texts.print}
            </Button>
            {keeping}
          </MoreActions>
        </>
      )}
    </div>
  );
}

/** Opens on a phone; elsewhere all of it is in sight. */
function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles['opener']}>
        <Button
          isWide
          aria-label={texts.moreToDo}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.more}
        </Button>
      </div>
      <div id={id} className={classNames(styles['more'], isOpen && styles['open'])}>
        {children}
      </div>
    </>
  );
}
