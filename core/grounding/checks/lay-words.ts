import type { Check } from './check.ts';
import { toldAndPrinted } from '../wording/told-and-printed.ts';

/** Comfort and alarm that a reader would take for the document's. Each may stand where the document prints the like. */
const tones = toldAndPrinted('tones');

/** No comfort and no alarm beyond the text. */
export const layWords: Check = ({ told, evidence, quoted }) => {
  // What only says what a word means may call it serious: "melanoma, a serious skin cancer,".
  const text = /\b(?:serious|severe)\b/i.test(told.text) ? told.plain : told.text;
  return tones.some(
    ({ said, printed }) =>
      said.test(
        quoted === undefined
          ? text.replace(/\bhealthy (?=kidneys|heart|liver|lungs|cells|body|person|people|level)/gi, '')
          : text,
      ) &&
      !isAsked(told.isQuestion, text) &&
      !printed.test(evidence.text),
  )
    ? ['lay_word']
    : [];
};

/** "Is this something to worry about?" comforts and alarms nobody. */
const isAsked = (isQuestion: boolean, text: string): boolean =>
  isQuestion && !/\b(?:dangerous|deadly|fatal|life[- ]threatening|cancer-free)\b/i.test(text);
