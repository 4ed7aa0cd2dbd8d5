import type { DocumentId, DocumentListItem } from '#core/documents/medical-document.ts';
import { CardGrid } from '#client/ui/card/card.tsx';
import { texts } from '../texts.ts';
import { DocumentCard } from './document-card.tsx';

type DocumentCardsProps = {
  documents: DocumentListItem[];
  processing: DocumentId | null | undefined;
  onInterpret: (id: DocumentId) => void;
  onDelete: (document: DocumentListItem) => void;
};

export function DocumentCards({ documents, processing, onInterpret, onDelete }: DocumentCardsProps) {
  return (
    <CardGrid aria-label={texts.list.label}>
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentCard
            document={document}
            isProcessing={processing === document.id}
            onInterpret={() => onInterpret(document.id)}
            onDelete={() => onDelete(document)}
          />
        </li>
      ))}
    </CardGrid>
  );
}
