import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { ReadingSettingsForm } from './reading-settings-form.tsx';

export function ReadingSettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Reading settings"
      description="Your choices are kept in this browser."
    >
      <ReadingSettingsForm />
    </Dialog>
  );
}
