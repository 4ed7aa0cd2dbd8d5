import { use, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { useReadAloud } from '#client/lib/heard-page/use-read-aloud.ts';
import type { AiSlots } from '#client/lib/medical-documents/ai-slots.ts';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { KeepingContext } from '#client/lib/medical-documents/keeping-slot.ts';
import { mayBy, SeenByShareContext } from '#client/lib/medical-documents/seen-by-share.ts';
import { sourceInAddress } from '#client/lib/medical-documents/source-in-address.ts';
import type { VisitSlots } from '#client/lib/medical-documents/visit-slots.ts';
import { Page } from '#client/ui/page/page.tsx';
import { OpenSourceProvider } from '../hooks/use-open-source.tsx';
import { PaperProvider } from '../hooks/use-paper.tsx';
import { useDrawnWords } from '../hooks/use-drawn-words.ts';
import { useExportPdf } from '../hooks/use-export-pdf.ts';
import { useIsNarrow } from '../hooks/use-is-narrow.ts';
import { usePrinting } from '../hooks/use-printing.ts';
import { useReadingView } from '../hooks/use-reading-view.ts';
import { langOf } from '../hooks/use-told-texts.ts';
import { useTold } from '../hooks/use-told.ts';
import { packOf } from '../language-pack.ts';
import { pointedSentence, sectionInAddress } from '../model/pointed-sentence.ts';
import { texts } from '../texts.ts';
import { InterpretationActions } from './interpretation-actions.tsx';
import { InterpretationLead } from './interpretation-lead.tsx';
import styles from './interpretation-view.module.css';
import { PrintedSheet } from './later-parts.tsx';
import { LivingWords } from './living-words.tsx';

export type InterpretationViewProps = {
  interpretation: Interpretation;
  /** Where the API keeps it, such as `/api/interpretations/7`: there it is told in other words too. */
  address: string;
  /** A sample belongs to nobody: no feedback, no original document, no AI provider, and a notice that says so. */
  isSample?: boolean;
  checking?: Checking | null;
  ai?: AiSlots | null;
  visit?: VisitSlots | null;
  /** By which share it is seen. */
  banner?: ReactNode;
};

export function InterpretationView({ interpretation: standard, address, ...more }: InterpretationViewProps) {
  const { isSample = false, banner = null, visit = null } = more;
  const { share = null } = standard;
  // What an owner decides is not offered to those they share with.
  const { checking = null, ai = null } = share === null ? more : {};
  const drawKeeping = use(KeepingContext);
  const location = useLocation();
  const [pointed] = useState(() =>
    pointedSentence(standard.sentences, sourceInAddress(location), sectionInAddress(location)),
  );
  const { part, print } = usePrinting(visit?.Printed);
  const view = useReadingView();
  // The choice shows at once, and the text of the document follows when it is drawn.
  const isBeside = useDeferredValue(view.hasRoom && view.isOriginalShown);
  const told = useTold(standard, address, isSample);
  const drawn = useDrawnWords(told);
  const { text, title, documentId, source, language = 'en' } = drawn.words;
  // In another language, definitions that nobody wrote anew stay as they are.
  const { medicalTerminology } = standard;
  const english = useMemo(() => new Set(medicalTerminology.map(({ definition }) => definition)), [medicalTerminology]);
  const pdf = useExportPdf(isSample ? `${address}/pdf` : `/api/medical-documents/${documentId}/pdf`, told.choice);
  const readAloud = useReadAloud();
  const isNarrow = useIsNarrow();
  const mayExport = mayBy(share, 'download');
  const documentHref = isSample ? null : `/document/${documentId}`;
  // Only what was read from a picture can have been read wrongly.
  const paperRef: DocumentRef | null = isSample || !source.ocr ? null : refOf(documentId);
  const actions = (
    <InterpretationActions
      documentHref={documentHref}
      onRead={isNarrow ? null : readAloud}
      onPrint={() => print('everything')}
      pdf={mayExport ? pdf : null}
      // What belongs to somebody else is not kept.
      keeping={!isSample && share === null && drawKeeping?.(standard)}
    />
  );
  return (
    <SeenByShareContext value={share}>
      <PaperProvider documentRef={paperRef} interpretation={drawn.words}>
        <OpenSourceProvider {...{ text, documentHref, pointed, language, english, isBeside }}>
          <Page
            width={isBeside ? 'wide' : 'content'}
            title={part === null ? texts.title : title}
            windowTitle={`${texts.title}: ${title}`}
            lead={
              part === null ? (
                <InterpretationLead interpretation={drawn.words} />
              ) : (
                <span lang={langOf(language)}>{packOf(language).texts.title}</span>
              )
            }
            actions={!isNarrow && actions}
          >
            {banner}
            {/* Out of sight while it is printed, so that everything is as it was afterwards. */}
            <div hidden={part !== null}>
              <LivingWords
                told={told}
                drawn={drawn}
                address={address}
                pointed={pointed}
                isSample={isSample}
                checking={paperRef === null ? null : checking}
                ai={ai}
                visit={visit}
                onPrint={print}
                view={view}
                isBeside={isBeside}
                exportPdf={mayExport ? pdf.exportPdf : null}
                onRead={isNarrow ? readAloud : null}
                after={isNarrow && actions}
              />
            </div>
            {part !== null && (
              <div className={styles['view']}>
                <PrintedSheet interpretation={drawn.words} part={part} visit={visit} />
              </div>
            )}
          </Page>
        </OpenSourceProvider>
      </PaperProvider>
    </SeenByShareContext>
  );
}
