import type { ProviderConsent } from '#core/documents/consent.ts';
import { texts } from '../texts.ts';
import styles from './consents.module.css';

const { provider: words } = texts;

type ProviderFactsProps = {
  provider: ProviderConsent;
  /** Where several are asked for at once, the words of the others open when they are wanted. */
  isWordingShown?: boolean;
};

/** Where the text goes and what becomes of it there, in the words that are agreed to. */
export function ProviderFacts({ provider, isWordingShown = true }: ProviderFactsProps) {
  const { host, model, isMasked, wording } = provider;
  const paragraphs = wording.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{words.host}</dt>
          <dd>{host}</dd>
        </div>
        <div>
          <dt>{words.model}</dt>
          <dd>{model}</dd>
        </div>
        <div>
          <dt>{words.masked}</dt>
          <dd>{isMasked ? words.isMasked : words.isNotMasked}</dd>
        </div>
      </dl>
      {isWordingShown ? (
        <div className={styles['wording']}>{paragraphs}</div>
      ) : (
        <details className={styles['details']}>
          <summary>{words.wording}</summary>
          <div className={styles['wording']}>{paragraphs}</div>
        </details>
      )}
    </>
  );
}
