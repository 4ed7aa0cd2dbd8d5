import { useId } from 'react';
import type { ExplainedTerm, Importance } from '#core/documents/explanation.ts';
import { definitionLanguage } from '#core/presenting/definition-language.ts';
import { Accordion } from '#client/ui/accordion/accordion.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Card, CardGrid } from '#client/ui/card/card.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useIsOpen, useOpenSource } from '../hooks/use-open-source.tsx';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { SourceBlock } from './source-block.tsx';
import styles from './parts.module.css';
import { WordsComments } from './words-comments.tsx';

const tones: Record<Importance, BadgeTone> = { high: 'warning', medium: 'info', low: 'neutral' };

type TermsPartProps = {
  terms: ExplainedTerm[];
  /** The general term whose definition is open. */
  open?: string;
  onOpen?: (term: string) => void;
  /** Keeps closed definitions in the page, for what looks for words in them. */
  keepsContent?: boolean;
};

export function TermsPart({ terms, ...opening }: TermsPartProps) {
  const texts = useToldTexts();
  if (terms.length === 0) return <p>{texts.terms.empty}</p>;
  const low = terms.filter(({ importance }) => importance === 'low');
  return (
    <div className={styles['part']}>
      <TermCards importance="high" terms={terms} />
      <TermCards importance="medium" terms={terms} />
      <LowTerms terms={low} {...opening} />
    </div>
  );
}

function TermCards({ importance, terms }: { importance: Importance; terms: ExplainedTerm[] }) {
  const printed = englishIn(useLanguage());
  const texts = useToldTexts();
  const members = terms.filter((term) => term.importance === importance);
  if (members.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h3>{texts.terms.groups[importance]}</h3>
      <CardGrid aria-label={texts.terms.groups[importance]}>
        {members.map((term) => (
          <li key={term.term}>
            <Card as="article" isPlain>
              <h4 data-term={term.term} tabIndex={-1} lang={printed}>
                {term.term}
              </h4>
              <Badge tone={tones[importance]}>{texts.terms.importance[importance]}</Badge>
              <Definition term={term} />
              <TermSource term={term} />
              <WordsComments kind="term" words={term.term} />
            </Card>
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

function LowTerms({ terms, open, onOpen, keepsContent = false }: TermsPartProps) {
  const printed = englishIn(useLanguage());
  const texts = useToldTexts();
  if (terms.length === 0) return null;
  const items = terms.map((term) => ({
    name: term.term,
    title: (
      <span data-term={term.term} lang={printed}>
        {term.term}
      </span>
    ),
    content: (
      <>
        <Definition term={term} />
        <TermSource term={term} />
        <WordsComments kind="term" words={term.term} />
      </>
    ),
  }));
  return (
    <section className={styles['section']}>
      <h3>{texts.terms.groups.low}</h3>
      <Accordion
        items={items}
        headingLevel={4}
        keepsContent={keepsContent}
        {...(onOpen && { open: open ?? '', onChange: onOpen })}
      />
    </section>
  );
}

function Definition({ term: { definition, say } }: { term: ExplainedTerm }) {
  const texts = useToldTexts();
  const language = useLanguage();
  const { english } = useOpenSource();
  return (
    <>
      {say !== undefined && <p className={styles['say']}>{texts.terms.say(say)}</p>}
      <p lang={language === 'en' ? undefined : definitionLanguage(definition, language, english)}>{definition}</p>
    </>
  );
}

function TermSource({ term: { term, spans } }: { term: ExplainedTerm }) {
  const printed = englishIn(useLanguage());
  const texts = useToldTexts();
  const id = useId();
  const { opened } = useOpenSource();
  const isOpen = useIsOpen(id);
  if (spans.length === 0) return null;
  const first = spans.slice(0, 3);
  return (
    <>
      <div className={styles['flush']}>
        <Button
          id={id}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => opened.toggle({ id, spans: first })}
        >
          {texts.terms.inDocument}
          <VisuallyHidden lang={printed}>: {term}</VisuallyHidden>
        </Button>
      </div>
      {isOpen && <SourceBlock ownerId={id} spans={first} />}
    </>
  );
}
