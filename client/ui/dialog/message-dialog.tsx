import { later } from '../later/later.tsx';
import type { MessageDialogProps } from './message-dialog-panel.tsx';
import { useWasOpened } from './use-was-opened.ts';

const MessageDialogPanel = later(async () => (await import('./message-dialog-panel.tsx')).MessageDialogPanel);

/** Tells something that has to be read before going on. There is nothing to decide. */
export function MessageDialog(props: MessageDialogProps) {
  return useWasOpened(props.isOpen) && <MessageDialogPanel {...props} />;
}
