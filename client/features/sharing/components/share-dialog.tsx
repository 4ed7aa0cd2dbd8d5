import { useRef } from 'react';
import type { ShareKeys } from '#core/sharing/share.ts';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { keysHeadingId } from '../model/places.ts';
import { texts } from '../texts.ts';
import { ShareForm } from './share-form.tsx';

const { form: words } = texts;

type ShareDialogProps = {
  documentId: number;
  isOpen: boolean;
  onMade: (keys: ShareKeys) => void;
  onClose: () => void;
};

/** Shares a document with one person. When it is done the dialog closes, and the new code takes the focus. */
export function ShareDialog({ documentId, isOpen, onMade, onClose }: ShareDialogProps) {
  const made = useRef<number | null>(null);
  const finish = (keys: ShareKeys) => {
    made.current = keys.share.id;
    onMade(keys);
    onClose();
  };
  const takeFocus = () => {
    const heading = made.current === null ? null : document.getElementById(keysHeadingId(made.current));
    made.current = null;
    return heading;
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={words.title}
      description={words.description}
      firstFocus="input"
      focusAfter={takeFocus}
      onClose={onClose}
    >
      <ShareForm documentId={documentId} onMade={finish} onCancel={onClose} />
    </Dialog>
  );
}
