import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { CurrentUser } from '#core/accounts/account.ts';
import AccountLinks from './account-links.tsx';
import styles from './account-menu.module.css';
import { initialsOf } from './initials.ts';

/** The avatar of whoever is signed in, and what opens from it. It closes when the focus or the pointer goes elsewhere. */
export default function AccountMenu({ user }: { user: CurrentUser }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Words in the panel that take no focus are no way out of it.
    if (relatedTarget === null || !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={styles['menu']} onKeyDown={handleKey} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className={styles['avatar']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">{initialsOf(user.username)}</span>
        <span className={styles['name']}>Account of {user.username}</span>
      </button>
      <div id={id} hidden={!isOpen} className={styles['panel']} tabIndex={-1}>
        {isOpen && <AccountLinks onFollow={close} />}
      </div>
    </div>
  );
}
