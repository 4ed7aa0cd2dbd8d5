import { memo, useId } from 'react';
import type { LabResult } from '#core/documents/explanation.ts';
import { Button } from '#client/ui/button/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useIsOpen, useOpenSource } from '../hooks/use-open-source.tsx';
import { useDoubtfulPlaces } from '../hooks/use-paper.tsx';
import { groupResults } from '#core/presenting/group-results.ts';
import { staysInView } from '../model/outside-only.ts';
import { resultKey } from '../model/place-target.ts';
import { texts } from '../texts.ts';
import { LabLine } from './lab-line.tsx';
import { LabDoubt, LabPaper } from './lab-paper.tsx';
import { OutsideFilter, type Filter } from './outside-filter.tsx';
import { LabTable } from './lab-table.tsx';
import { TermWords } from './term-words.tsx';
import { SourceBlock } from './source-block.tsx';
import styles from './lab-results.module.css';

type LabResultsProps = {
  results: LabResult[];
  /** Null where all of them are always shown. */
  filter?: Filter | null;
};

/** Every result on its line, those to talk about first, and all of them as a table. */
export function LabResults({ results, filter = null }: LabResultsProps) {
  const doubtful = useDoubtfulPlaces();
  if (results.length === 0) return null;
  const isOn = filter?.isOn === true;
  const shown = isOn ? results.filter((result) => staysInView(result, doubtful)) : results;
  return (
    <section className={styles['results']}>
      <h3>{texts.labs.heading}</h3>
      {filter && <OutsideFilter {...filter} results={results} shown={shown} />}
      {groupResults(shown).map(({ group, results: members }) => (
        <section key={group} className={styles['group']}>
          <h4>{texts.labs.groups[group]}</h4>
          <ul className={group === 'outside' ? styles['cards'] : styles['rows']}>
            {members.map((result) => (
              <LabItem key={`${result.span[0]}-${result.name}`} result={result} isCompact={group !== 'outside'} />
            ))}
          </ul>
        </section>
      ))}
      <LabTable results={shown} />
    </section>
  );
}

/** A result to talk about has a card and a labelled line; the others are told in a row with a small line. */
// A long report has hundreds: a filter or a press draws only those anew that it changes.
const LabItem = memo(function LabItem({ result, isCompact }: { result: LabResult; isCompact: boolean }) {
  const id = useId();
  const { opened } = useOpenSource();
  const isOpen = useIsOpen(id);
  const toggle = () => opened.toggle({ id, spans: [result.span] });
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <h5 className={styles['name']}>
          <TermWords text={result.name} />
        </h5>
        <Button
          id={id}
          data-result={resultKey(result)}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {texts.sources.short}
          <VisuallyHidden>: {result.name}</VisuallyHidden>
        </Button>
      </div>
      <LabLine result={result} isCompact={isCompact} />
      <LabDoubt result={result} />
      <LabPaper result={result} />
      {result.conflict && <p>{texts.labs.conflict}</p>}
      {result.previous !== null && <p className={styles['more']}>{texts.labs.previous(result.previous)}</p>}
      {isOpen && <SourceBlock ownerId={id} spans={[result.span]} />}
    </li>
  );
});
