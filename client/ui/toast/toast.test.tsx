import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToast } from './toast-context.ts';
import { toastMs, type ToastMessage } from './toast-message.ts';
import { ToastProvider } from './toast-provider.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function ShowButton({ message }: { message: ToastMessage }) {
  const { show } = useToast();
  return <button onClick={() => show(message)}>Show {message.title}</button>;
}

function setup(...messages: ToastMessage[]) {
  render(
    <ToastProvider>
      {messages.map((message) => (
        <ShowButton key={message.title} message={message} />
      ))}
    </ToastProvider>,
  );
  const show = (title: string) => fireEvent.click(screen.getByRole('button', { name: `Show ${title}` }));
  for (const { title } of messages) show(title);
  return { show };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const polite = () => within(screen.getByRole('status', { name: 'Message' }));
const urgent = () => within(screen.getByRole('alert', { name: 'Problem' }));

test('shows one toast at a time: the newest', () => {
  setup({ title: 'First' }, { title: 'Second' });

  expect(polite().queryByText('First')).toBeNull();
  expect(polite().getByText('Second')).toBeDefined();
});

test.each([
  ['an ordinary toast', { title: 'Toast' }, 5000],
  ['an error', { title: 'Toast', tone: 'error' }, 7000],
  ['a brief one', { title: 'Toast', durationMs: toastMs.brief }, 2000],
] satisfies [string, ToastMessage, number][])('keeps %s for its time', (_title, message, ms) => {
  setup(message);

  pass(ms - 1);
  expect(screen.queryByText('Toast')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Toast')).toBeNull();
});

test('says errors at once and everything else in a pause', () => {
  setup({ title: 'Broken', tone: 'error', description: 'Try again.' });

  expect(urgent().getByText('Try again.')).toBeDefined();
  expect(polite().queryByText('Broken')).toBeNull();
});

test('gives a toast that takes the place of another its whole time', () => {
  const { show } = setup({ title: 'First' }, { title: 'Second' });
  show('First');
  pass(4000);
  show('Second');
  pass(4999);

  expect(polite().getByText('Second')).toBeDefined();
});

test('waits while it is pointed at', () => {
  setup({ title: 'Wait' });
  pass(4000);
  fireEvent.pointerEnter(screen.getByText('Wait'));
  pass(60_000);
  expect(polite().getByText('Wait')).toBeDefined();

  fireEvent.pointerLeave(screen.getByText('Wait'));
  pass(1000);
  expect(polite().queryByText('Wait')).toBeNull();
});

test('waits while it holds the focus', () => {
  setup({ title: 'Wait' });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);

  expect(polite().getByText('Wait')).toBeDefined();
});

test('does its action and goes', () => {
  const onSelect = vi.fn();
  setup({ title: 'Document deleted', action: { label: 'Undo', onSelect } });

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(onSelect).toHaveBeenCalledOnce();
  expect(polite().queryByText('Document deleted')).toBeNull();
});

test('can be dismissed', () => {
  setup({ title: 'Done' });

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(polite().queryByText('Done')).toBeNull();
});

test('gives the focus back to where it came from when it is dismissed', () => {
  setup({ title: 'Saved' });
  const before = screen.getByRole('button', { name: 'Show Saved' });
  act(() => before.focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement).toBe(before);
});
