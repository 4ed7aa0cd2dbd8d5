import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { clockOf, spokenSeconds, type SessionEnds } from './session-ends.ts';
import styles from './session.module.css';
import { sessionTexts } from './texts.ts';

const { warning: words } = sessionTexts;

type SessionWarningProps = {
  ends: SessionEnds;
  /** Goes on without renewing: only where nothing can be renewed. */
  onClose: () => void;
  renew: () => Promise<unknown>;
  signOut: () => Promise<void>;
};

/** Says when the session ends, and asks whether somebody is there. Closing it means: yes. */
export function SessionWarning({ ends, onClose, renew, signOut }: SessionWarningProps) {
  const [busy, setBusy] = useState<'renewing' | 'leaving'>();
  const [hasFailed, setHasFailed] = useState(false);
  const stay = async () => {
    if (busy !== undefined) return;
    if (ends.isFinal) return onClose();
    setBusy('renewing');
    setHasFailed((await renew()) === 'unknown');
    setBusy(undefined);
  };
  const leave = () => {
    setBusy('leaving');
    void signOut();
  };
  const time = timeOf(ends.at);
  return (
    <Dialog
      isOpen
      onClose={() => void stay()}
      title={ends.isFinal ? words.finalTitle : words.title}
      description={ends.isFinal ? words.final(time) : words.idle(time)}
      firstFocus="[data-first]"
    >
      <TimeLeft until={ends.at} />
      {hasFailed && <p role="alert">{words.failed}</p>}
      <div className={styles['actions']}>
        <Button isBusy={busy === 'leaving'} busyLabel={words.leaving} onClick={leave}>
          {words.leave}
        </Button>
        <Button
          data-first
          variant="primary"
          isBusy={busy === 'renewing'}
          busyLabel={words.staying}
          onClick={() => void stay()}
        >
          {ends.isFinal ? words.goOn : words.stay}
        </Button>
      </div>
    </Dialog>
  );
}

/** Counts for the eye every second, and for the ear at a few moments only. */
function TimeLeft({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = spokenSeconds(until - now);
  return (
    <>
      <p className={styles['left']} aria-hidden="true">
        {clockOf(until - now)}
      </p>
      <VisuallyHidden role="status">{seconds !== undefined && words.left(seconds)}</VisuallyHidden>
    </>
  );
}

const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const timeOf = (ms: number): string => format.format(new Date(ms));
