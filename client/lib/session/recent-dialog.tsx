import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { PasswordField } from '#client/ui/field/password-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { useCurrentUser } from './session-context.ts';
import styles from './session.module.css';
import { sessionTexts } from './texts.ts';
import { useReauthenticate } from './use-reauthenticate.ts';

const { recent: words } = sessionTexts;

type RecentDialogProps = {
  isOpen: boolean;
  /** The password was shown. */
  onShown: () => void;
  onClose: () => void;
};

/** Asks for the password once more before something about the account is changed. */
export default function RecentDialog({ isOpen, onClose, onShown }: RecentDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={words.description}
      firstFocus="[name=password]"
    >
      <RecentForm onShown={onShown} onClose={onClose} />
    </Dialog>
  );
}

function RecentForm({ onShown, onClose }: Omit<RecentDialogProps, 'isOpen'>) {
  const username = useCurrentUser()?.username ?? '';
  const { form, field, submit, isCodeAsked, isSending } = useReauthenticate(onShown);
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      {/* So that a password manager knows whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={words.password} autoComplete="current-password" {...field('password')} />
      {isCodeAsked && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          {...field('code')}
        />
      )}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isSending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
