import type { VerifyFault } from '../verify-sentence.ts';
import type { Check } from './check.ts';
import { isTrendRight } from './trends.ts';

/** What became of something since an earlier look, as people tell it, and the printed words that say so. */
const changes: readonly { said: RegExp; printed: RegExp }[] = [
  {
    said: /\b(?:has|have|had|it|is|are|was) (?!not\b)(?:\w+ )?(?:grown(?! into| just| beyond| through| out)|increased in size|gotten (?:bigger|larger|worse)|got (?:bigger|larger|worse)|become (?:bigger|larger|worse)|become more \w+|worsened|progressed|bigger|larger|enlarged since|gone up|risen|(?<!(?:left|right) (?:\w+ )?is )worse(?! (?:when|while|at night|on|in|with|if))|growing)\b(?! than (?:usual|normal|expected|average|the other|it should|they should|the right|the left|the size|that|this))|\b(?:grew (?:larger|bigger|in size|since)|worsened|larger than (?:before|last)|bigger than (?:before|last)|(?:up|increased|rose|went up) from(?=[^.]{0,14}\d)|increased since|growth since|getting (?:worse|bigger|larger))\b|\bha (?:crecido|aumentado|empeorado)\b/i,
    printed: /increas|enlarg|grow|grew|larger|bigger|progress|wors|up from|higher|rose|risen|evol|spread/i,
  },
  {
    said: /\b(?:has|have|had|it|is|are) (?:\w+ )?(?:shrunk|decreased in size|gotten (?:smaller|better)|got (?:smaller|better)|become (?:smaller|better)|improved|smaller|gone down|fallen|better|improving|shrinking)\b(?! than (?:usual|normal|expected|average|the other|it should|they should|the right|the left|the size|that|this))|\b(?:shrank|smaller than (?:before|last)|(?:down|decreased|fell|dropped|went down) from(?=[^.]{0,14}\d)|decreased since|getting (?:better|smaller))\b|\bha (?:disminuido|mejorado|bajado)\b/i,
    printed:
      /decreas|smaller|atroph|shr[aiu]nk|improv|regress|reduc|less|better|down from|lower|resol|recover|fell|fallen|better/i,
  },
  {
    said: /\b(?:(?:has|have) (?:not|n't) (?:changed|grown)|hasn't (?:changed|grown)|haven't changed|did not change|no change|unchanged|stable|the same (?:as|size)|steady|remains? the same|stayed the same|sin cambios|estable)\b/i,
    printed:
      /unchanged|stable|stabil|same|similar|persist|remain|no (?:\w+ ){0,2}(?:change|growth)|not (?:\w+ )?chang|without change|no interval|constant|steady|as before|well controlled|redemonstrat|no new|\bs\/p\b|interval/i,
  },
  {
    said: /\b(?:is|are|was) (?:a )?(?:brand )?new(?:ly found)?\b(?! to\b)|\bnew (?:finding|nodule|mass|lesion|fracture|clot|spot|infection|area|problem|changes?)\b|\bnewly\b|\bnot (?:seen|there|present) before\b|\bes nuev[oa]\b/i,
    printed:
      /\bnew|interval development|not (?:previously )?(?:seen|present)|recent|developed|de novo|newly|acute|onset|found to have|started/i,
  },
  {
    said: /\b(?:has|have|is|are|was|were) (?:now |completely |fully )?(?:gone(?! (?:up|down|through|over|to))|resolved|cleared(?: up)?|healed|disappeared|gone away)\b|\bno longer (?:seen|there|present|visible)\b|\b(?:cleared up|went away|cured)\b|\bha (?:desaparecido|resuelto)\b/i,
    printed: /resol|no longer|disappear|clear|gone|went away|heal|settled|remission|subsid|cured|recover/i,
  },
];

/** "Nothing suggests that it has grown" tells of no change. */
function isSaid(said: RegExp, text: string): boolean {
  const found = said.exec(text);
  return (
    found !== null && !/\b(?:nothing|no (?:sign|signs|evidence)|not suggest)\b[^.;]*$/i.test(text.slice(0, found.index))
  );
}

/** A change that is told is printed. */
export const changed: Check = (one): VerifyFault[] => {
  const { told, evidence } = one;
  const isRight = isTrendRight(one);
  if (isRight !== undefined) return isRight ? [] : ['change'];
  if (told.isQuestion && /^\W*(?:is|are|has|have|will|could|can|does|do|should|how|when)\b/i.test(told.text)) return [];
  return changes.some(
    ({ said, printed }) =>
      isSaid(said, told.text) &&
      !/\b(?:if|whether|would|should|to see|in case|si)\b/i.test(told.text) &&
      !printed.test(evidence.nearText),
  )
    ? ['change']
    : [];
};
