import { lazy, Suspense, useRef, useState } from 'react';
import type { Match } from '#core/voice/commands.ts';
import type { HeardWords } from '#core/voice/match-command.ts';
import type { Reader } from '#client/lib/reader/reader.ts';
import { useOutOfTheWay } from '../hooks/use-out-of-the-way.ts';
import { usePanel } from '../hooks/use-panel.ts';
import { Launcher } from './launcher.tsx';
import { NotLoaded } from './not-loaded.tsx';
import styles from './launcher.module.css';

// Most people only see the button: what listens and understands comes when the panel is opened.
const loadConsole = () => import('./voice-console.tsx');
const VoiceConsole = lazy(async () => {
  try {
    const { VoiceConsole: component } = await loadConsole();
    return { default: component };
  } catch {
    return { default: NotLoaded };
  }
});

export type VoiceWidgetProps = {
  reader: Reader;
  /** The button was pressed before this was there: the panel opens with it. */
  isPressed?: boolean;
  /** Finds the command in what was heard. */
  match?: (heard: HeardWords) => Match;
};

/** Listens for commands and does them: a button at the foot of every page, and the panel that it opens. */
export function VoiceWidget({ reader, isPressed = false, match }: VoiceWidgetProps) {
  const launcher = useRef<HTMLButtonElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const panel = usePanel(launcher, isPressed);
  const [wasOpened, setOpened] = useState(panel.isOpen);
  const [isListening, setListening] = useState(false);
  const { lift, isAside } = useOutOfTheWay(dock);
  const press = () => {
    setOpened(true);
    if (panel.isOpen) panel.minimise();
    else panel.open();
  };
  return (
    <>
      {/* The foot of the page can be brought up from under the button. */}
      <div className={styles['room']} />
      <div ref={dock} className={styles['dock']} style={{ translate: `0 -${lift}px` }}>
        <Launcher
          ref={launcher}
          isOpen={panel.isOpen}
          isListening={isListening}
          onNear={() => void loadConsole().catch(() => undefined)}
          onPress={press}
        />
        {wasOpened && (
          <Suspense fallback={null}>
            <VoiceConsole
              reader={reader}
              panel={panel}
              isAside={isAside}
              onListening={setListening}
              {...(match && { match })}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
