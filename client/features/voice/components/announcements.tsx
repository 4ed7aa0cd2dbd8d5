import { useState } from 'react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Voice } from '../hooks/use-voice.ts';
import { isOn } from '../model/listening.ts';
import { texts } from '../texts.ts';

/** What is read out to people who listen to the page, also while the panel is minimised. Restarts are not told. */
export function Announcements({ voice: { listening, shown } }: { voice: Voice }) {
  const [hasBeenOn, setBeenOn] = useState(false);
  const isListening = isOn(listening);
  if (isListening && !hasBeenOn) setBeenOn(true);
  const { phase } = listening;
  const ended = phase.name === 'blocked' ? texts.blocked[phase.reason] : texts.isOff;
  return (
    <>
      <VisuallyHidden role="status">{isListening ? texts.isOn : hasBeenOn ? ended : ''}</VisuallyHidden>
      <VisuallyHidden role="status">{shown.isQuiet ? '' : shown.feedback}</VisuallyHidden>
    </>
  );
}
