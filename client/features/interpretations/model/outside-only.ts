import type { LabResult } from '#core/documents/explanation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import { labStatus } from '#core/presenting/lab-words.ts';

/**
 * Whether a result stays where only those outside their range are asked for. What is in range is left out, and nothing else: not what
 * nobody could compare, nor what the report marks in two ways, nor what was hard to read.
 */
export const staysInView = (result: LabResult, doubtful: readonly Span[]): boolean =>
  labStatus(result) !== 'in-range' || result.conflict || doubtful.some((place) => overlaps(place, result.span));

/** Whether a result is one to talk about: outside its range, critical, or marked in two ways. */
export const isToTalkAbout = (result: LabResult): boolean =>
  labStatus(result) === 'outside' || labStatus(result) === 'critical' || result.conflict;
