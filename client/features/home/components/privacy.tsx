import { Check } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './home.module.css';
import { Section } from './section.tsx';

export function Privacy() {
  return (
    <Section title={texts.privacy.title} isTinted>
      <ul className={styles['checks']}>
        {texts.privacy.points.map((point) => (
          <li key={point}>
            <Icon of={Check} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
