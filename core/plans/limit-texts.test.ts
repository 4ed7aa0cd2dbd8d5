import { describe, expect, test } from 'vitest';
import type { Allowance } from './allowance.ts';
import {
  dateInWords,
  graceLine,
  tellAfterChange,
  tellChange,
  tellHistory,
  tellLeft,
  tellRenewal,
  tellSize,
  tellUsedUp,
  tellWithAccount,
} from './limit-texts.ts';
import { removalOf } from './retention.ts';

const renewsAt = '2026-11-30T23:00:00.000Z';
const madrid = 'Europe/Madrid';

describe('uploads', () => {
  test('are told with how many are left and when counting starts anew', () => {
    expect(tellLeft(3, 5)).toBe('3 of 5 uploads left this month');
    expect(tellRenewal(renewsAt, madrid)).toBe('Counting starts anew on December 1, 2026.');
  });

  test('that are used up are told with the day on which there are more, where there is one', () => {
    expect(tellUsedUp({ limit: 5, renewsAt }, madrid)).toBe(
      'The 5 uploads of this month are used. You can upload again on December 1, 2026.',
    );
    expect(tellUsedUp({ limit: 5, renewsAt: null })).toBe('The 5 uploads of this month are used.');
  });

  test('are told by the day of the zone that is read in', () => {
    expect(tellRenewal(renewsAt, 'America/New_York')).toContain('November 30, 2026');
  });
});

test('an account that costs nothing is told with what it may upload', () => {
  expect(tellWithAccount({ freePlans: ['free'] })).toBe('5 documents a month');
  expect(tellWithAccount({ freePlans: ['free', 'basic'] })).toBe('15 documents a month');
  expect(tellWithAccount({ freePlans: ['free', 'basic', 'premium'] })).toBe('as many documents as you like');
});

test('the size of a file is told with the plan that allows it', () => {
  expect(tellSize('basic', 25)).toBe('With the Basic plan a file can have up to 25MB.');
});

test.each<[Allowance['history'], string]>([
  [{ kind: 'guest', hours: 24 }, "A guest's document is deleted 24 hours after its upload."],
  [
    { kind: 'session', hours: 24 },
    'Documents are kept while you are signed in. 24 hours after your last session ends they are deleted. Sign in before then to keep them.',
  ],
  [{ kind: 'months', months: 6 }, 'Documents are kept for 6 months.'],
  [{ kind: 'unlimited' }, 'Documents are kept until you delete them.'],
])('how long documents are kept: %j', (history, words) => {
  expect(tellHistory(history)).toBe(words);
});

describe('a change of plan', () => {
  const to = (plan: 'free' | 'basic' | 'premium') => ({ plan, at: renewsAt });

  test('is told with its day', () => {
    expect(tellChange(to('basic'), madrid)).toBe('Your plan changes to Basic on December 1, 2026.');
  });

  test('to months says when older documents go', () => {
    expect(tellAfterChange(to('basic'), madrid)).toBe(
      'From then on: Documents are kept for 6 months. Older ones are deleted on December 8, 2026, 7 days after the change.',
    );
  });

  test('to sessions says before which day nothing goes', () => {
    expect(tellAfterChange(to('free'), madrid)).toMatch(
      /^From then on: Documents are kept while you are signed in\..* For 7 days, until December 8, 2026, nothing is deleted because of the change\.$/,
    );
  });

  test('to a larger one that keeps by months leaves the same days', () => {
    expect(tellAfterChange(to('basic'), madrid)).toBe(
      'From then on: Documents are kept for 6 months. Older ones are deleted on December 8, 2026, 7 days after the change.',
    );
  });

  test('to one that keeps for good takes nothing away', () => {
    expect(tellAfterChange(to('premium'))).toBe('From then on: Documents are kept until you delete them.');
  });

  test('is told with the day that documents are really deleted on', () => {
    const keeping = {
      kind: 'user' as const,
      plan: 'premium' as const,
      timeZone: madrid,
      signedOutAt: null,
      changedAt: null,
      change: { plan: 'basic' as const, at: new Date(renewsAt) },
    };
    const removal = removalOf(keeping, new Date('2024-01-01')) ?? '';

    expect(tellAfterChange(to('basic'), madrid)).toContain(dateInWords(removal, madrid));
  });

  test('leaves the same days wherever it is told', () => {
    expect(graceLine).toBe('In the first 7 days after a change of plan nothing is deleted because of it.');
  });
});
