import type { Component } from './components.ts';
import type { WordInk } from './segment-page.ts';

/** A filled box of ink. */
export const part = (x0: number, y0: number, width: number, height: number): Component => ({
  x0,
  y0,
  x1: x0 + width,
  y1: y0 + height,
  ink: width * height,
});

/** A word of parts on a line whose letters stand from 0 to 30. */
export const word = (parts: readonly Component[], row = 0): WordInk => ({
  x0: Math.min(...parts.map(({ x0 }) => x0)),
  x1: Math.max(...parts.map(({ x1 }) => x1)),
  y0: Math.min(...parts.map(({ y0 }) => y0)),
  y1: Math.max(...parts.map(({ y1 }) => y1)),
  row,
  band: { y0: 0, y1: 30 },
  baseline: 30,
  size: 30,
  parts: [...parts],
});
