import { useEffect, useEffectEvent, useId } from 'react';
import { openAround } from '#client/lib/marking/open-details.ts';
import { classNames } from '#client/lib/class-names.ts';
import { languageOf } from '#core/presenting/language-of.ts';
import { useOpenAmong, useOpenSource } from '../hooks/use-open-source.tsx';
import type { Piece } from '#core/presenting/sentences.ts';
import { langOf, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { SourceBlock } from './later-source-block.tsx';
import { SourceSentence } from './source-sentence.tsx';
import { TermWords } from './term-words.tsx';
import { WordsComments } from './words-comments.tsx';
import styles from './sourced-text.module.css';

type SourcedTextProps = {
  pieces: Piece[];
  /** Whether there is room for the source at the side of this text. */
  isBeside?: boolean;
};

/** A paragraph whose sentences open their source; general ones say that they are general. */
export function SourcedText({ pieces, isBeside = true }: SourcedTextProps) {
  const base = useId();
  const { sources } = useToldTexts();
  const language = useLanguage();
  const { pointed, opened } = useOpenSource();
  const openId = useOpenAmong(base);
  const at = pointed === null ? -1 : pieces.findIndex(({ sentence }) => sentence === pointed);
  const show = useEffectEvent((id: string) => {
    opened.open({ id, spans: pointed?.spans ?? [] });
    const sentence = document.getElementById(id);
    openAround(sentence);
    sentence?.scrollIntoView({ block: 'center' });
    sentence?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (at !== -1) show(`${base}${at}`);
  }, [at, base]);
  const open = pieces.find((_, index) => openId === `${base}${index}`)?.sentence;
  return (
    <div className={classNames(styles['text'], isBeside && styles['beside'])}>
      <p>
        {pieces.map((piece, index) => (
          <span key={index} lang={language === 'en' ? undefined : languageOf(piece, language)}>
            {index > 0 && ' '}
            {hasSource(piece) ? (
              <SourceSentence id={`${base}${index}`} text={piece.text} spans={piece.sentence?.spans ?? []} />
            ) : (
              <TermWords text={piece.text} />
            )}
            <WordsComments kind="sentence" words={piece.text} />
            {isLastGeneral(pieces, index) && (
              <>
                {' '}
                <span className={styles['general']} lang={langOf(language)}>
                  {sources.general(sourcesOfRun(pieces, index))}
                </span>
              </>
            )}
          </span>
        ))}
      </p>
      {open && openId !== null && (
        <SourceBlock ownerId={openId} spans={open.spans} words={open.text} isBeside={isBeside} />
      )}
    </div>
  );
}

const hasSource = ({ sentence }: Piece) => sentence?.basis === 'document' && sentence.spans.length > 0;
const isGeneral = (piece: Piece | undefined) => piece?.sentence?.basis === 'general';

// One mark for general sentences that follow each other, with where they come from.
const isLastGeneral = (pieces: Piece[], index: number) => isGeneral(pieces[index]) && !isGeneral(pieces[index + 1]);

function sourcesOfRun(pieces: Piece[], last: number): string[] {
  const start = pieces.slice(0, last).findLastIndex((piece) => !isGeneral(piece)) + 1;
  const named = pieces.slice(start, last + 1).flatMap(({ sentence }) => sentence?.source ?? []);
  return [...new Set(named)];
}
