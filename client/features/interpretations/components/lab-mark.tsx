import type { LabStatus } from '#core/presenting/lab-words.ts';
import styles from './lab-line.module.css';

const shapes: Record<LabStatus, string> = {
  'in-range': 'M-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0',
  outside: 'M0 -9 L9 0 L0 9 L-9 0 Z',
  critical: 'M0 -9 L9 8 L-9 8 Z',
  unknown: 'M-8 -2.5 H8 V2.5 H-8 Z',
};

/** Dot, diamond, triangle or dash: the shape tells the status without its colour. Centred on the origin. */
export const LabMark = ({ status }: { status: LabStatus }) => <path d={shapes[status]} className={styles['mark']} />;
