import { useState } from 'react';
import { HardDriveDownload, Trash2 } from 'lucide-react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import { useChangeKept } from '../hooks/use-change-kept.ts';
import { useKept } from '../hooks/use-kept.ts';
import { canKeep } from '../model/can-keep.ts';
import { KeepRoom } from './keep-room.tsx';

/** Keeps one explanation on this device, after saying what that means; or removes it. */
export function KeepButton({ interpretation }: { interpretation: Interpretation }) {
  const { data, isLoading } = useKept();
  const { keep, drop } = useChangeKept();
  const [isAsking, setAsking] = useState(false);
  if (isLoading) return <KeepRoom />;
  if (data === undefined || !canKeep()) return null;
  const ref = refOf(interpretation.documentId);
  if (data.some((kept) => kept.ref === ref)) {
    return (
      <Button onClick={() => drop.mutate(ref)}>
        <Icon of={Trash2} />
        {texts.kept}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        <Icon of={HardDriveDownload} />
        {texts.keep}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.ask.title}
        description={texts.ask.more}
        confirmLabel={texts.ask.confirm}
        isBusy={keep.isPending}
        busyLabel={texts.keeping}
        onConfirm={() => keep.mutate(interpretation, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
