import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InlineButton } from './inline-button.tsx';

function setup() {
  const onPress = vi.fn<(element: HTMLElement) => void>();
  const onEscape = vi.fn<() => void>();
  render(
    <p>
      Your{' '}
      <InlineButton onPress={onPress} onEscape={onEscape}>
        potassium
      </InlineButton>{' '}
      is high.
    </p>,
  );
  return { onPress, onEscape, user: userEvent.setup(), button: screen.getByRole('button', { name: 'potassium' }) };
}

test('is pressed by a click, and tells which words were pressed', async () => {
  const { user, button, onPress } = setup();

  await user.click(button);

  expect(onPress.mock.calls).toEqual([[button]]);
});

test.each(['{Enter}', ' '])('is reached by Tab and pressed by %j', async (key) => {
  const { user, button, onPress } = setup();

  await user.tab();
  await user.keyboard(key);

  expect(onPress.mock.calls).toEqual([[button]]);
});

test('tells of Escape, and takes no notice of other keys', async () => {
  const { user, onPress, onEscape } = setup();

  await user.tab();
  await user.keyboard('x{Escape}');

  expect(onPress).not.toHaveBeenCalled();
  expect(onEscape).toHaveBeenCalledOnce();
});
