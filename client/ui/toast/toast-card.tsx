import { useRef, useState, type FocusEvent } from 'react';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useFootRoom } from '#client/lib/foot-room/use-foot-room.ts';
import { classNames } from '#client/lib/class-names.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon.tsx';
import { durationOf, type ToastMessage } from './toast-message.ts';
import styles from './toast.module.css';
import { useCountdown } from './use-countdown.ts';

const icons = { info: Info, success: CircleCheck, error: TriangleAlert } as const;

/** Waits while it is pointed at or holds the focus: nobody has to race it. */
export function ToastCard({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useCountdown({ ms: durationOf(message), isPaused: isPointedAt || isFocused, onEnd: onDismiss });

  const card = useRef<HTMLDivElement>(null);
  useFootRoom(card, '--toast-height');

  const { title, description, action, tone = 'info' } = message;
  // Whoever came here by the keyboard goes on from where they were.
  const cameFrom = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setFocused(true);
    const isFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
  };
  const dismiss = () => {
    cameFrom.current?.focus();
    onDismiss();
  };
  const act = () => {
    dismiss();
    action?.onSelect();
  };
  return (
    <div
      ref={card}
      className={classNames(styles['toast'], styles[tone])}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={remember}
      onBlur={() => setFocused(false)}
    >
      <span className={styles['icon']}>
        <Icon of={icons[tone]} />
      </span>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {description !== undefined && <p>{description}</p>}
        {action && <Button onClick={act}>{action.label}</Button>}
      </div>
      <IconButton label="Dismiss" onClick={dismiss}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
