import type { Words } from '#core/presenting/report-blocks.ts';
import { reportTexts } from '#core/presenting/report-texts.ts';
import styles from './printed-sheet.module.css';

/** Words of a report with the numbers of their footnotes. */
export function PrintedWords({ words }: { words: Words }) {
  return words.map((run, index) => (
    <span key={index} lang={run.lang} className={run.look && styles[run.look]}>
      {index > 0 && ' '}
      {run.text}
      {run.note !== undefined && <NoteNumber note={run.note} />}
    </span>
  ));
}

// Never on a line of its own: U+2060 joins it to the word before.
const NoteNumber = ({ note }: { note: number }) => (
  <>
    {'\u2060'}
    <sup className={styles['note']}>{reportTexts.note(note)}</sup>
  </>
);
