import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { texts } from '../texts.ts';
import { AppointmentForm } from './appointment-form.tsx';

const { appointment: words } = texts;

type AppointmentDialogProps = {
  isOpen: boolean;
  /** Of the document. */
  title: string;
  questions: readonly string[];
  onClose: () => void;
};

export function AppointmentDialog({ isOpen, title, questions, onClose }: AppointmentDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={words.title} description={words.intro} firstFocus="[name=day]" onClose={onClose}>
      <AppointmentForm title={title} questions={questions} onClose={onClose} />
    </Dialog>
  );
}
