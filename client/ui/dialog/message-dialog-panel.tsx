import { AlertPanel } from './alert-panel.tsx';

export type MessageDialogProps = {
  isOpen: boolean;
  title: string;
  description: string;
  closeLabel?: string;
  onClose: () => void;
};

export function MessageDialogPanel({ closeLabel = 'OK', ...frame }: MessageDialogProps) {
  return <AlertPanel {...frame} close={{ children: closeLabel, variant: 'primary' }} />;
}
