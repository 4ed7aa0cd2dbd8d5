import { texts } from '../texts.ts';
import styles from './home.module.css';
import { Section } from './section.tsx';

export function HowItWorks() {
  return (
    <Section title={texts.steps.title}>
      <ol className={styles['steps']}>
        {texts.steps.items.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>{texts.steps.limit}</p>
    </Section>
  );
}
