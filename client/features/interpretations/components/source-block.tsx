import { useState } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { Span } from '#core/kernel/span.ts';
import { classNames } from '#client/lib/class-names.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useIsBeside, useOpenSource } from '../hooks/use-open-source.tsx';
import { sourceExcerpts } from '../model/source-excerpt.ts';
import { englishIn, langOf, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { SentenceTerms } from './sentence-terms.tsx';
import styles from './source-block.module.css';

type SourceBlockProps = {
  /** The control that opened it: it gets the focus back. */
  ownerId: string;
  spans: Span[];
  /** The sentence itself: its terms are explained here. */
  words?: string;
  isBeside?: boolean;
};

// A sentence about all results of a report has as many sources as it has rows.
const fewEnough = 4;

/** The words of the document that a sentence comes from, each inside the row or sentence that holds it. */
export function SourceBlock({ ownerId, spans, words = '', isBeside = false }: SourceBlockProps) {
  const texts = useToldTexts();
  const language = useLanguage();
  const { text, documentHref, opened } = useOpenSource();
  const isOriginalBeside = useIsBeside();
  const [areAllShown, showAll] = useState(false);
  const excerpts = sourceExcerpts(text, spans);
  const shown = areAllShown ? excerpts : excerpts.slice(0, fewEnough);
  const heading = excerpts.length > 1 ? texts.sources.many(excerpts.length) : texts.sources.heading;
  const close = () => {
    opened.close();
    document.getElementById(ownerId)?.focus();
  };
  return (
    <div
      id={`${ownerId}-source`}
      role="group"
      aria-label={heading}
      lang={langOf(language)}
      className={classNames(styles['source'], isBeside && styles['beside'])}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles['head']}>
        <p className={styles['title']}>{heading}</p>
        <IconButton label={texts.sources.close} onClick={close}>
          <Icon of={X} />
        </IconButton>
      </div>
      {isOriginalBeside ? (
        <MarkedAtSide address={documentHref && `${documentHref}#at=${spans[0]?.join('-')}`} />
      ) : (
        shown.map(({ before, quote, after, span }) => (
          <div key={String(span)} className={styles['excerpt']}>
            <p className={styles['words']} lang={englishIn(language)}>
              {before}
              <mark>{quote}</mark>
              {after}
            </p>
            {documentHref !== null && (
              <Link to={`${documentHref}#at=${span[0]}-${span[1]}`} className={styles['link']}>
                {texts.sources.open}
              </Link>
            )}
          </div>
        ))
      )}
      {!isOriginalBeside && shown.length < excerpts.length && (
        <Button onClick={() => showAll(true)}>{texts.sources.more(excerpts.length - shown.length)}</Button>
      )}
      <SentenceTerms text={words} />
    </div>
  );
}

/** Where the original text stands at the side, the words are marked there. The keyboard goes to them from here. */
function MarkedAtSide({ address }: { address: string | null }) {
  const { sources } = useToldTexts();
  return (
    <div className={styles['marked']}>
      <p>{sources.marked}</p>
      <Button size="small" onClick={goToMark}>
        {sources.go}
      </Button>
      {address !== null && (
        <Link to={address} className={styles['link']}>
          {sources.open}
        </Link>
      )}
    </div>
  );
}

const goToMark = () => document.querySelector<HTMLElement>('[data-original] mark [role=button]')?.focus();
