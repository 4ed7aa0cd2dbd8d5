import type { LabResult, Section } from '#core/documents/explanation.ts';
import { groupResults } from '#core/presenting/group-results.ts';
import { labStatus } from '#core/presenting/lab-words.ts';
import { resultKey } from '../model/place-target.ts';
import type { GroupedResults } from '../model/result-groups.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { LabItem } from './lab-item.tsx';
import { OpeningLine } from './opening-line.tsx';
import { ResultPanels } from './result-panels.tsx';
import { SourcedText } from './sourced-text.tsx';
import styles from './lab-results.module.css';

/** Cards that are looked through at once. */
const few = 10;

type OutsideResultsProps = { grouped: GroupedResults; sections: Section[]; keepsAll: boolean };

/** Results outside their range, each on its line, with what is told of them. */
export function OutsideResults({ grouped: { groups, alone, of }, sections, keepsAll }: OutsideResultsProps) {
  const { parts: texts } = useToldTexts();
  const isMany = groups.flatMap(({ results }) => results).length + alone.length > few;
  const critical = alone.filter((result) => labStatus(result) === 'critical');
  const others = alone.filter((result) => labStatus(result) !== 'critical');
  // Without groups the first of them stand in sight.
  const first = others.length <= few ? others : others.slice(0, groups.length > 0 ? 0 : few);
  const more = others.slice(first.length);
  return (
    <>
      <Cards results={critical} of={of} isMany={isMany} />
      {groups.map(({ lead, results }) => (
        <div key={lead.text} className={styles['group']}>
          <SourcedText pieces={[lead]} />
          <Cards results={results} of={of} isMany={isMany} />
        </div>
      ))}
      <Cards results={first} of={of} isMany={isMany} />
      {more.length > 0 && (
        <OpeningLine title={texts.more(more.length)} isOpen={keepsAll}>
          <ResultPanels results={more} sections={sections} of={of} />
        </OpeningLine>
      )}
    </>
  );
}

type CardsProps = { results: LabResult[]; of: GroupedResults['of']; isMany: boolean };

/** Critical ones ahead, on cards; the others too unless there are many. */
function Cards({ results, of, isMany }: CardsProps) {
  const inOrder = groupResults(results).flatMap(({ results: some }) => some);
  const isCard = (result: LabResult) => !isMany || labStatus(result) === 'critical';
  return [inOrder.filter(isCard), inOrder.filter((result) => !isCard(result))].map(
    (some, at) =>
      some.length > 0 && (
        <ul key={at} className={at === 0 ? styles['cards'] : styles['rows']}>
          {some.map((result) => (
            <LabItem
              key={`${result.span[0]}-${result.name}`}
              result={result}
              headingLevel={4}
              isCompact={at > 0}
              pieces={of.get(resultKey(result))}
            />
          ))}
        </ul>
      ),
  );
}
