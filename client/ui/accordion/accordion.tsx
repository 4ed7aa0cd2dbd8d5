import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/accordion';
import { Icon } from '../icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { name: string; title: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** The level that the titles have among the headings of the page. */
  headingLevel?: 2 | 3 | 4;
  /** With `onChange`, the name of the one that is open; empty where none is. */
  open?: string;
  onChange?: (name: string) => void;
  /** Keeps what is closed in the page, out of sight, for what looks for words in it. */
  keepsContent?: boolean;
};

/** A list of titles that open, one at a time. */
export function Accordion({ items, headingLevel = 3, open = '', onChange, keepsContent = false }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Root
      type="single"
      collapsible
      className={styles['accordion']}
      {...(onChange && { value: open, onValueChange: onChange })}
    >
      {items.map(({ name, title, content }) => (
        <Radix.Item key={name} value={name} className={styles['item']}>
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className={styles['trigger']}>
                <span>{title}</span>
                <Icon of={ChevronDown} />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={styles['content']} {...(keepsContent && { forceMount: true })}>
            {content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
