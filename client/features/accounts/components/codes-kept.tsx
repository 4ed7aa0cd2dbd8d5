import { useState, type FormEvent } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import { useFields } from '#client/lib/fields/use-fields.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';

const { codes: words } = texts;

/** Nobody goes on before they say that the codes are kept. */
export function CodesKept({ onKept }: { onKept: () => void }) {
  const [isKept, setIsKept] = useState(false);
  const { form, field, setProblems } = useFields({ kept: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isKept) onKept();
    else setProblems({ kept: words.keptMissing });
  };
  return (
    <form ref={form} noValidate className={styles['notPrinted']} onSubmit={submit}>
      <CheckBox
        label={words.kept}
        error={isKept ? undefined : field('kept').error}
        checked={isKept}
        onChange={() => setIsKept(!isKept)}
      />
      <div>
        <Button type="submit" variant="primary">
          {words.go}
        </Button>
      </div>
    </form>
  );
}
