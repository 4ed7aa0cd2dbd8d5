import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import styles from '../../components/sharing.module.css';
import { smartHealthLinksQuery } from '../api/smart-health-links.ts';
import type { MadeLinks } from '../hooks/use-made-links.ts';
import { linksHeadingId } from '../model.ts';
import { healthLinkTexts as words } from '../texts.ts';
import { LinkList } from './link-list.tsx';
import { MadeLinkPanel } from './made-link-panel.tsx';
import { MakeLinkDialog } from './make-link-dialog.tsx';
import { PrintedLink } from './printed-link.tsx';

type SmartHealthLinksSectionProps = {
  documentId: number;
  canShare: boolean;
  made: MadeLinks;
  onPrint: (sheet: ReactNode) => void;
};

/** The SMART Health Links of a document, those that were just made, and the way to make one. */
export function SmartHealthLinksSection({ documentId, canShare, made, onPrint }: SmartHealthLinksSectionProps) {
  const query = useQuery(smartHealthLinksQuery(documentId));
  const [isMaking, setIsMaking] = useState(false);
  const close = (linkId: number) => {
    made.close(linkId);
    // The button that was pressed goes with its link.
    document.getElementById(linksHeadingId)?.focus();
  };
  return (
    <section className={styles['section']} aria-labelledby={linksHeadingId}>
      <h2 id={linksHeadingId} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{words.what}</p>
      {canShare && (
        <div>
          <Button onClick={() => setIsMaking(true)}>
            <Icon of={QrCode} />
            {words.share}
          </Button>
        </div>
      )}
      <MakeLinkDialog documentId={documentId} isOpen={isMaking} onMade={made.add} onClose={() => setIsMaking(false)} />
      {made.shown.map((one) => (
        <MadeLinkPanel
          key={one.link.id}
          made={one}
          onPrint={() => onPrint(<PrintedLink made={one} />)}
          onClose={() => close(one.link.id)}
        />
      ))}
      <Loaded query={query} loading={words.loading} failed={words.failed}>
        {(links) =>
          links.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <LinkList links={links} documentId={documentId} onEnded={made.close} />
          )
        }
      </Loaded>
    </section>
  );
}
