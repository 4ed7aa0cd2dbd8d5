import { RefreshCw } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useAiStatus } from '../hooks/use-ai-status.ts';
import { isAnySetUp, shownProviders } from '../model/shown-providers.ts';
import { texts } from '../texts.ts';
import styles from './ai-status.module.css';
import { ProviderRow } from './provider-row.tsx';

/** What every AI provider really answers. It is asked when this card is drawn. */
export function AiStatusCard() {
  const { status, problem, isChecking, check } = useAiStatus();
  return (
    <Card as="section" aria-labelledby="ai-status">
      <h3 id="ai-status">{texts.heading}</h3>
      {isChecking && status === undefined && <Spinner label={texts.checking} />}
      {problem !== null && <Notice tone="warning" title={problem} />}
      {status && problem === null && (
        <>
          <ul className={styles['providers']} aria-label={texts.list}>
            {shownProviders(status).map((provider) => (
              <ProviderRow key={provider.engine} provider={provider} />
            ))}
          </ul>
          <p>{isAnySetUp(status) ? texts.someProvider : texts.noProvider}</p>
        </>
      )}
      {(status || problem !== null) && (
        <div>
          <Button isBusy={isChecking} busyLabel={texts.checking} onClick={check}>
            <Icon of={RefreshCw} />
            {texts.checkAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}
