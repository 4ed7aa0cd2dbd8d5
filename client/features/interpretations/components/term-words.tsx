import { useMemo } from 'react';
import { InlineButton } from '#client/ui/inline-button/inline-button.tsx';
import { definedBy, useDefine, useRunsOf } from '../hooks/use-definitions.tsx';
import styles from './sourced-text.module.css';

type TermWordsProps = {
  text: string;
  /** Within words that can be pressed themselves: no button stands within another. */
  isWithinButton?: boolean;
};

/** Words in which the terms can be tapped for their meaning. */
export function TermWords({ text, isWithinButton = false }: TermWordsProps) {
  const runsOf = useRunsOf();
  const define = useDefine();
  const runs = useMemo(() => runsOf(text), [runsOf, text]);
  return runs.map(({ text: words, term }, index) => {
    if (term === null) return words;
    const word = { className: styles['term'], [definedBy]: term.term, children: words };
    return isWithinButton ? (
      <span key={index} {...word} />
    ) : (
      <InlineButton key={index} {...word} aria-haspopup="dialog" onPress={(element) => define(term, element)} />
    );
  });
}
