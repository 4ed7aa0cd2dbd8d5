import { User } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { usePerson, type NamedDocument } from '../hooks/use-person.ts';
import { texts } from '../texts.ts';
import styles from './document-view.module.css';
import { LaterPersonDialog } from './later-person-dialog.tsx';

const { details } = texts;

/** Whose document it is, and where its owner says so. */
export function PersonDetail({ document }: { document: NamedDocument }) {
  const question = usePerson();
  return (
    <span className={styles['status']}>
      <span>{document.person ?? details.nobody}</span>
      <Button onClick={() => question.askOf(document)}>
        <Icon of={User} />
        {document.person === null ? details.setPerson : details.changePerson}
      </Button>
      <LaterPersonDialog {...question} />
    </span>
  );
}
