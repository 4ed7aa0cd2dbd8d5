import { useMemo } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { InlineButton } from '#client/ui/inline-button/inline-button.tsx';
import { definedBy, useDefine, useFirstPlace, useRunsOf } from '../hooks/use-definitions.tsx';
import styles from './sourced-text.module.css';

type TermWordsProps = {
  text: string;
  /** Within words that can be pressed themselves: no button stands within another. */
  isWithinButton?: boolean;
};

/** Words in which the terms can be tapped for their meaning; where one first stands, dashes say so. */
export function TermWords({ text, isWithinButton = false }: TermWordsProps) {
  const runsOf = useRunsOf();
  const define = useDefine();
  const isFirstIn = useFirstPlace();
  const runs = useMemo(() => runsOf(text), [runsOf, text]);
  return runs.map(({ text: words, term }, index) => {
    if (term === null) return words;
    const isFirst = isFirstIn(term, text) && runs.findIndex((run) => run.term === term) === index;
    const word = {
      className: classNames(styles['term'], isFirst && styles['first']),
      [definedBy]: term.term,
      children: words,
    };
    return isWithinButton ? (
      <span key={index} {...word} />
    ) : (
      <InlineButton key={index} {...word} aria-haspopup="dialog" onPress={(element) => define(term, element)} />
    );
  });
}
