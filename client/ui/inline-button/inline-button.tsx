import type { ComponentProps, KeyboardEvent } from 'react';

export type InlineButtonProps = Omit<ComponentProps<'span'>, 'role' | 'tabIndex' | 'onClick' | 'onKeyDown'> & {
  onPress: (element: HTMLElement) => void;
  onEscape?: () => void;
  /** False where the arrow keys lead to it, and a tab stop would be one of hundreds. */
  isTabStop?: boolean;
};

/**
 * Words in a text that can be pressed. A `span` and not a `button`: browsers lay a button out as one box, and words have
 * to flow with their text from line to line.
 */
export function InlineButton({ onPress, onEscape, isTabStop = true, ...rest }: InlineButtonProps) {
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
      tabIndex={isTabStop ? 0 : -1}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      onKeyDown={handleKey}
    />
  );
}
