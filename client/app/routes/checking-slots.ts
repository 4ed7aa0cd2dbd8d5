import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { later } from '#client/ui/later/later.tsx';

// Only what was read from a picture is checked, and first it is read.
export const checking: Checking = {
  Panel: later(async () => (await import('#client/features/checking/components/check-panel.tsx')).CheckPanel),
  Word: later(async () => (await import('#client/features/checking/components/correct-word.tsx')).CorrectWord),
};
