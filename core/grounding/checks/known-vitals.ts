import words from '../wording/measured-words.json' with { type: 'json' };
import type { VerifyFault } from '../verify-sentence.ts';
import type { Check } from './check.ts';

/**
 * Bounds beyond which nobody, grown or small, would call a measure fast, slow, high or low. Wide on purpose: they refuse only what is the
 * reverse of the number. Around the adult ranges of MedlinePlus ("Vital signs"): pulse 60-100, 36.5-37.3 C, 90/60-120/80 mm Hg.
 */
const vitals = words.vitals.map(({ named, high, low, ...bounds }) => ({
  named: new RegExp(named, 'i'),
  high: new RegExp(high, 'i'),
  low: new RegExp(low, 'i'),
  ...bounds,
}));

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
