import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { texts } from '../texts.ts';
import { AccessCodeForm } from './access-code-form.tsx';

const { open: words } = texts;

/** Opens a document with a code, whomever it was given to. */
export function AccessCodeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.dialogTitle}
      description={words.dialogMore}
      firstFocus="[name=documentId]"
    >
      <AccessCodeForm>
        <Button onClick={onClose}>{words.cancel}</Button>
      </AccessCodeForm>
    </Dialog>
  );
}
