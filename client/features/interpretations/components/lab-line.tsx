import type { LabResult } from '#core/documents/explanation.ts';
import { labScale } from '#core/presenting/lab-scale.ts';
import { labStatus, labWords, printedBounds, valueWords } from '#core/presenting/lab-words.ts';
import { useToldTexts } from '../hooks/use-told-texts.ts';
import { ResultLine } from './result-line.tsx';

/** One result in words and on its line; `isCompact` leaves out what is written on the line. */
export function LabLine({ result, isCompact = false }: { result: LabResult; isCompact?: boolean }) {
  const texts = useToldTexts();
  const scale = labScale(result) ?? null;
  const words = labWords(result, texts.labs);
  const sentence = texts.labs.sentence(result.name, words);
  const [low, high] = result.range === null ? ['', ''] : printedBounds(result.range);
  return (
    <ResultLine
      status={labStatus(result)}
      scale={scale}
      words={words}
      sentence={scale?.beyond ? `${sentence} ${texts.labs.offLine}` : sentence}
      labels={isCompact ? null : { value: valueWords(result, texts.labs), low, high }}
    />
  );
}
