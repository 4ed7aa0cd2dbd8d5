import { CircleCheck } from 'lucide-react';
import { classNames } from '#client/lib/class-names.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useSimulatedLoading } from '../hooks/use-simulated-loading.ts';
import { texts } from '../texts.ts';
import { Heartbeat } from './heartbeat.tsx';
import styles from './loaders.module.css';

/** Three seconds of waiting, as a page would show them: read out once when they begin and once when they end. */
export function Simulation() {
  const [state, simulate] = useSimulatedLoading();
  const isLoading = state === 'loading';
  return (
    <Card as="section" className={styles['simulation']}>
      <div className={styles['words']}>
        <h2>{texts.try.title}</h2>
        <p>{texts.try.body}</p>
        <div>
          <Button variant="primary" isBusy={isLoading} busyLabel={texts.loading} onClick={simulate}>
            {texts.simulate}
          </Button>
        </div>
      </div>
      <div className={classNames(styles['stage'], !isLoading && styles['stopped'])}>
        <Heartbeat />
        <p role="status" className={styles['said']}>
          {isLoading && texts.loading}
          {state === 'done' && (
            <>
              <Icon of={CircleCheck} /> {texts.done}
            </>
          )}
        </p>
      </div>
    </Card>
  );
}
