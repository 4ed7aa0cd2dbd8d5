import type { DocumentStage, UnreadableReason } from '#core/documents/medical-document.ts';
import { useSeenByShare } from '#client/lib/medical-documents/seen-by-share.ts';
import { unreadableTexts } from '#client/lib/medical-documents/unreadable-texts.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

const { original } = texts;

type NoTextProps = { stage: DocumentStage; reason: UnreadableReason | null };

/** Why there is no text to show: not yet, or not at all. */
export function NoText({ stage, reason }: NoTextProps) {
  const isOwner = useSeenByShare() === null;
  if (stage !== 'unreadable' && stage !== 'explained') {
    return (
      <Notice tone="info" role="status">
        <p>{original.notYet}</p>
      </Notice>
    );
  }
  const known = reason === null || !isOwner ? undefined : unreadableTexts[reason];
  return (
    <Notice tone="warning" title={original.noText}>
      <p>{original.noTextMore}</p>
      {known && (
        <>
          <p>{known.why}</p>
          <p>
            <strong>{original.whatToDo}:</strong> {known.whatToDo}
          </p>
          <LinkButton to="/upload-document">{original.uploadNew}</LinkButton>
        </>
      )}
    </Notice>
  );
}
