import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { touching } from '../../kernel/touching.ts';
import type { Personal } from '../personal.ts';
import { dateForms } from './date-forms.ts';
import { durationsIn } from './durations.ts';
import type { Form } from './form.ts';
import { labelledIdForms } from './labelled-id-forms.ts';
import { isNoIdentity } from './no-identity.ts';
import { numberForms } from './number-forms.ts';
import { otherForms } from './other-forms.ts';
import { phoneForms } from './phone-forms.ts';
import { shortDateForms } from './short-date-forms.ts';

/** Forms that are too bold for the facts of a document, but not for what leaves it. */
const forms: readonly Form[] = [
  ...[...dateForms, ...shortDateForms],
  ...[...numberForms, ...labelledIdForms, ...phoneForms],
  ...otherForms,
];

export function personalForms(text: string): Personal[] {
  const isDuration = touching(durationsIn(text));
  return forms.flatMap(({ kind, pattern, isBirth }) =>
    matchesIn(text, pattern).flatMap(({ 0: words, index }): Personal[] =>
      isNoIdentity(kind, {
        words,
        before: text.slice(Math.max(0, index - seen), index),
        after: text.slice(index + words.length, index + words.length + seen),
      }) ||
      (words.length < longestDuration && isDuration([index, index + words.length]))
        ? []
        : [{ kind, span: trimmed(words, index), ...(isBirth === true && { isBirth }) }],
    ),
  );
}

const seen = 32;
const longestDuration = 9;

function trimmed(words: string, index: number): Span {
  const core = words.replace(/[\s.,;:-]+$/, '');
  const head = core.length - core.trimStart().length;
  return [index + head, index + core.length];
}
