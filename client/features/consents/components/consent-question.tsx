import type { ProviderConsent } from '#core/documents/consent.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { engineNames } from '#client/lib/engine-names.ts';
import { Button } from '#client/ui/button/button.tsx';
import { texts } from '../texts.ts';
import styles from './consents.module.css';
import { NeverSend } from './never-send.tsx';
import { OutgoingText } from './outgoing-text.tsx';
import { ProviderFacts } from './provider-facts.tsx';

const { dialog: words } = texts;

type ConsentQuestionProps = {
  documentRef: DocumentRef;
  first: ProviderConsent;
  name: string;
  backups: { provider: ProviderConsent; isChosen: boolean }[];
  toggle: (provider: ProviderConsent) => void;
  /** Null while it is not known. */
  neverSend: boolean | null;
  problem: string | null;
  isAllowing: boolean;
  allow: () => void;
  onNotNow: () => void;
};

export function ConsentQuestion({
  documentRef,
  first,
  name,
  backups,
  toggle,
  neverSend,
  ...rest
}: ConsentQuestionProps) {
  const { problem, isAllowing, allow, onNotNow } = rest;
  return (
    <>
      <section className={styles['section']}>
        <h3>{name}</h3>
        <ProviderFacts provider={first} />
      </section>
      <OutgoingText documentRef={documentRef} />
      {backups.map(({ provider, isChosen }) => (
        <section key={provider.engine} className={styles['section']}>
          <h3>{engineNames[provider.engine]}</h3>
          <ProviderFacts provider={provider} isWordingShown={false} />
          <label className={styles['check']}>
            <input type="checkbox" checked={isChosen} onChange={() => toggle(provider)} />
            <span>{words.asWell(engineNames[provider.engine])}</span>
          </label>
        </section>
      ))}
      {neverSend !== null && <NeverSend documentRef={documentRef} neverSend={neverSend} />}
      {problem !== null && <p role="alert">{problem}</p>}
      <p>{words.nothingYet}</p>
      <div className={styles['actions']}>
        <Button onClick={onNotNow}>{words.notNow}</Button>
        <Button
          variant="primary"
          isBusy={isAllowing}
          busyLabel={words.allowing}
          disabled={neverSend === true}
          onClick={allow}
        >
          {words.allow(name)}
        </Button>
      </div>
    </>
  );
}
