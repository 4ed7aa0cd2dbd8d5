import type { LabScale } from '#core/presenting/lab-scale.ts';
import type { ResultRow } from '#core/presenting/report-blocks.ts';
import { LabMark } from './lab-mark.tsx';
import styles from './lab-line.module.css';

/** Words, and where value and range are numbers, a line. To a listener both are one sentence. */
export function ResultLine({ status, scale, words, sentence, labels }: Omit<ResultRow, 'name' | 'remarks'>) {
  return (
    <div role="img" aria-label={sentence} className={styles['lab']} data-status={status}>
      <p className={styles['words']}>
        <svg width="1.1em" height="1.1em" viewBox="-10 -10 20 20" className={styles['shape']} aria-hidden="true">
          <LabMark status={status} />
        </svg>
        <span>{words}</span>
      </p>
      {scale && labels === null && <Line scale={scale} status={status} />}
      {scale && labels !== null && (
        <div className={styles['line']}>
          <span className={styles['value']} style={placed(scale.mark)}>
            {labels.value}
          </span>
          <Line scale={scale} status={status} />
          <Bounds scale={scale} {...labels} />
        </div>
      )}
    </div>
  );
}

function Line({ scale, status }: { scale: LabScale; status: ResultRow['status'] }) {
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

function Bounds({ scale: { band }, low, high }: { scale: LabScale; low: string; high: string }) {
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
