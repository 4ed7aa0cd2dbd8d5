import type { ProviderConsent } from '#core/documents/consent.ts';
import { engineNames } from '#client/lib/engine-names.ts';
import { errorText } from '#client/lib/error-text.ts';
import { formatLongDate } from '#client/lib/format-date.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { useChangeConsent } from '../hooks/use-change-consent.ts';
import { isAllowed } from '../model/is-allowed.ts';
import { texts } from '../texts.ts';
import styles from './consents.module.css';
import { ProviderFacts } from './provider-facts.tsx';

const { settings: words } = texts;

type ProviderSettingProps = { provider: ProviderConsent; headingLevel: 2 | 3 };

/** One provider: what was allowed and when, and how to change it. */
export function ProviderSetting({ provider, headingLevel }: ProviderSettingProps) {
  const Heading = `h${headingLevel}` as const;
  const { show } = useToast();
  const { give, withdraw } = useChangeConsent();
  const { engine, isNeeded, consent } = provider;
  const name = engineNames[engine];
  const onError = (error: Error) => show({ tone: 'error', title: words.changeFailed, description: errorText(error) });
  const allow = () =>
    give.mutate([provider], { onSuccess: () => show({ tone: 'success', title: words.done.allowed(name) }), onError });
  const takeBack = () =>
    withdraw.mutate(provider, {
      onSuccess: () =>
        show({ tone: 'success', title: words.done.withdrawn(name), description: words.done.withdrawnMore }),
      onError,
    });
  return (
    <Card as="article">
      <Heading>{name}</Heading>
      <ConsentState provider={provider} />
      <ProviderFacts provider={provider} isWordingShown={!isAllowed(provider)} />
      {isNeeded && (
        <div className={styles['actions']}>
          {!isAllowed(provider) && (
            <Button variant="primary" isBusy={give.isPending} busyLabel={texts.dialog.allowing} onClick={allow}>
              {texts.dialog.allow(name)}
            </Button>
          )}
          {consent !== null && (
            <Button isBusy={withdraw.isPending} busyLabel={words.withdrawing} onClick={takeBack}>
              {words.withdraw(name)}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function ConsentState({ provider }: { provider: ProviderConsent }) {
  const { isNeeded, consent } = provider;
  if (!isNeeded) return <p>{words.notNeeded}</p>;
  if (consent === null) return <Badge>{words.notAllowed}</Badge>;
  return (
    <>
      <Badge tone="info">{words.allowed(formatLongDate(consent.givenAt))}</Badge>
      {!isAllowed(provider) && <p>{words.changed}</p>}
    </>
  );
}
