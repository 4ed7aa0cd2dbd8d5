import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { later, loadAllLater } from './later.tsx';

const Word = ({ word }: { word: string }) => <p>The word is {word}.</p>;

function setup(fetchCode = vi.fn(() => Promise.resolve(Word))) {
  return { fetchCode, Later: later(fetchCode, <p>A moment</p>) };
}

test('fetches its code when it is drawn, and shows meanwhile what stands in its place', async () => {
  const { Later, fetchCode } = setup();

  render(<Later word="blood" />);

  expect(screen.getByText('A moment')).toBeDefined();
  expect(await screen.findByText('The word is blood.')).toBeDefined();
  expect(fetchCode).toHaveBeenCalledOnce();
});

test('is drawn at once where the code has come before', async () => {
  const { Later, fetchCode } = setup();
  expect(Later.isThere()).toBe(false);
  await loadAllLater();

  render(<Later word="blood" />);

  expect(screen.getByText('The word is blood.')).toBeDefined();
  expect(Later.isThere()).toBe(true);
  expect(fetchCode).toHaveBeenCalledOnce();
});

test('fetches what has been put off when the page has come to rest', async () => {
  await loadAllLater();
  vi.useFakeTimers();
  const { fetchCode } = setup();
  const other = setup();
  expect(fetchCode).not.toHaveBeenCalled();

  await vi.runAllTimersAsync();
  vi.useRealTimers();

  expect(fetchCode).toHaveBeenCalledOnce();
  expect(other.fetchCode).toHaveBeenCalledOnce();
});

test('fetches the others where one cannot be had, and fails for nobody', async () => {
  setup(vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))));
  const other = setup();

  await loadAllLater(() => new Promise((resolve) => setTimeout(resolve)));

  expect(other.Later.isThere()).toBe(true);
});

test('tells whoever waits for the code that it cannot be had, and fetches it anew with the next connection', async () => {
  const fetchCode = vi.fn(() => Promise.resolve(Word)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { Later } = setup(fetchCode);
  await expect(Later.load()).rejects.toThrow('Failed to fetch');
  fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Later word="blood" />);
  await act(async () => {});
  expect(screen.getByText('A moment')).toBeDefined();

  act(() => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByText('The word is blood.')).toBeDefined();
});

test('stays the same in the page when it is drawn anew', async () => {
  const { Later } = setup();
  const { rerender } = render(<Later word="blood" />);
  const before = await screen.findByText('The word is blood.');

  rerender(<Later word="urine" />);

  expect(screen.getByText('The word is urine.')).toBe(before);
});
