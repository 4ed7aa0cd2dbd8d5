import { Info } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './parts.module.css';

/** In a line: the message is what people came for. */
export const SampleNotice = () => (
  <p className={styles['sample']}>
    <Icon of={Info} />
    <span>
      <strong>{texts.sampleNotice}</strong>. <span className={styles['sampleMore']}>{texts.sampleNoticeMore}</span>
    </span>
  </p>
);
