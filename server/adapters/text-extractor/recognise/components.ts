import { findComponents } from '../picture/components.ts';
import type { Grey } from '../picture/grey.ts';

/** Ink that hangs together, with its box (x1 and y1 lie just outside) and the number of its pixels. */
export type Component = { x0: number; x1: number; y0: number; y1: number; ink: number };

/** Everything darker than `threshold` that touches, also by a corner. */
export function componentsOf(page: Grey, threshold: number): Component[] {
  const { count, left, right, top, bottom, area } = findComponents(page, threshold);
  return Array.from({ length: count }, (_, index) => ({
    x0: left[index] ?? 0,
    x1: right[index] ?? 0,
    y0: top[index] ?? 0,
    y1: bottom[index] ?? 0,
    ink: area[index] ?? 0,
  }));
}
