import { useRef } from 'react';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import type { MadeLink } from '../hooks/use-made-links.ts';
import { madeHeadingId } from '../model.ts';
import { healthLinkTexts } from '../texts.ts';
import { MakeLinkForm } from './make-link-form.tsx';

const { form: words } = healthLinkTexts;

type MakeLinkDialogProps = {
  documentId: number;
  isOpen: boolean;
  onMade: (made: MadeLink) => void;
  onClose: () => void;
};

/** Makes a SMART Health Link. When it is done the dialog closes, and the new link takes the focus. */
export function MakeLinkDialog({ documentId, isOpen, onMade, onClose }: MakeLinkDialogProps) {
  const madeId = useRef<number | null>(null);
  const finish = (made: MadeLink) => {
    madeId.current = made.link.id;
    onMade(made);
    onClose();
  };
  const takeFocus = () => {
    const heading = madeId.current === null ? null : document.getElementById(madeHeadingId(madeId.current));
    madeId.current = null;
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
      <MakeLinkForm documentId={documentId} onMade={finish} onCancel={onClose} />
    </Dialog>
  );
}
