import { ClipboardList, FlaskConical, Hospital, Microscope, Pill, ScanLine, type LucideIcon } from 'lucide-react';
import type { DocumentType } from '#core/documents/document-types.ts';
import { Card, CardGrid } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './home.module.css';
import { Section } from './section.tsx';

const icons: Record<Exclude<DocumentType, 'other'>, LucideIcon> = {
  lab_result: FlaskConical,
  imaging: ScanLine,
  clinical_note: ClipboardList,
  pathology: Microscope,
  discharge_summary: Hospital,
  medication_list: Pill,
};

export function DocumentTypes() {
  return (
    <Section title={texts.types.title}>
      <CardGrid>
        {texts.types.items.map(({ type, title, text }) => (
          <li key={type}>
            <Card isPlain>
              <h3 className={styles['withIcon']}>
                <Icon of={icons[type]} />
                {title}
              </h3>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
