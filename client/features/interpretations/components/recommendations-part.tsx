import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Sentence } from '#core/documents/explanation.ts';
import { cutIntoPieces } from '#core/presenting/sentences.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { SourcedText } from './sourced-text.tsx';
import styles from './parts.module.css';

type RecommendationsPartProps = {
  interpretation: Pick<Interpretation, 'keyFindings' | 'recommendations' | 'sentences'>;
};

export function RecommendationsPart({ interpretation }: RecommendationsPartProps) {
  const texts = useToldTexts();
  const { keyFindings, recommendations, sentences } = interpretation;
  const { recommendations: words } = texts;
  return (
    <div className={styles['part']}>
      <SourcedList title={words.findings} items={keyFindings} sentences={sentences} empty={words.noFindings} />
      <SourcedList
        title={words.recommendations}
        items={recommendations}
        sentences={sentences}
        empty={words.noRecommendations}
      />
      <p className={styles['disclaimer']}>{words.disclaimer}</p>
    </div>
  );
}

type SourcedListProps = { title: string; items: string[]; sentences: Sentence[]; empty: string };

function SourcedList({ title, items, sentences, empty }: SourcedListProps) {
  return (
    <section className={styles['section']}>
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles['bullets']}>
          {items.map((item, index) => (
            <li key={index}>
              <SourcedText pieces={cutIntoPieces(item, sentences)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
