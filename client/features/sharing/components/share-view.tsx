import { useQuery } from '@tanstack/react-query';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { usePrintedSheet } from '../hooks/use-printed-sheet.ts';
import { useShownKeys } from '../hooks/use-shown-keys.ts';
import { useMadeLinks } from '../smart-health-links/hooks/use-made-links.ts';
import { SmartHealthLinksSection } from '../smart-health-links/components/smart-health-links-section.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { EndAllSection } from './end-all-section.tsx';
import { NeedsAccount } from './needs-account.tsx';
import { NeedsPlan } from './needs-plan.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { SharedWithSection } from './shared-with-section.tsx';
import styles from './sharing.module.css';

type ShareViewProps = { document: MedicalDocument; documentId: number };

/** The page of a document that can be shared. Whoever may not share can still end what was shared before. */
export function ShareView({ document, documentId }: ShareViewProps) {
  const user = useCurrentUser();
  const { data: allowance, isError, isLoading } = useQuery({ ...allowanceQuery, enabled: user !== null });
  const keys = useShownKeys();
  const links = useMadeLinks();
  const { sheet, print } = usePrintedSheet();
  // Where the plan cannot be asked for, the server says no when it has to.
  const place = { documentId, canShare: allowance?.canShare ?? isError, onPrint: print };
  const forgetAll = () => {
    keys.closeAll();
    links.closeAll();
  };
  return (
    <>
      <div className={classNames(styles['sections'], sheet !== null && styles['notPrinted'])}>
        <DocumentFacts document={document} />
        {user === null ? (
          <NeedsAccount />
        ) : (
          <>
            {isLoading && <Arriving />}
            {allowance?.canShare === false && <NeedsPlan />}
            <SharedWithSection {...place} keys={keys} />
            <PrivacyNote />
            <SmartHealthLinksSection {...place} made={links} />
            <EndAllSection documentId={documentId} onEnded={forgetAll} />
          </>
        )}
      </div>
      {sheet !== null && <div className={styles['sheet']}>{sheet}</div>}
    </>
  );
}
