import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { ReadingSettingsForm } from './reading-settings-form.tsx';

export function ReadingSettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Reading settings"
      description="The page shows each choice at once. Your choices are kept in this browser."
    >
      <ReadingSettingsForm />
      <LinkButton to="/privacy-settings" onClick={onClose}>
        AI and privacy
      </LinkButton>
    </Dialog>
  );
}
