import { memo, useId } from 'react';
import type { LabResult } from '#core/documents/explanation.ts';
import type { Piece } from '#core/presenting/sentences.ts';
import { Button } from '#client/ui/button/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useIsOpen, useOpenSource } from '../hooks/use-open-source.tsx';
import { resultKey } from '../model/place-target.ts';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { LabLine } from './lab-line.tsx';
import { LabDoubt, LabPaper } from './lab-paper.tsx';
import { SourceBlock } from './later-source-block.tsx';
import { SourcedText } from './sourced-text.tsx';
import { TermWords } from './term-words.tsx';
import styles from './lab-results.module.css';

type LabItemProps = {
  result: LabResult;
  isCompact?: boolean;
  isHidden?: boolean;
  /** The level that its name has among the headings of the page. */
  headingLevel?: 4 | 5;
  /** What is told of this result alone. */
  pieces?: Piece[] | undefined;
};

/** A result to talk about has a card and a labelled line; the others are told in a row with a small line. A press draws only those anew that it changes. */
export const LabItem = memo(function LabItem({
  result,
  isCompact = false,
  isHidden = false,
  headingLevel = 5,
  pieces,
}: LabItemProps) {
  const texts = useToldTexts();
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  const { opened } = useOpenSource();
  const isOpen = useIsOpen(id);
  const lang = englishIn(useLanguage());
  const toggle = () => opened.toggle({ id, spans: [result.span] });
  return (
    <li className={styles['item']} hidden={isHidden}>
      <div className={styles['head']}>
        <Heading className={styles['name']} lang={lang}>
          <TermWords text={result.name} />
        </Heading>
        <Button
          id={id}
          data-result={resultKey(result)}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {texts.sources.short}
          <VisuallyHidden lang={lang}>: {result.name}</VisuallyHidden>
        </Button>
      </div>
      <LabLine result={result} isCompact={isCompact} />
      {pieces && pieces.length > 0 && <SourcedText pieces={pieces} isBeside={false} />}
      <LabDoubt result={result} />
      <LabPaper result={result} />
      {result.conflict && <p>{texts.labs.conflict}</p>}
      {result.previous !== null && <p className={styles['more']}>{texts.labs.previous(result.previous)}</p>}
      {isOpen && <SourceBlock ownerId={id} spans={[result.span]} />}
    </li>
  );
});
