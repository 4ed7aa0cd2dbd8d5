import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHoldButton } from './use-hold-button.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Hold({ told, canHold }: { told: string[]; canHold: boolean }) {
  const holding = useHoldButton({
    canHold,
    onPress: () => told.push('press'),
    onHoldBegan: () => told.push('began'),
    onHoldEnded: () => told.push('ended'),
  });
  return <button {...holding}>Talk</button>;
}

function setup({ canHold = true } = {}) {
  const told: string[] = [];
  render(<Hold told={told} canHold={canHold} />);
  const button = screen.getByRole('button');
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const pointer = (ms: number) => {
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    pass(ms);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
  };
  const space = (ms: number) => {
    fireEvent.keyDown(button, { key: ' ' });
    pass(ms);
    fireEvent.keyDown(button, { key: ' ', repeat: true });
    fireEvent.keyUp(button, { key: ' ' });
    fireEvent.click(button);
  };
  return { told, button, pass, pointer, space };
}

test.each(['pointer', 'space'] as const)('a short press by the %s is a press', (way) => {
  const hold = setup();
  hold[way](100);
  expect(hold.told).toEqual(['press']);
});

test.each(['pointer', 'space'] as const)('a long one by the %s is a hold, and no press', (way) => {
  const hold = setup();
  hold[way](900);
  expect(hold.told).toEqual(['began', 'ended']);
});

test('a click alone, as screen readers give it, is a press', () => {
  const { told, button } = setup();
  fireEvent.click(button);
  expect(told).toEqual(['press']);
});

test.each([
  ['the pointer is taken away', (button: HTMLElement) => fireEvent.pointerCancel(button)],
  ['the focus goes elsewhere', (button: HTMLElement) => fireEvent.blur(button)],
])('a hold ends where %s, and the next press is one', (_, leave) => {
  const { told, button, pass, pointer } = setup();
  fireEvent.pointerDown(button, { button: 0, isPrimary: true });
  pass(500);
  leave(button);
  pointer(50);
  expect(told).toEqual(['began', 'ended', 'press']);
});

test('where nothing can be held a long press is a press', () => {
  const { told, pointer } = setup({ canHold: false });
  pointer(900);
  expect(told).toEqual(['press']);
});
