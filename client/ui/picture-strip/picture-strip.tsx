import type { CSSProperties } from 'react';
import styles from './picture-strip.module.css';

/** Left, top, right and bottom, as shares of the picture. */
type Box = readonly [number, number, number, number];

export type PictureStripProps = {
  src: string;
  /** What is seen, for people who cannot see it. */
  label: string;
  /** Called when the picture does not come. */
  onError: () => void;
  width: number;
  height: number;
  /** Parts of one row, side by side. A narrow screen breaks the row between them. */
  pieces: readonly Box[];
  /** What gets a frame. */
  marks: readonly Box[];
  /** Of the words, as a share of the height: they are drawn about as tall as the words of the page. */
  letterHeight: number;
};

/** A row cut from a larger picture, at the size of text. */
export function PictureStrip({ src, label, onError, width, height, pieces, marks, letterHeight }: PictureStripProps) {
  return (
    <span role="img" aria-label={label} className={styles['strip']}>
      {pieces.map((piece) => (
        <span key={piece[0]} className={styles['piece']} style={sizeOf(piece, width, height, letterHeight)}>
          <img
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles['picture']}
            style={pictureIn(piece)}
            onError={onError}
          />
          {marks
            .filter((mark) => mark[0] < piece[2] && mark[2] > piece[0])
            .map((mark) => (
              <span key={String(mark)} className={styles['mark']} style={markIn(piece, mark)} />
            ))}
        </span>
      ))}
    </span>
  );
}

const percent = (share: number) => `${share * 100}%`;

function sizeOf([left, top, right, bottom]: Box, width: number, height: number, letter: number): CSSProperties {
  const wide = (right - left) * width;
  return {
    width: `calc(var(--letter) * ${wide / (letter * height)})`,
    aspectRatio: `${wide} / ${(bottom - top) * height}`,
  };
}

const pictureIn = ([left, top, right, bottom]: Box): CSSProperties => ({
  width: percent(1 / (right - left)),
  left: percent(-left / (right - left)),
  top: percent(-top / (bottom - top)),
});

const markIn = ([left, top, right, bottom]: Box, mark: Box): CSSProperties => ({
  left: percent((mark[0] - left) / (right - left)),
  top: percent((mark[1] - top) / (bottom - top)),
  width: percent((mark[2] - mark[0]) / (right - left)),
  height: percent((mark[3] - mark[1]) / (bottom - top)),
});
