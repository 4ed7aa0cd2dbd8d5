import { afterEach, expect, test } from 'vitest';
import { createTakesFocus } from './page-arrival.ts';

afterEach(() => document.body.replaceChildren());

const focusOnAButton = () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
};

test('the first page does not take the focus, the next one does', () => {
  const takesFocus = createTakesFocus();

  expect(takesFocus({ path: '/', keepsFocus: false })).toBe(false);
  expect(takesFocus({ path: '/documents', keepsFocus: false })).toBe(true);
});

test('a heading that replaces the focused one takes the focus over', () => {
  const takesFocus = createTakesFocus();
  takesFocus({ path: '/', keepsFocus: false });
  takesFocus({ path: '/documents', keepsFocus: false });

  expect(takesFocus({ path: '/documents', keepsFocus: false })).toBe(true);
});

test('a heading that appears while the reader is elsewhere leaves the focus there', () => {
  const takesFocus = createTakesFocus();
  takesFocus({ path: '/', keepsFocus: false });
  takesFocus({ path: '/documents', keepsFocus: false });
  focusOnAButton();

  expect(takesFocus({ path: '/documents', keepsFocus: false })).toBe(false);
});

test('a page that goes on under another address leaves the focus where it is', () => {
  const takesFocus = createTakesFocus();
  takesFocus({ path: '/interpretation/temp-1', keepsFocus: false });
  focusOnAButton();

  expect(takesFocus({ path: '/interpretation/7', keepsFocus: true })).toBe(false);
});
