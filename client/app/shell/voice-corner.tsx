import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { Launcher } from '#client/features/voice/components/launcher.tsx';
import styles from '#client/features/voice/components/launcher.module.css';
import { isPanelKeptOpen } from '#client/features/voice/model/panel-flag.ts';
import { useHeardPage } from '#client/lib/heard-page/heard-pages.ts';

const VoiceDock = lazy<ComponentType<{ isPressed: boolean }>>(() =>
  import('../routes/voice-dock.tsx').catch(() => ({ default: () => null })),
);

/**
 * What listens and reads aloud comes with the first press or key, or with a page that can be read aloud: whoever only looks at the first
 * page loads nothing of it but the button.
 */
export function VoiceCorner() {
  const isHeard = useHeardPage() !== null;
  const [isWanted, setWanted] = useState(isPanelKeptOpen);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    // Not as a press begins: the button would be another one before it ends.
    for (const type of events) window.addEventListener(type, want, { once: true });
    return () => events.forEach((type) => window.removeEventListener(type, want));
  }, []);
  const button = (
    <div className={styles['dock']}>
      <Launcher isOpen={false} isListening={false} onPress={() => setPressed(true)} />
    </div>
  );
  if (!isWanted && !isHeard) return button;
  return (
    <Suspense fallback={button}>
      <VoiceDock isPressed={isPressed} />
    </Suspense>
  );
}

const events = ['click', 'keyup'] as const;
