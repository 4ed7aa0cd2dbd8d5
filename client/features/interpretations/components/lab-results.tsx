import { memo, useDeferredValue, useId } from 'react';
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
import { SourceBlock } from './later-source-block.tsx';
import styles from './lab-results.module.css';

type LabResultsProps = {
  results: LabResult[];
  /** Null where all of them are always shown. */
  filter?: Filter | null;
};

/** Every result on its line, those to talk about first, and all of them as a table. */
export function LabResults({ results, filter = null }: LabResultsProps) {
  const doubtful = useDoubtfulPlaces();
  const isOn = filter?.isOn === true;
  const stays = (result: LabResult) => !isOn || staysInView(result, doubtful);
  const shown = isOn ? results.filter(stays) : results;
  const listed = useDeferredValue(shown);
  if (results.length === 0) return null;
  return (
    <section className={styles['results']}>
      <h3>{texts.labs.heading}</h3>
      {filter && <OutsideFilter {...filter} results={results} shown={shown} />}
      {/* What is left out stays in the page, out of sight: to draw hundreds of results anew takes long. */}
      {groupResults(results).map(({ group, results: members }) => (
        <LabGroup key={group} group={group} members={members} stays={stays} />
      ))}
      <LabTable results={listed} />
    </section>
  );
}

type LabGroupProps = {
  group: keyof typeof texts.labs.groups;
  members: LabResult[];
  stays: (result: LabResult) => boolean;
};

function LabGroup({ group, members, stays }: LabGroupProps) {
  const isEmpty = !members.some(stays);
  return (
    <section className={styles['group']} hidden={isEmpty}>
      <h4>{texts.labs.groups[group]}</h4>
      <ul className={group === 'outside' ? styles['cards'] : styles['rows']}>
        {members.map((result) => (
          <LabItem
            key={`${result.span[0]}-${result.name}`}
            result={result}
            isCompact={group !== 'outside'}
            isHidden={!isEmpty && !stays(result)}
          />
        ))}
      </ul>
    </section>
  );
}

type LabItemProps = { result: LabResult; isCompact: boolean; isHidden: boolean };

/** A result to talk about has a card and a labelled line; the others are told in a row with a small line. A press draws only those anew that it changes. */
const LabItem = memo(function LabItem({ result, isCompact, isHidden }: LabItemProps) {
  const id = useId();
  const { opened } = useOpenSource();
  const isOpen = useIsOpen(id);
  const toggle = () => opened.toggle({ id, spans: [result.span] });
  return (
    <li className={styles['item']} hidden={isHidden}>
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
