import { ChevronDown } from 'lucide-react';
import { documentKinds } from '#core/documents/document-kinds.ts';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './all-kinds.module.css';

const kinds = Object.values(documentKinds);
/** What is left over is no kind that one looks for. */
const groups = texts.kinds.groups.map(({ type, title }) => ({
  title,
  names: kinds.filter((kind) => kind.type === type).map(({ label }) => label),
}));
const count = groups.reduce((sum, { names }) => sum + names.length, 0);

/** Every kind of document that Readback tells apart, for whoever looks for their own. */
export function AllKinds() {
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        <span>{texts.kinds.summary(count)}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles['groups']}>
        {groups.map(({ title, names }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles['other']}>{texts.kinds.other}</p>
    </details>
  );
}
