import { describe, expect, test } from 'vitest';
import type { Word } from '../layout/geometry.ts';
import type { PageReading } from '../page-reading.ts';
import { mergeLayers } from './merge-layers.ts';
import type { TextLayer } from './text-layer.ts';

const word = (text: string, x0: number, x1: number, y0: number, y1: number): Word => ({ text, x0, x1, y0, y1 });

/** A page of 600 by 800 points, with one printed word. */
const layer = (over: Partial<TextLayer> = {}): TextLayer => ({
  width: 600,
  height: 800,
  turn: 0,
  words: [word('Received', 60, 120, 80, 96)],
  tilted: [],
  formValues: 0,
  traits: { characters: 8, badShare: 0, vowelShare: 1 },
  ...over,
});
const seen = (over: Partial<PageReading> = {}): PageReading => ({
  kind: 'mixed',
  width: 1200,
  height: 1600,
  turn: 0,
  words: [word('Sodium', 400, 500, 400, 430)],
  picture: null,
  problem: null,
  ...over,
});

describe('mergeLayers', () => {
  test('places print on the picture', () => {
    expect(mergeLayers(seen(), layer()).words).toEqual([
      word('Received', 120, 240, 160, 192),
      word('Sodium', 400, 500, 400, 430),
    ]);
  });

  test('text at an angle is told aside', () => {
    const tilted = [[word('COPY', 300, 360, 300, 360)]];
    expect(mergeLayers(seen(), layer({ tilted })).asides).toEqual([[word('COPY', 600, 720, 600, 720)]]);
  });

  test.each([
    ['clockwise', 90, { width: 1600, height: 1200 }, word('Received', 1408, 1440, 120, 240)],
    ['upside down', 180, { width: 1200, height: 1600 }, word('Received', 960, 1080, 1408, 1440)],
    ['anticlockwise', 270, { width: 1600, height: 1200 }, word('Received', 160, 192, 960, 1080)],
  ] as const)('print on a picture that had to be turned %s stands aside at its place', (_title, turn, size, place) => {
    const { words, asides } = mergeLayers(seen({ ...size, turn }), layer());
    expect(asides).toEqual([[place]]);
    expect(words.map(({ text }) => text)).toEqual(['Sodium']);
  });

  test('hidden text is only compared', () => {
    const hidden = layer({ words: [word('1.58', 60, 90, 80, 96)] });
    const { words } = mergeLayers(seen({ kind: 'hidden_ocr', words: [word('1.68', 120, 180, 160, 192)] }), hidden);
    expect(words).toEqual([{ ...word('1.68', 120, 180, 160, 192), doubt: { reason: 'differs', other: '1.58' } }]);
  });

  test.each(['scan', 'outlined', 'broken_encoding'] as const)('the text layer of %s is not believed', (kind) => {
    expect(mergeLayers(seen({ kind }), layer())).toEqual(seen({ kind }));
  });
});
