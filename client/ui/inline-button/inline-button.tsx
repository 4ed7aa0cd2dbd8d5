import type { ComponentProps, KeyboardEvent } from 'react';

export type InlineButtonProps = Omit<ComponentProps<'span'>, 'role' | 'tabIndex' | 'onClick' | 'onKeyDown'> & {
  onPress: (element: HTMLElement) => void;
  onEscape?: () => void;
};

/**
 * Words in a text that can be pressed. A `span` and not a `button`: browsers lay a button out as one box, and words have
 * to flow with their text from line to line.
 */
export function InlineButton({ onPress, onEscape, ...rest }: InlineButtonProps) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onEscape?.();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(event.currentTarget);
  };
  return (
    <span
      {...rest}
      role="button"
      tabIndex={0}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      onKeyDown={handleKey}
    />
  );
}
