import { topKeywordsShown } from '#core/content-analysis/content-analysis.ts';
import { densityColor } from '#core/content-analysis/density.ts';
import { StackedTable } from '#client/ui/stacked-table/stacked-table.tsx';
import { texts } from '../texts.ts';
import { DensityBadge } from './density-badge.tsx';
import { KeywordBar } from './keyword-bar.tsx';
import type { AnalysisResultProps } from './analysis-result.tsx';
import styles from './seo-tools.module.css';

const { columns } = texts;

/** How often the targets are used, and which words are used most. */
export function Keywords({ analysis, targets }: AnalysisResultProps) {
  const top = analysis.topKeywords.slice(0, topKeywordsShown);
  return (
    <div className={styles['section']}>
      <p>{texts.legend}</p>
      <h3>{texts.targets}</h3>
      {targets.length === 0 ? <p>{texts.noTargets}</p> : <Targets analysis={analysis} targets={targets} />}
      <h3>{texts.top}</h3>
      {top.length === 0 ? (
        <p>{texts.noTop}</p>
      ) : (
        <ol className={styles['bars']}>
          {top.map((use) => (
            <KeywordBar key={use.keyword} {...use} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Targets({ analysis: { keywordCounts, keywordDensities }, targets }: AnalysisResultProps) {
  const rows = targets.map((keyword) => {
    const density = keywordDensities[keyword] ?? 0;
    const rating = <DensityBadge key="rating" color={densityColor(density)} />;
    const uses = (keywordCounts[keyword] ?? 0).toLocaleString('en-US');
    return { key: keyword, cells: [keyword, uses, texts.density(density), rating] };
  });
  return (
    <StackedTable
      label={texts.targets}
      columns={[columns.keyword, columns.uses, columns.density, columns.rating]}
      rows={rows}
    />
  );
}
