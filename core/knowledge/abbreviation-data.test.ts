import { describe, expect, test } from 'vitest';
import { abbreviations } from './abbreviation-data.ts';
import { certainSense } from './certain-sense.ts';

const named = (entries: readonly { abbreviation: string }[]) => entries.map(({ abbreviation }) => abbreviation);

describe('what we know of abbreviations', () => {
  test('covers those that people meet', () => {
    expect(abbreviations.length).toBeGreaterThanOrEqual(1_400);
  });

  test('leaves open what can mean several things when no word around it tells', () => {
    const told = abbreviations.filter((entry) => entry.senses.length > 1 && certainSense(entry, entry.abbreviation));

    expect(named(told)).toEqual([]);
  });

  test('gives every one of several senses its own words, none of them twice', () => {
    const unclear = abbreviations.filter(({ senses }) => {
      const words = senses.flatMap(({ context }) => context);
      return (
        (senses.length > 1 && senses.some(({ context }) => context.length === 0)) || new Set(words).size < words.length
      );
    });

    expect(named(unclear)).toEqual([]);
  });

  test('never takes the letters themselves for a word that tells what they mean', () => {
    const circular = abbreviations.filter(({ abbreviation, senses }) =>
      senses.some(({ context }) => context.includes(abbreviation.toLowerCase())),
    );

    expect(named(circular)).toEqual([]);
  });

  test('has words around it in small letters, as they are compared', () => {
    const words = abbreviations.flatMap(({ senses }) => senses.flatMap(({ context }) => context));

    expect(words.filter((word) => word !== word.toLowerCase() || word.trim() === '')).toEqual([]);
  });

  test('tells what the letters stand for before it describes it', () => {
    const described = abbreviations.filter(
      ({ senses }) => senses.length === 1 && /^(?:an?|how|many|few) /.test(senses[0]?.means ?? ''),
    );

    expect(named(described)).toEqual([]);
  });
});
