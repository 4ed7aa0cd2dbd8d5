import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import type { NextStepProps } from '#client/lib/medical-documents/visit-slots.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '../texts.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';

const { appointment: words } = texts;

/** Asks when a step is due, and makes a file for the calendar of it. */
export function CalendarButton({ title, step }: NextStepProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={CalendarPlus} />
        {words.add}
        <VisuallyHidden>: {step}</VisuallyHidden>
      </Button>
      <AppointmentDialog isOpen={isOpen} title={title} step={step} onClose={() => setOpen(false)} />
    </>
  );
}
