import { ClipboardList, FlaskConical, Hospital, Microscope, Pill, ScanLine, type LucideIcon } from 'lucide-react';
import type { SampleLine, sampleList } from '#core/documents/sample-list.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '../texts.ts';
import styles from './samples.module.css';

type ListedSample = (typeof sampleList)[number];

const icons: Record<ListedSample['documentType'], LucideIcon> = {
  lab_result: FlaskConical,
  imaging: ScanLine,
  clinical_note: ClipboardList,
  pathology: Microscope,
  discharge_summary: Hospital,
  medication_list: Pill,
};

/** A type of document, a line of one, what Readback says of that line, and the way to all of it. */
export function SampleCard({ sample: { id, title, documentType }, line }: { sample: ListedSample; line: SampleLine }) {
  const type = texts.types[documentType];
  return (
    <Card as="article" isPlain>
      <h3 className={styles['type']}>
        <Icon of={icons[documentType]} size="1.5em" />
        {type.title}
      </h3>
      <p className={styles['about']}>{type.text}</p>
      <div className={styles['line']}>
        <p className={styles['caption']}>{texts.printed}</p>
        <p className={styles['printed']}>{line.printed}</p>
        <p className={styles['caption']}>{texts.told}</p>
        <p>{line.told}</p>
      </div>
      <LinkButton to={`/samples/${id}`} isWide>
        <span>
          {texts.open} <VisuallyHidden>{title}</VisuallyHidden>
        </span>
      </LinkButton>
    </Card>
  );
}
