import { texts } from '../texts.ts';
import styles from './home.module.css';
import { Section } from './section.tsx';

export function Benefits() {
  return (
    <Section title={texts.benefits.title}>
      <ul className={styles['points']}>
        {texts.benefits.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
