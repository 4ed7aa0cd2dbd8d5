import type { ScaleReading } from '../reading.ts';

/** The places on known scales that a document states for this patient; a legend or a printed range of a scale states none. */
export function readScales(_text: string): ScaleReading[] {
  return [];
}
