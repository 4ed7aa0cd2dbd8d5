import type { VerifyFault } from '../verify-sentence.ts';
import type { Check } from './check.ts';

/**
 * Bounds beyond which nobody, grown or small, would call a measure fast, slow, high or low. Wide on purpose: they refuse only what is the
 * reverse of the number. Around the adult ranges of MedlinePlus ("Vital signs"): pulse 60-100, 36.5-37.3 C, 90/60-120/80 mm Hg.
 */
const vitals: readonly { named: RegExp; high: RegExp; low: RegExp; leastHigh: number; mostLow: number }[] = [
  {
    named: /\b(?:heart (?:rate|was beating|is beating|beats?)|heartbeat|pulse|pulso)\b/i,
    high: /\b(?:fast|faster|rapid|racing|quick|high|raised|rápido)\b/i,
    low: /\b(?:slow|slower|low|lento)\b/i,
    leastHigh: 70,
    mostLow: 100,
  },
  {
    named: /\b(?:temperature|temperatura)\b/i,
    high: /\b(?:high|raised|fever|feverish|alta)\b/i,
    low: /\b(?:low|baja)\b/i,
    leastHigh: 37,
    mostLow: 37.2,
  },
  {
    named: /\b(?:oxygen (?:level|saturation)|oxygen|saturation|oxígeno)\b/i,
    high: /\b(?:too high)\b/i,
    low: /\b(?:low|too low|reduced|bajo)\b/i,
    leastHigh: 101,
    mostLow: 96,
  },
  {
    named: /\b(?:blood pressure|presión)\b/i,
    high: /\b(?:high|raised|elevated|alta)\b/i,
    low: /\b(?:low|baja)\b/i,
    leastHigh: 115,
    mostLow: 125,
  },
];

const relative =
  /\b(?:not|n't|than|should|if|when|lower|higher|from|goal|target|treat\w*|medicine\w*|tablets?|history|but|to|no|limit)\b/i;

/** "Fast, at 52 a minute": the number itself says the reverse. */
export const knownVitals: Check = ({ told: { plain, quantities, isQuestion } }): VerifyFault[] => {
  // Of a blood pressure the first number.
  const numbers = quantities.filter(({ start }) => plain[start - 1] !== '/');
  const [only] = numbers;
  if (isQuestion || only === undefined || numbers.length > 1 || relative.test(plain)) return [];
  const isReversed = vitals.some(({ named, high, low, leastHigh, mostLow }) => {
    if (!named.test(plain) || high.test(plain) === low.test(plain)) return false;
    return high.test(plain) ? only.value < leastHigh : isCelsius(only.value, mostLow) && only.value > mostLow;
  });
  return isReversed ? ['direction'] : [];
};

/** A temperature above 60 is in degrees Fahrenheit: not held against a bound in degrees Celsius. */
const isCelsius = (value: number, bound: number): boolean => bound > 60 || value < 60;
