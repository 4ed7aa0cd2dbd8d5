import styles from '../../components/sharing.module.css';
import type { MadeLink } from '../hooks/use-made-links.ts';
import { healthLinkTexts } from '../texts.ts';

export function QrPicture({ qr: { path, size } }: { qr: MadeLink['qr'] }) {
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={healthLinkTexts.made.qr}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
