import type { LabResult, ReferenceRange } from '#core/documents/explanation.ts';
import { labStatus, labWords, printedBounds, valueWords } from '#core/presenting/lab-words.ts';
import { labScale, type LabScale } from '#core/presenting/lab-scale.ts';
import { texts } from '../texts.ts';
import { LabMark } from './lab-mark.tsx';
import styles from './lab-line.module.css';

/** One result in words and, where its value and range are numbers, on a line. To a listener it is one sentence. */
export function LabLine({ result, isCompact = false }: { result: LabResult; isCompact?: boolean }) {
  const status = labStatus(result);
  const scale = labScale(result);
  const words = labWords(result);
  const sentence = texts.labs.sentence(result.name, words);
  return (
    <div
      role="img"
      aria-label={scale?.beyond ? `${sentence} ${texts.labs.offLine}` : sentence}
      className={styles['lab']}
      data-status={status}
    >
      <p className={styles['words']}>
        <svg width="1.1em" height="1.1em" viewBox="-10 -10 20 20" className={styles['shape']} aria-hidden="true">
          <LabMark status={status} />
        </svg>
        <span>{words}</span>
      </p>
      {scale && isCompact && <Line scale={scale} status={status} />}
      {scale && !isCompact && (
        <div className={styles['line']}>
          <span className={styles['value']} style={placed(scale.mark)}>
            {valueWords(result)}
          </span>
          <Line scale={scale} status={status} />
          {result.range && <Bounds scale={scale} range={result.range} />}
        </div>
      )}
    </div>
  );
}

function Line({ scale, status }: { scale: LabScale; status: ReturnType<typeof labStatus> }) {
  const { band, mark, beyond } = scale;
  return (
    <svg className={styles['drawing']} width="100%" height="32" aria-hidden="true">
      <line x1="0" x2="100%" y1="16" y2="16" className={styles['axis']} />
      <rect
        x={`${band.from}%`}
        width={`${band.to - band.from}%`}
        y="8"
        height="16"
        rx={band.openLow || band.openHigh ? 0 : 4}
        className={styles['band']}
      />
      <svg x={`${mark}%`} y="16" overflow="visible">
        {beyond !== null && (
          <path d={beyond === 'high' ? 'M12 -6 l7 6 l-7 6' : 'M-12 -6 l-7 6 l7 6'} className={styles['arrow']} />
        )}
        <LabMark status={status} />
      </svg>
    </svg>
  );
}

function Bounds({ scale: { band }, range }: { scale: LabScale; range: ReferenceRange }) {
  const [low, high] = printedBounds(range);
  return (
    <span className={styles['bounds']}>
      {!band.openLow && <span style={placed(band.from)}>{low}</span>}
      {!band.openHigh && <span style={placed(band.to)}>{high}</span>}
    </span>
  );
}

// Near the ends of the line a centred label would stick out of it.
function placed(percent: number) {
  const shift = percent < 12 ? 0 : percent > 88 ? -100 : -50;
  return { insetInlineStart: `${percent}%`, translate: `${shift}%` };
}
