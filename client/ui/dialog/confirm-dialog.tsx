import { later } from '../later/later.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-panel.tsx';
import { useWasOpened } from './use-was-opened.ts';

const ConfirmDialogPanel = later(async () => (await import('./confirm-dialog-panel.tsx')).ConfirmDialogPanel);

/** Asks before something is done. Stays open until its owner closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useWasOpened(props.isOpen) && <ConfirmDialogPanel {...props} />;
}
