/** A stretch of speech as a recogniser has it by now; a final one changes no more. */
export type HeardPiece = { index: number; isFinal: boolean; alternatives: string[] };

/** The pieces that a `result` event is about. */
export function heardIn(event: Event): HeardPiece[] {
  if (!isResult(event)) return [];
  return Array.from(event.results, (result, index) => ({
    index,
    isFinal: result.isFinal,
    alternatives: Array.from(result, ({ transcript }) => cleaned(transcript)).filter(Boolean),
  })).slice(event.resultIndex);
}

const isResult = (event: Event): event is SpeechRecognitionEvent => 'results' in event && 'resultIndex' in event;

/** As it is shown and matched: without the blanks around it, in small letters. */
export const cleaned = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase();

/** What is heard at this moment, for the eyes. */
export const transcriptOf = (pieces: readonly HeardPiece[]): string =>
  cleaned(pieces.map(({ alternatives: [likeliest = ''] }) => likeliest).join(' '));
