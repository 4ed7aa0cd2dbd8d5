import { useId, type ReactNode } from 'react';
import type { Piece } from '#core/presenting/sentences.ts';
import type { ToldTexts } from '../language-pack.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { SourcedText } from './sourced-text.tsx';
import styles from './story.module.css';

export type SectionPart = keyof ToldTexts['story'];

type StorySectionProps = {
  part: SectionPart;
  pieces: Piece[];
  /** Told as one text, and not as a list. */
  isText?: boolean;
  /** There is something to show besides the sentences. */
  hasMore?: boolean;
  /** In place of the list of sentences. */
  children?: ReactNode;
};

/** A part of the story under its heading; nothing where the document has no such part. */
export function StorySection({ part, pieces, isText = false, hasMore = false, children }: StorySectionProps) {
  const texts = useToldTexts();
  const id = useId();
  if (pieces.length === 0 && !hasMore) return null;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id}>{texts.story[part]}</h3>
      {children ?? (isText ? <SourcedText pieces={pieces} /> : <PieceList pieces={pieces} />)}
    </section>
  );
}

/** Sentences, each on a line of its own; one alone needs no list. */
export function PieceList({ pieces }: { pieces: Piece[] }) {
  if (pieces.length === 0) return null;
  if (pieces.length === 1) return <SourcedText pieces={pieces} />;
  return (
    <ul className={styles['bullets']}>
      {pieces.map((piece, index) => (
        <li key={index}>
          <SourcedText pieces={[piece]} />
        </li>
      ))}
    </ul>
  );
}
