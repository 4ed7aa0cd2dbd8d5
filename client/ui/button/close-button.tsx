import { X } from 'lucide-react';
import { Icon } from '../icon.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** The cross that closes a panel. */
export function CloseButton({ label = 'Close', ...rest }: Partial<IconButtonProps>) {
  return (
    <IconButton {...rest} label={label}>
      <Icon of={X} />
    </IconButton>
  );
}
