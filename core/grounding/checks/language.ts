import type { Language } from '../../documents/explanation.ts';
import { toldWords } from '../told/told-words.ts';
import type { VerifyFault } from '../verify-sentence.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Small words that make up a third of any sentence of a language, without those that two of them share. */
const english = setOf(
  'the of and to is are was were in your you with that which this these it its for from be been has have had on at by not an or but what does do should there no than more can may result results doctor test tests report my i how why when ask about as they their shows showed any all if over above below high low normal range',
);
const spanish = setOf(
  'el la los las de del que y en un una es son fue fueron su sus con por para se no al lo como más está están esta este estos estas pero sin muy qué cuál cuáles usted ha han hay sobre entre también mi mis le les o nivel resultado médico prueba significa debe puede',
);
const others = setOf(
  'le les des du et est une dans pour avec sur pas vous votre der die das und ist nicht ein eine mit von zu im auf für ihr sie il lo gli che di e è sono non della nel per una con um uma os as não você seu sua com het een van niet zijn met voor uw och att det som på av ett är jest nie na się w z że',
);
const small: ReadonlySet<string> = new Set([...english, ...spanish, ...others]);
const otherScript = /[\u0370-\u1cff\u1f00-\u1fff\u2c00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff66-\uff9d]/u;
const greekSigns = /[α-ωΑ-Ωµμ]/gu;

/** A sentence is in the language asked for where more of its small words are of that language than of any other. */
export function languageFaults(text: string, language: Language): VerifyFault[] {
  if (otherScript.test(text) && otherScript.test(text.replace(greekSigns, ''))) return ['language'];
  const [asked, other] = language === 'en' ? [english, spanish] : [spanish, english];
  let [own, ofOther, ofOthers] = [0, 0, 0];
  for (const { word } of toldWords(text)) {
    if (!small.has(word)) continue;
    if (asked.has(word)) own += 1;
    if (other.has(word)) ofOther += 1;
    if (others.has(word)) ofOthers += 1;
  }
  const foreign = Math.max(ofOther, ofOthers);
  return foreign > 1 && foreign > own ? ['language'] : [];
}
