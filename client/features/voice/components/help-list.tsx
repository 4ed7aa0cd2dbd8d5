import { useId } from 'react';
import type { CommandHelp } from '#core/voice/command-help.ts';
import { Button } from '#client/ui/button/button.tsx';
import { texts } from '../texts.ts';
import styles from './help.module.css';

type HelpListProps = { title: string; commands: readonly CommandHelp[]; onChoose: (command: CommandHelp) => void };

/** Commands, each with the button that does it, what it does, and the way by keyboard. */
export function HelpList({ title, commands, onChoose }: HelpListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h3 id={id}>{title}</h3>
      <ul className={styles['list']}>
        {commands.map((command) => (
          <li key={command.name} className={styles['entry']}>
            <Button size="small" onClick={() => onChoose(command)}>
              “{command.say}”
            </Button>
            <p>
              {command.does}{' '}
              <span className={styles['keys']}>
                {texts.helpDialog.keyboard}: {command.keyboard}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
