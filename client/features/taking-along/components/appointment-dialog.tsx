import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { texts } from '../texts.ts';
import { AppointmentForm } from './appointment-form.tsx';

const { appointment: words } = texts;

const none: readonly string[] = [];

type AppointmentDialogProps = {
  isOpen: boolean;
  /** Of the document. */
  title: string;
  /** For a list of questions. */
  questions?: readonly string[];
  /** For one thing that is to be done. */
  step?: string;
  onClose: () => void;
};

export function AppointmentDialog({ isOpen, title, questions = none, step = '', onClose }: AppointmentDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={words.title} description={words.intro} firstFocus="[name=day]" onClose={onClose}>
      <AppointmentForm title={title} questions={questions} step={step} onClose={onClose} />
    </Dialog>
  );
}
