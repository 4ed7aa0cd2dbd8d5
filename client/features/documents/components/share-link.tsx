import { Share2 } from 'lucide-react';
import type { DocumentId } from '#core/documents/medical-document.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';

/** To the page where a document of one's own is shared. */
export function ShareLink({ documentId }: { documentId: DocumentId }) {
  return (
    <LinkButton to={`/document/${documentId}/share`}>
      <Icon of={Share2} />
      {texts.detail.share}
    </LinkButton>
  );
}
