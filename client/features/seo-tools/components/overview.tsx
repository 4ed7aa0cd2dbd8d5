import type { ContentAnalysis } from '#core/content-analysis/content-analysis.ts';
import { scoreLetter } from '#core/content-analysis/score-letter.ts';
import { texts } from '../texts.ts';
import { DensityBadge } from './density-badge.tsx';
import styles from './seo-tools.module.css';

/** The length, the letter, and what to do. */
export function Overview({ totalWords, recommendations, overusedKeywords, keywordDensities }: ContentAnalysis) {
  const letter = scoreLetter(recommendations.length);
  return (
    <div className={styles['section']}>
      <dl className={styles['figures']}>
        <div>
          <dt>{texts.score}</dt>
          <dd>
            <strong className={styles['letter']}>{letter}</strong>
            <span>{texts.scores[letter]}</span>
          </dd>
        </div>
        <div>
          <dt>{texts.totalWords}</dt>
          <dd>
            <strong className={styles['letter']}>{totalWords.toLocaleString('en-US')}</strong>
          </dd>
        </div>
      </dl>
      <h3>{texts.recommendations}</h3>
      {recommendations.length === 0 ? (
        <p>{texts.noRecommendations}</p>
      ) : (
        <ol className={styles['steps']}>
          {recommendations.map((recommendation) => (
            <li key={recommendation}>{recommendation}</li>
          ))}
        </ol>
      )}
      <h3>{texts.overused}</h3>
      {overusedKeywords.length === 0 ? (
        <p>{texts.noOverused}</p>
      ) : (
        <ul className={styles['overused']}>
          {overusedKeywords.map((keyword) => (
            <li key={keyword}>
              <strong>{keyword}</strong> <DensityBadge color="red" density={keywordDensities[keyword]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
