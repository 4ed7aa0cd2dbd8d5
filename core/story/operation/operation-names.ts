import type { Statement } from '../../statements/statement.ts';

/** What a name is of: it decides how its place is said, "on the left knee" or "in the left knee". */
export type Named = 'operation' | 'diagnosis';

/** "Cataract, right eye (366.16)" is "Cataract in the right eye": a name as words of a sentence, without its codes. */
export function nameOf(text: string, named: Named): string {
  const at = named === 'operation' ? 'on' : 'in';
  return (named === 'operation' ? withoutSizes(text) : text)
    .replace(/\barthrodesis with (?=(?:[\p{L}-]+ ){0,3}fusion\b)/iu, '')
    .replace(
      /^((?:[\p{L}-]+ ){0,2}(?:revision|excision|removal|repair|debridement|resection|biopsy|release|drainage|exploration|closure|deformity|correction|reconstruction|decompression)), (?=(?:[\p{L}-]+ ){1,7}(?:reconstruction|replacement|mass|lesions?|fullness|tissue|scars?|cysts?|tumou?r|implants?|wound|hernia|abscess|fracture|graft|fistula|ulcer|flap)\b)/iu,
      '$1 of ',
    )
    .replace(
      /^((?=.*\b(?:[CTLS]\d|cervical|lumbar|thoracic|interbody|spinal?)\b).*?)\b(?:(?<!spinal )arthrodesis)\b/i,
      '$1spinal fusion',
    )
    .replace(
      /(\p{L}{3,}(?:ectomy|otomy|plasty|desis|fusion|decompression|instrumentation|fixation)) (?=[CTLS]\d)/giu,
      '$1 at ',
    )
    .replace(
      /^((?:[CTLS]\d{1,2}(?: ?[-/] ?[CTLS]?\d{1,2})?)(?:(?:,| and|, and) [CTLS]\d{1,2}(?: ?[-/] ?[CTLS]?\d{1,2})?)*),? (\p{L}{4}.*?)\.?$/u,
      '$2 at $1',
    )
    .replace(/^(.*?)\bhernias? and ((?:left |right |bilateral )?hydrocele) repair/i, '$1hernia repair and $2 repair')
    .replace(/, (?:anterior|posterior|lateral)(?: interbody)? technique\b/i, '')
    .replace(/[([]?\b(?:CPT|ICD(?:-?\d{1,2})?)(?: codes?)?:?#? ?[\d.,\- and]{3,40}[)\]]?/gi, ' ')
    .replace(/\(\s?\d{3}\.\d{1,2}\s?\)|\(\s?[A-Z]\d{2}\.\d{1,3}\s?\)/g, ' ')
    .replace(/\bcode\b:? ?\d{5}/gi, ' ')
    .replace(/^[\s\-–:.,]+|[\s\-–:.,;]+$/g, '')
    .replace(/^(?:procedure|operation)s?(?: ?#? ?\d)?: /i, '')
    .replace(/\s\([^()]*(?:serial|model|lot|#|\d ?D\b)[^()]*\)/gi, '')
    .replace(/,? \b(?:serial|model|lot)(?: (?:number|no\.?|#))?:? ?#?(?=[\w-]*\d)[\w-]+/gi, '')
    .replace(/,? as (?:described|noted|mentioned|stated|listed|above|below)(?: (?:above|below|previously))?/i, '')
    .replace(/, which\b.*$/i, '')
    .replace(/ (?:with|including|of):?$/i, '')
    .replace(/, (?:the )?(left|right|both) ((?:\p{L}{3,12} ){0,2}\p{L}{3,12})$/iu, ` ${at} the $1 $2`)
    .replace(/ (?:in|on) the both /i, ` ${at} both `)
    .replace(/, (?:on the )?(left|right)(?: side)?$/i, ' on the $1')
    .replace(/, bilateral(?:ly)?$/i, ' on both sides')
    .replace(
      /(?<!\b(?:at|of|from|to|and|or|through|levels?)),? ((?:[CTLS]\d{1,2}(?: ?[-/] ?[CTLS]?\d{1,2})?)(?:(?:,| and|, and) [CTLS]\d{1,2}(?: ?[-/] ?[CTLS]?\d{1,2})?)*)$/,
      ' at $1',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Excision, final defect 2 x 1 cm, using a 4-French tube": how large and with what is for the record. */
const withoutSizes = (text: string): string =>
  text
    .replace(/,? (?:using|utilizing|with the use of) [^,;]*\d[^,;]*$/i, '')
    .replace(
      /,? (?:with )?(?:(?:a |an )?final )?(?:defect )?(?:(?:that |which )?measur\w+ |of )?(?:approximately |about )?\d[\d.]* ?(?:cm|mm)?(?: ?(?:x|by) ?\d[\d.]* ?(?:cm|mm)?)+(?: (?:in size|each))?(?= |[.,;]|$)/gi,
      '',
    )
    .replace(/ #?\d+(?:-| )?(?:French|Fr|gauge|mm)\b/gi, '');

/** A name that says nothing of its own: "Same", "As above". */
export const isSameAgain = (text: string): boolean =>
  /^(?:the )?(?:same|as above|see above|unchanged|as stated)\b/i.test(text);

/** What is part of an operation, and none by itself. */
export const isAid = (text: string): boolean =>
  /^(?:(?:intraoperative |use of |utilization of |surgeon-interpreted )?(?:the )?(?:operating )?(?:fluoroscop\w*|microscop\w*|microsurgical technique|microdissection|photograph\w*|monitoring|c-arm)|intraoperative|use of|utilization of|interpretation|supervision|conscious sedation|moderate sedation|iv sedation|intravenous sedation|(?:general |local )?an[ae]+sthesia|blood pressure|vital signs|components?|examination under)\b|\b\d+(?:\.\d+)? ?(?:mg|mcg|units)\b|^\d+ (?:minutes?|seconds?)\b|^dr\. |\baccompan\w+|\b[ap]\.m\.|^(?:(?:right|left|common|percutaneous) )*(?:femoral|radial|brachial|subclavian|jugular) (?:(?:artery|arterial|vein|venous) )?access\b|\bcomponents?\b.*\b(?:size|mm|tray|polyethylene)\b|\bsize\b.*\bcomponents?\b/i.test(
    text,
  );

/** The names of operations in the order of the paper, each once. */
export function operationsIn(statements: readonly Statement[]): Statement[] {
  return onceEach(statements.filter(({ role, text }) => role === 'done' && !isAid(text) && !isSameAgain(text)));
}

type Diagnoses = { before: Statement[]; after: Statement[]; same: Statement[] };

/** What led to the operation, what it turned out to be where that is something else, and where it is the same. */
export function diagnosesIn(statements: readonly Statement[]): Diagnoses {
  const isOf = ({ heading, label }: Statement, pattern: RegExp): boolean =>
    pattern.test(label ?? '') || pattern.test(heading);
  const named = statements.filter(({ text }) => isShortName(text) && !isSameAgain(text));
  const before = named.filter(
    (one) =>
      one.role === 'reason' &&
      (one.label === null || /^(?:pre|indication|reason|diagnos)/i.test(one.label)) &&
      (isOf(one, /^pre/i) || (isOf(one, /^(?:indication|reason)/i) && one.text.split(' ').length <= longestReason)),
  );
  const concluding = statements.filter(
    (one) =>
      one.role === 'conclusion' && isOf(one, /diagnos|\bdx\b|impression|conclusion|finding|interpretation|summary/i),
  );
  const isNamed = new Set(named);
  const after = concluding.filter((one) => isNamed.has(one));
  if (before.length === 0) {
    const isPost = after.filter((one) => isOf(one, /^post/i));
    return { before: onceEach(isPost), after: onceEach(after.filter((one) => !isPost.includes(one))), same: [] };
  }
  const known = before.map(({ text }) => wordsOf(text));
  const wasCancer = before.some(({ text }) => isCancer(text));
  const isNew = ({ text }: Statement): boolean =>
    (isCancer(text) && !wasCancer) || !known.some((words) => shareOf(wordsOf(text), words) > 0.7);
  // "Brain tumor, probable metastasis" after "Brain tumor": what is new is told.
  const added = (one: Statement): Statement => {
    const [, rest = ''] = /, ((?:probable|possible|likely|metasta|malignan)[^,]*)$/i.exec(one.text) ?? [];
    const start = one.text.slice(0, -rest.length - 2).toLowerCase();
    return rest !== '' && before.some(({ text }) => text.toLowerCase().replace(/\.$/, '') === start)
      ? { ...one, text: rest }
      : one;
  };
  const same = concluding.filter((one) => isSameAgain(one.text) || !isNew(one));
  return {
    before: onceEach(before),
    after: onceEach(after.map((one) => added(one)).filter((one) => isNew(one))),
    same,
  };
}

/** "Right colon cancer" is no "right colon tumor". */
const isCancer = (text: string): boolean =>
  /\b(?:cancer|\w*carcinoma|malignan\w*|metasta\w*|melanoma|lymphoma|\w*sarcoma|leukemia)\b/i.test(text);

const longestName = 26;
const longestReason = 12;
const isShortName = (text: string): boolean =>
  text.split(' ').length <= longestName &&
  !/\b(?:is|are|was|were|has|have|had|he|she|we|they|will|would|should|presents?|presented|please|showed|shows|revealed|elected|came|underwent|looked|met|appeared|raises?|suggests?|received|reveals?|demonstrated|confirmed|did|went|began|last|you|(?<!^)needs?|desires?|does|resulted|recommend(?:ed)?|continued|suffered|sustained)\b/i.test(
    text,
  );

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);

function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return words.size === 0 ? 1 : shared / words.size;
}

function onceEach(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => {
    const key = text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    return !seen.has(key) && seen.add(key);
  });
}
