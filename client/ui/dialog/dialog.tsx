import { later } from '../later/later.tsx';
import type { DialogProps } from './dialog-panel.tsx';
import { useWasOpened } from './use-was-opened.ts';

const DialogPanel = later(async () => (await import('./dialog-panel.tsx')).DialogPanel);

export function Dialog(props: DialogProps) {
  return useWasOpened(props.isOpen) && <DialogPanel {...props} />;
}
