import { expect, test } from 'vitest';
import { layoutOf } from '../../explaining/testing/page-words.ts';
import type { PageWord } from '../../documents/page-layout.ts';
import { unreadOnPictures } from './page-words.ts';

const text = 'Sodium mmol/L 135-145';
const rows = [{ name: 'Sodium', span: [0, text.length] satisfies [number, number] }];
const printed: Partial<PageWord> = { confidence: null };

test('keeps rows of pages that were recognised', () => {
  expect(unreadOnPictures(rows, layoutOf(text, {}))).toEqual(rows);
});

test('leaves out rows of pages that are text', () => {
  const words = { Sodium: printed, 'mmol/L': printed, '135-145': printed };

  expect(unreadOnPictures(rows, layoutOf(text, words))).toEqual([]);
});

test('keeps all where nothing is known of pages', () => {
  expect(unreadOnPictures(rows, undefined)).toEqual(rows);
});
