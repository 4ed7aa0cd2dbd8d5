import type { LabResult, Section } from '#core/documents/explanation.ts';
import { resultKey } from '../model/place-target.ts';
import type { GroupedResults } from '../model/result-groups.ts';
import { resultPanels } from '../model/result-panels.ts';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { LabItem } from './lab-item.tsx';
import styles from './lab-results.module.css';

type ResultPanelsProps = { results: LabResult[]; sections: Section[]; of?: GroupedResults['of'] };

/** Results in rows, under the headings that the document prints above them. */
export function ResultPanels({ results, sections, of }: ResultPanelsProps) {
  const { parts } = useToldTexts();
  const printed = englishIn(useLanguage());
  const panels = resultPanels(results, sections);
  return panels.map(({ name, results: some }) => (
    <section key={name} className={styles['group']}>
      {panels.length > 1 && <h4 lang={name === null ? undefined : printed}>{name ?? parts.otherResults}</h4>}
      <ul className={styles['rows']}>
        {some.map((result) => (
          <LabItem
            key={`${result.span[0]}-${result.name}`}
            result={result}
            isCompact
            headingLevel={panels.length > 1 ? 5 : 4}
            pieces={of?.get(resultKey(result))}
          />
        ))}
      </ul>
    </section>
  ));
}
