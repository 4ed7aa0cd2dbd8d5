import type { LabResult, Section } from '#core/documents/explanation.ts';
import { overlaps, type Span } from '#core/kernel/span.ts';
import { labStatus } from '#core/presenting/lab-words.ts';
import type { Piece } from '#core/presenting/sentences.ts';
import { useDoubtfulPlaces } from '../hooks/use-paper.tsx';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { OpeningLine } from './opening-line.tsx';
import { ResultPanels } from './result-panels.tsx';
import { PieceList } from './story-section.tsx';
import styles from './story.module.css';

/** Results without a range that are looked through at once. */
const few = 4;

type NormalPartProps = { pieces: Piece[]; results: LabResult[]; sections: Section[]; keepsAll: boolean };

/** What is as it should be, in one line that opens, and what nobody could compare. */
export function NormalPart({ pieces, results, sections, keepsAll }: NormalPartProps) {
  const { parts: words, story } = useToldTexts();
  const inRange = results.filter((result) => labStatus(result) === 'in-range');
  const unknown = results.filter((result) => labStatus(result) !== 'in-range');
  // What was hard to read stays in view.
  const doubtful = useDoubtfulPlaces();
  const isDoubtful = isAboutSome(doubtful, inRange);
  // A sentence about results tells of what is counted with them.
  const findings = pieces.filter(({ sentence }) => !isAboutSome(sentence?.spans ?? [], results)).length;
  const counts = [
    ...(findings > 0 ? [words.inOrder(findings)] : []),
    ...(inRange.length > 0 ? [words.inRange(inRange.length)] : []),
  ];
  return (
    <>
      {unknown.length > 0 && (
        <OpeningLine
          title={<h3 className={styles['line']}>{words.notCompared(unknown.length)}</h3>}
          isOpen={keepsAll || unknown.length <= few}
        >
          <ResultPanels results={unknown} sections={sections} />
        </OpeningLine>
      )}
      {pieces.length + inRange.length > 0 && (
        <OpeningLine
          title={<h3 className={styles['line']}>{story.normal}</h3>}
          more={counts.join(', ')}
          isOpen={keepsAll || isDoubtful}
        >
          <PieceList pieces={pieces} />
          {inRange.length > 0 && <ResultPanels results={inRange} sections={sections} />}
        </OpeningLine>
      )}
    </>
  );
}

const isAboutSome = (spans: readonly Span[], results: readonly LabResult[]): boolean =>
  results.some(({ span }) => spans.some((one) => overlaps(one, span)));
