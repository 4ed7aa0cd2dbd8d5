import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

const given = String.raw`\p{Lu}(?:\.|[\p{L}'’-]{1,24})`;
const full = String.raw`${given}(?: (?:(?:de|van|von|der|la|del|al|bin) )?${given}){0,3}`;

/** Names shown by an honorific before, a credential behind, or words that introduce somebody. The name is the first group. */
const contexts: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}])(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Professor|Doctor|Dra|Nurse|Sister)\.? (${full})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(${given} (?:${given} ){0,2}?${given}),? (?:M\.?D\.?|D\.?O\.?|R\.?N\.?|N\.?P\.?|P\.?A\.?(?:-C)?|Ph\.?D\.?|FRCR|FACR|MBBS|FRCP|FRCS|LCSW|DDS|PharmD|ARNP|APRN|FNP)(?![\p{L}])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:[Mm]y name is|[Nn]amed|I am Dr\.?|[Dd]ear|[Ss]incerely,|[Rr]egards,)\s{1,3}(?:Dr\.? |Mr\.? |Mrs\.? |Ms\.? )?(${full})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]{1,24}) is an? \d{1,3}[ -]`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:Lab results for|Results for|Report for|RE:|Re:) (\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'’-]{1,24}){1,2})`,
    'gu',
  ),
];

const notNames =
  /^(?:Sir|Madam|Doctor|Colleague|Patient|The|This|Team|To|All|It|He|She|In|On|No|Is|Family|Mom|Customer)\b/;

export function personsInContext(text: string): Span[] {
  return contexts.flatMap((pattern) =>
    matchesIn(text, pattern).flatMap((match): Span[] => {
      const name = (match[1] ?? '').replace(/[.\s]+$/, '');
      if (name === '' || notNames.test(name)) return [];
      const start = match.index + match[0].indexOf(name);
      return [[start, start + name.length]];
    }),
  );
}
