import { useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { classNames } from '#client/lib/class-names.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import { Heartbeat } from './heartbeat.tsx';
import styles from './loaders.module.css';
import { PulseWave } from './pulse-wave.tsx';
import { Simulation } from './simulation.tsx';

const shown = [
  { ...texts.heartbeat, picture: <Heartbeat /> },
  { ...texts.pulseWave, picture: <PulseWave /> },
];

/** Both animations, which can be stopped; they stand still for whoever asked their device for less motion. */
export function LoadersPage() {
  const [isStopped, setIsStopped] = useState(false);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className={styles['control']}>
        <Button onClick={() => setIsStopped(!isStopped)}>
          <Icon of={isStopped ? Play : Pause} />
          {isStopped ? texts.play : texts.stop}
        </Button>
      </div>
      <p className={styles['still']}>{texts.isStill}</p>
      <ul className={classNames(styles['pair'], isStopped && styles['stopped'])}>
        {shown.map(({ title, body, picture }) => (
          <li key={title}>
            <Card as="section" isPlain>
              <h2>{title}</h2>
              <div className={styles['stage']}>{picture}</div>
              <p>{body}</p>
            </Card>
          </li>
        ))}
      </ul>
      <Simulation />
    </Page>
  );
}
