import type { Statement } from './statement.ts';

/** "Red flags explained" and the short lines below it are when to get help. */
export function asWarningSigns(statements: readonly Statement[]): Statement[] {
  let isUnder = false;
  let heading = '';
  return statements.map((statement) => {
    if (isWarningLead(statement.text)) {
      isUnder = true;
      heading = statement.heading;
      return { ...statement, role: 'furniture' };
    }
    isUnder &&= statement.heading === heading && statement.isItem && isSign(statement.text);
    return isUnder ? { ...statement, role: 'warning_sign' } : statement;
  });
}

const isWarningLead = (text: string): boolean =>
  text.split(' ').length <= 9 &&
  /^(?:red flags?|safety[- ]?net(?:ting|ted)?|warning signs?|return precautions|ED indications)\b/i.test(text) &&
  !/\b(?:no|nil|none)\b/i.test(text);

/** A sign by its name: no request, and nothing that was done. */
const isSign = (text: string): boolean =>
  text.split(' ').length <= 12 &&
  !/\b(?:pt|patient|repeat|repeats|advise|advised|referral|review|plan|discussed|agrees|offered|book)\b/i.test(text);
