import type { ContentAnalysis } from '#core/content-analysis/content-analysis.ts';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import { texts } from '../texts.ts';
import { Keywords } from './keywords.tsx';
import { Overview } from './overview.tsx';
import styles from './seo-tools.module.css';

export type AnalysisResultProps = {
  analysis: ContentAnalysis;
  /** The target keywords that were asked for, as they are counted. */
  targets: readonly string[];
};

export function AnalysisResult({ analysis, targets }: AnalysisResultProps) {
  const tabs = [
    { name: 'overview', label: texts.tabs.overview, content: <Overview {...analysis} /> },
    { name: 'keywords', label: texts.tabs.keywords, content: <Keywords analysis={analysis} targets={targets} /> },
  ] as const;
  return (
    <section className={styles['section']} aria-labelledby="analysis-result">
      <h2 id="analysis-result">{texts.result}</h2>
      <Tabs label={texts.result} tabs={tabs} />
    </section>
  );
}
