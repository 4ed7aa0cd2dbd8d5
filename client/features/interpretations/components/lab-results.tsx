import { useDeferredValue } from 'react';
import type { LabResult } from '#core/documents/explanation.ts';
import { useDoubtfulPlaces } from '../hooks/use-paper.tsx';
import { groupResults } from '#core/presenting/group-results.ts';
import { staysInView } from '../model/outside-only.ts';
import type { ToldTexts } from '../language-pack.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { LabItem } from './lab-item.tsx';
import { OutsideFilter, type Filter } from './outside-filter.tsx';
import { LabTable } from './lab-table.tsx';
import styles from './lab-results.module.css';

type LabResultsProps = {
  results: LabResult[];
  /** Null where all of them are always shown. */
  filter?: Filter | null;
};

/** Every result on its line, those to talk about first, and all of them as a table. */
export function LabResults({ results, filter = null }: LabResultsProps) {
  const texts = useToldTexts();
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
  group: keyof ToldTexts['labs']['groups'];
  members: LabResult[];
  stays: (result: LabResult) => boolean;
};

function LabGroup({ group, members, stays }: LabGroupProps) {
  const texts = useToldTexts();
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
