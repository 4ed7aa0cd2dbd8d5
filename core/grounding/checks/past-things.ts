import type { Check } from './check.ts';

const printedPast =
  /\b(?:former(?:ly)?|quit|ex-|history of|hx of|h\/o|previous(?:ly)?|^\W*(?:s\/p|status post)|remote(?! monitoring| access| visit| review| consult\w*)|as a (?:child|teen\w*|boy|girl|baby)|in childhood|childhood|years? ago|in remission|no longer|resolved|stopped (?:19|20)\d\d|(?<!\b(?:this|the) )past(?! (?:\w+day|few|several|couple|\d|day|week|month|night))|prior)\b|(?<![\d/.-])(?:19|20)\d{2}\b(?![/-]\d)|\bat (?:age )?\d{1,2}\b(?!\.\d)(?!\s?(?:mg|%|ml|am|pm|:|\/|mm|cm|weeks|o'))/i;
const toldPast =
  /\b(?:was|were|had|did|past|history|previous(?:ly)?|before|earlier|ago|used to|former(?:ly)?|quit|stopped|once|since|(?:19|20)\d{2}|childhood|child|when you were|at age|age of|at \d+|resolved|gone|no longer|over|last|has been|have been|have had|removed|after|prior|older|compared|comparison|then|came|went|took|gave|found|showed|remission|back in|antes|pasado|antecedentes?|fue|era|tuvo|había|previ[oa]s?|dejó|anterior\w*|hace)\b/i;
const toldNow =
  /\b(?:now|currently|today|at present|these days|right now|this (?:week|month|hospital stay|stay|admission|visit|year|time)|still|active|ongoing|ahora|actualmente|hoy|esta semana)\b/i;

/** What is over is told as over. */
export const pastThings: Check = ({ quoted, told }) => {
  if (
    quoted === undefined ||
    quoted.isInRow ||
    told.isQuestion ||
    quoted.assertion === 'absent' ||
    /\bfamily\b/i.test(quoted.words)
  )
    return [];
  if (
    !printedPast.test(quoted.words) ||
    /\b(?:since|follow[- ]?up|due|by|repeat|until|next|recheck|compared?|comparison)\b/i.test(quoted.words)
  )
    return [];
  const isNow =
    toldNow.test(told.text) &&
    !/\b(?:no longer|not|n't|stopped|gone|quit|former)\b/i.test(told.text) &&
    !/\b(?:now|still|current\w*|ongoing|today|active)\b/i.test(quoted.clause);
  return isNow || !toldPast.test(told.text) ? ['historical'] : [];
};
