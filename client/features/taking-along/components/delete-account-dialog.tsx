import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { hasCode } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { useRecent } from '#client/lib/session/recent-context.ts';
import { useSession } from '#client/lib/session/session-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { deleteAccount } from '../api/account-data.ts';
import { texts } from '../texts.ts';
import styles from './taking-along.module.css';

const { deletion: words } = texts;

type DeleteAccountDialogProps = { isOpen: boolean; username: string; onClose: () => void };

/** Asks for the username, so that nobody deletes an account by a slip. */
export function DeleteAccountDialog({ isOpen, username, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} description={words.undone}>
      <DeleteAccountForm username={username} onClose={onClose} />
    </Dialog>
  );
}

function DeleteAccountForm({ username, onClose }: Omit<DeleteAccountDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useDeletion(onClose, setFault);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (typed.trim() !== username) return setFault(words.differs);
    setFault(undefined);
    mutate(username);
  };
  return (
    <form noValidate className={styles['section']} onSubmit={submit}>
      <TextField
        label={words.type(username)}
        error={fault}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="danger" isBusy={isPending} busyLabel={words.deleting}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Deletes, forgets the user in this browser and in its other tabs, and goes to the first page. */
function useDeletion(onClose: () => void, onFault: (fault: string) => void) {
  const runRecent = useRecent();
  const { signOut } = useSession();
  const { show } = useToast();
  return useMutation({
    mutationFn: (username: string) => runRecent(() => deleteAccount(username)),
    onSuccess: async () => {
      onClose();
      await signOut();
      show({ tone: 'success', title: words.done });
    },
    onError: (error) => {
      onFault(hasCode(error, 'account.name_differs') ? words.differs : `${words.failed} ${errorText(error)}`);
    },
  });
}
