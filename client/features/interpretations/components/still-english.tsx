import type { Interpretation } from '#core/documents/interpretation.ts';
import { useOpenSource } from '../hooks/use-open-source.tsx';
import { usePack } from '../hooks/use-told-texts.ts';
import styles from './parts.module.css';

/** In a line, what is in English where the rest is not, and why. */
export function StillEnglish({ interpretation }: { interpretation: Interpretation }) {
  const { english } = useOpenSource();
  const line = usePack().stillEnglish(interpretation, english);
  return line === undefined ? null : <p className={styles['say']}>{line}</p>;
}
