import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { ReadingSettingsForm } from './reading-settings-form.tsx';
import { texts } from './texts.ts';

export function ReadingSettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} description={texts.description}>
      <ReadingSettingsForm />
      <LinkButton to="/privacy-settings" onClick={onClose}>
        {texts.privacy}
      </LinkButton>
    </Dialog>
  );
}
