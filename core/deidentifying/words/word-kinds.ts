import { isGeneralWord } from './general-words.ts';
import { isProduct } from './eponyms.ts';
import { isMedicalWord } from './medical-words.ts';
import { nameWord } from './name-words.ts';
import { isSafeWord } from './safe-words.ts';

/** "Fhx", "Dhx": what cannot be said is a short form. */
const vowel = /[aeiouy\u00c0-\u1eff\P{Script=Latin}]/iu;

/** "Postoperative", "nonspecific", "psychosocial", "retrobulbar": a word of its own where the rest is one. */
const prefixed =
  /^(?:non|post|pre|anti|hyper|hypo|peri|intra|sub|multi|micro|extra|para|poly|neuro|psycho|cardio|vaso|angio|gastro|entero|hepato|nephro|uro|osteo|arthro|musculo|myo|fibro|dermato|erythemato|arterio|thoraco|broncho|laryngo|naso|oro|cervico|lumbo|sacro|cranio|retro|visco|supra|tele|photo|hydro|electro|chemo|radio|immuno|cyto|thermo|phono|ultra|endo|epi|meso|dorso|ventro|antero|postero|latero|medio|neo|bio|socio|reticulo|muco|methyl)(?=\p{L}{4})|^(?:re|un|dis|mis)(?=\p{L}{5})/u;

/** "Cognitively", "optimally": said of a word. */
const adverb = /^(.{2,}(?:al|ive|ous|[ae]nt|ar|ed|ing))ly$/u;

/** "Cannulation", "centrality": endings that no name has. */
const ofDeed = /^.{4,}(?:[aiu]tions?|ali[sz]ed|alit(?:y|ies)|ivit(?:y|ies)|abilit(?:y|ies))$/u;

/** "Mother's", "doesn't", "I'm": the end of a word that is run into it. */
const contracted = /(?:n['’]t|['’](?:s|m|d|re|ve|ll)?)$/i;

/** Whether a word tells of nobody: an English or a medical one that people are hardly ever called by. */
export function isOrdinary(word: string): boolean {
  const plain = word.replace(contracted, '');
  if (/^anti-/i.test(plain) || isProduct(plain.toLowerCase())) return true;
  if (nameWord(plain.toLowerCase()) === 'name') return false;
  return plain.split(/[-–/]/).every((part) => part.length < 2 || isOrdinaryPart(part));
}

function isOrdinaryPart(word: string): boolean {
  const lower = word.toLowerCase();
  if (nameWord(lower) === 'name') return false;
  if (!vowel.test(word) || ofDeed.test(lower)) return true;
  if (isGeneralWord(lower) || isSafeWord(lower) || isProduct(lower) || isMedicalWord(word)) return true;
  const rest = lower.replace(prefixed, '').replace(adverb, '$1');
  return rest !== lower && (isGeneralWord(rest) || isSafeWord(rest) || isMedicalWord(rest));
}

/** Whether people are called by a word: it is no ordinary one, or it is one of those that are both. */
export function canBeName(word: string): boolean {
  const name = nameWord(word.replace(contracted, '').toLowerCase());
  return name === 'name' || name === 'both' || !isOrdinary(word);
}

/** "Li", "Vu", "Fa": two letters beside a name, but those that begin sentences and stand in charts. */
export const isShortName = (word: string): boolean => /^\p{Lu}\p{Ll}$/u.test(word) && !shortWords.has(word);

const shortWords = new Set(
  (
    'Mr Ms Dr No To In At By Is He We It Of On Or As If Re Up So Am Rx Pt Hx Dx Tx Sx Cc My Id Ht Wt Bp Hr Im Iv Po Md Rn Np Yo ' +
    'Mg Kg Cm Mm Ml'
  ).split(' '),
);

const isNoName = (word: string): boolean => isOrdinary(word) && nameWord(word.toLowerCase()) === undefined;

/** Whether what stands behind a label can name somebody: "Dad on phone" and "General endotracheal" cannot, "Summer Rain" can. */
export function canNameSomebody(words: string): boolean {
  const parts = words.match(/\p{L}[\p{L}\p{M}'’-]{2,}/gu) ?? [];
  if (parts.length === 0 || surnameFirst.test(words)) return true;
  if (parts.some((part) => /^\p{Ll}{3,}$/u.test(part) && isNoName(part) && !particles.has(part))) return false;
  const areOrdinary = parts.every(isNoName);
  return !areOrdinary || (parts.length > 1 && !parts.some(isMedicalWord));
}

/** "RIVERS, STONE". */
export const surnameFirst = /^\p{Lu}{2,}, ?\p{Lu}{2,}(?: \p{Lu}\.?)?$/u;

const particles = new Set('del della des dos las les los van von der den ter ten the and'.split(' '));
