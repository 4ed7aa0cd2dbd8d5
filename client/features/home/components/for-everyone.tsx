import { Glasses, HeartHandshake, UserRound, UsersRound, type LucideIcon } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './home.module.css';
import { Section } from './section.tsx';

const { patients, seniors, caregivers, families } = texts.everyone;
const people: { icon: LucideIcon; title: string; text: string }[] = [
  { icon: UserRound, ...patients },
  { icon: Glasses, ...seniors },
  { icon: HeartHandshake, ...caregivers },
  { icon: UsersRound, ...families },
];

export function ForEveryone() {
  return (
    <Section title={texts.everyone.title} isTinted>
      <ul className={styles['people']}>
        {people.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles['figure']}>
              <Icon of={icon} size="1.75rem" />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
