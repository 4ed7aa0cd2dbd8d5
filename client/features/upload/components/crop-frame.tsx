import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cropEdges, rangeOf, withEdge, type Crop, type CropEdge } from '../model/crop.ts';
import { texts } from '../texts.ts';
import styles from './photo-editor.module.css';

const words = texts.editor;

type CropFrameProps = { url: string; crop: Crop; onCrop: (crop: Crop) => void };

/** A picture with a side to move at each of its edges, by finger, mouse or arrow keys. */
export function CropFrame({ url, crop, onCrop }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const drag = (edge: CropEdge, { clientX, clientY }: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (area === undefined) return;
    const at = isAcross(edge) ? (clientX - area.left) / area.width : (clientY - area.top) / area.height;
    onCrop(withEdge(crop, edge, at));
  };
  return (
    <div ref={box} className={styles['box']}>
      <img src={url} alt={words.alt} className={styles['picture']} draggable={false} />
      <div className={styles['shade']} aria-hidden="true">
        <div className={styles['kept']} style={insetOf(crop)} />
      </div>
      {cropEdges.map((edge) => (
        <Edge
          key={edge}
          edge={edge}
          crop={crop}
          onMove={(at) => onCrop(withEdge(crop, edge, at))}
          onDrag={(event) => drag(edge, event)}
        />
      ))}
    </div>
  );
}

const isAcross = (edge: CropEdge): boolean => edge === 'left' || edge === 'right';
const percent = (share: number): string => `${share * 100}%`;
const insetOf = ({ left, top, right, bottom }: Crop) => ({
  left: percent(left),
  top: percent(top),
  right: percent(1 - right),
  bottom: percent(1 - bottom),
});

type EdgeProps = { edge: CropEdge; crop: Crop; onMove: (at: number) => void; onDrag: (event: PointerEvent) => void };

function Edge({ edge, crop, onMove, onDrag }: EdgeProps) {
  const { left, top, right, bottom } = crop;
  const { from, to } = rangeOf(crop, edge);
  const at = Math.round(crop[edge] * 100);
  const place = isAcross(edge)
    ? { left: percent(crop[edge]), top: percent((top + bottom) / 2) }
    : { left: percent((left + right) / 2), top: percent(crop[edge]) };
  const handleKey = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const end = event.key === 'Home' ? from : event.key === 'End' ? to : null;
    if (step === 0 && end === null) return;
    event.preventDefault();
    onMove(end ?? crop[edge] + step);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={words.edges[edge]}
      aria-orientation={isAcross(edge) ? 'horizontal' : 'vertical'}
      aria-valuemin={Math.round(from * 100)}
      aria-valuemax={Math.round(to * 100)}
      aria-valuenow={at}
      aria-valuetext={words.at[edge](at)}
      className={styles[isAcross(edge) ? 'upright' : 'level']}
      style={place}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event)}
    />
  );
}

/** The way an arrow points is the way the side goes, whichever side it is. */
function stepOf({ key, shiftKey }: KeyboardEvent): number {
  const size = shiftKey ? 0.1 : 0.01;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return -size;
  if (key === 'ArrowRight' || key === 'ArrowDown') return size;
  if (key === 'PageUp') return -0.1;
  return key === 'PageDown' ? 0.1 : 0;
}
