import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminAccount } from '#core/accounts/administration.ts';
import { PlanName, planNames, plans } from '#core/plans/plans.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ChoiceGroup } from '#client/ui/choice/choice-group.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { changePlan, type PlanChange } from '../api/administration.ts';
import { texts } from '../texts.ts';
import styles from './administration.module.css';

const { change: words } = texts;
const options = planNames.map((value) => ({ value, label: plans[value].title }));
const times = [
  { value: 'now', label: words.now },
  { value: 'next_cycle', label: words.next_cycle },
] as const;

export function ChangePlanDialog({ account, onClose }: { account: AdminAccount; onClose: () => void }) {
  const { id, username } = account;
  const [plan, setPlan] = useState<PlanName>(account.plan);
  const [when, setWhen] = useState<PlanChange['when']>('now');
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePlan,
    onSuccess: () => {
      onClose();
      show({ tone: 'success', title: words.done(username) });
      return queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ id, plan, when });
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title(username)}>
      <form noValidate className={styles['section']} onSubmit={submit}>
        <SelectField
          label={words.plan}
          hint={words.less}
          options={options}
          value={plan}
          onChange={({ target }) => setPlan(PlanName.safeParse(target.value).data ?? plan)}
        />
        <ChoiceGroup legend={words.when} choices={times} chosen={when} onChange={setWhen} />
        {error && (
          <p role="alert">
            {words.failed} {errorText(error)}
          </p>
        )}
        <div className={styles['actions']}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={isPending} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
