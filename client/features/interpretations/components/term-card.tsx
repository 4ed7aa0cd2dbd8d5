import { useMemo } from 'react';
import type { Span } from '#core/kernel/span.ts';
import { Button } from '#client/ui/button/button.tsx';
import { AnchoredDefinition } from '#client/ui/popover/anchored-definition.tsx';
import type { Defined } from '../hooks/use-definitions.tsx';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import { definitionLanguage } from '#core/presenting/definition-language.ts';
import { langOf, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './parts.module.css';

type TermCardProps = {
  defined: Defined;
  isOpen: boolean;
  onClose: () => void;
  onMore: (term: string) => void;
  onPlace: (place: Span) => void;
};

/** What a word means, where it stands. */
export default function TermCard({ defined: { term, word, place }, isOpen, onClose, onMore, onPlace }: TermCardProps) {
  const { english } = useOpenSource();
  const language = useLanguage();
  const { terms, definition: words } = useToldTexts();
  const sentence = word.closest<HTMLElement>('[data-sentence]');
  const anchor = useMemo(() => ({ current: word }), [word]);
  const { term: name, say, definition } = term;
  const close = () => {
    onClose();
    // A word within a sentence cannot take the focus back: its sentence does, unless somebody went elsewhere.
    setTimeout(() => document.activeElement === document.body && sentence?.focus({ preventScroll: true }));
  };
  const leaveTo = (where: () => void) => {
    onClose();
    // After the focus was given back.
    setTimeout(where);
  };
  return (
    <AnchoredDefinition isOpen={isOpen} anchor={anchor} term={name} onClose={close}>
      {say !== undefined && (
        <p className={styles['say']} lang={langOf(language)}>
          {terms.say(say)}
        </p>
      )}
      <p lang={language === 'en' ? undefined : definitionLanguage(definition, language, english)}>{definition}</p>
      <div className={styles['actions']} lang={langOf(language)}>
        {sentence?.getAttribute('aria-expanded') === 'false' && (
          <Button size="small" onClick={() => leaveTo(() => sentence.click())}>
            {words.sentence}
          </Button>
        )}
        {place !== null && (
          <Button size="small" onClick={() => leaveTo(() => onPlace(place))}>
            {words.place}
          </Button>
        )}
        <Button size="small" onClick={() => leaveTo(() => onMore(name))}>
          {words.more}
        </Button>
      </div>
    </AnchoredDefinition>
  );
}
