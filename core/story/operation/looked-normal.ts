import { listOf, sentence } from '../../explaining/wording.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Outcome } from './how-it-went.ts';
import data from './organs.json' with { type: 'json' };

// The longest names first, so that "small bowel" is not the "bowel".
const organs = data.organs.map(([words = '', say = '']) => ({ whole: new RegExp(`^(?:${words})$`, 'i'), say }));
const anyOrgan = data.organs
  .flatMap(([words = '']) => words)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const before =
  '(?:the |a |an |both |left |right |bilateral |(?:rest|remainder) of (?:the |her |his )?|remaining |entire |visuali[sz]ed |her |his |his |(?:normal|healthy)[- ]appearing |normal )';
const one = `${before}{0,4}(?:${anyOrgan})\\b`;
const list = `${one}(?:(?:,? and |, |,? as well as )${one}){0,7}`;
const sound =
  '(?:normal(?! (?:in )?(?:size|contour|shape|limits of|position|pressure|saline))(?:[- ]appearing| in appearance)?|healthy|viable|unremarkable|within normal limits)';
const after = new RegExp(
  `\\b(${list})(?:,? (?:all|both|which))? (?:was|were|appeared|looked)(?: (?:all|both|also|grossly|completely|entirely|noted to be|seen to be|found to be|to be|perfectly|quite))* ${sound}(?![\\w-]| in size|,? except|,? but)`,
  'gi',
);
const inFront = new RegExp(
  `\\b(?:normal|healthy|unremarkable)(?:[- ](?:appearing|looking))? (${list})(?! (?!(?:and|or|with|was|were|is|are|in|on|noted|seen|without|which|that|throughout|bilaterally)\\b)\\p{L})`,
  'giu',
);

const telling = new Set<Statement['role']>(['finding', 'step', 'technique', 'conclusion', 'detail']);
const most = 6;

/** What a surgeon saw and found healthy, in one sentence: "The liver, the appendix and the right ovary looked normal." */
export function lookedNormal(statements: readonly Statement[], told: string): Outcome | undefined {
  const found = new Map<string, Statement>();
  const orders: number[] = [];
  const ill = statements.filter(({ role, text }) => telling.has(role) && isIll(text)).map(({ text }) => text);
  for (const statement of statements) {
    const { role, text, certainty, temporality } = statement;
    if (!telling.has(role) || certainty === 'risk' || temporality === 'before' || isOther(text)) continue;
    const lists = [...text.matchAll(after), ...text.matchAll(inFront)].map(([, words = '']) => words);
    // "The rest of the flexure and the colon": only of what is named itself.
    const isRest = /\b(?:rest|remainder) of\b/i.test(text);
    const names = lists
      .filter((words) => !isRest || /\b(?:rest|remainder) of\b/i.test(words))
      .flatMap((words) => withSides(words.split(/,? and |, |,? as well as /)).flatMap((word) => nameOf(word, ill)));
    for (const name of names)
      if (!told.includes(name.replace(/ \(.*/, ''))) found.set(name, found.get(name) ?? statement);
    if (names.length > 0 && text.split(' ').length <= 6 + 3 * names.length) orders.push(statement.order);
  }
  // "the ovaries" say what "the left ovary" says.
  const names = [...found.keys()].slice(0, most);
  if (names.length === 0) return undefined;
  return {
    text: sentence(`${listOf(names)} looked normal`),
    spans: [...new Set(names.flatMap((name) => found.get(name) ?? []))].map(({ span }) => span),
    orders,
  };
}

function nameOf(words: string, ill: readonly string[]): string[] {
  const side = /\b(left|right)\b/i.exec(words)?.[1]?.toLowerCase();
  const isRest = /\b(?:rest|remainder|remaining)\b/i.test(words);
  const bare = words.replace(new RegExp(`^${before}+`, 'i'), '').trim();
  const organ = organs.find(({ whole }) => whole.test(bare));
  if (organ === undefined) return [];
  const own = new RegExp(`\\b${bare}\\b`, 'i');
  // What is also said to be ill is not told as healthy, but for the rest of it or its other side.
  if (
    !isRest &&
    ill.some((text) => own.test(text) && (side === undefined || new RegExp(`\\b${side}\\b`, 'i').test(text)))
  )
    return [];
  const { say } = organ;
  if (isRest) return [`the rest of ${say}`];
  return [side === undefined ? say : say.replace(/^the (.*?)s?(?= from|$| \()/, `the ${side} $1`).replace(/s\)$/, ')')];
}

/** "the right tube and ovary": both are on the right. */
function withSides(words: readonly string[]): string[] {
  let side: string | undefined;
  return words.map((word) => {
    side =
      /\b(left|right)\b/i.exec(word)?.[1] ??
      (/\b(?:ovary|tube|testicle|testis|kidney|ureter|lung)$/i.test(word) ? side : undefined);
    return side === undefined || /\b(?:left|right)\b/i.test(word) ? word : `${side} ${word}`;
  });
}

const isIll = (text: string): boolean =>
  /\b(?:ruptur\w*|perforat\w*|inflam\w*|necro\w*|gangren\w*|tumou?r|mass|cyst\w*|cancer|ulcer\w*|polyps?|torn|tears?|adhesions?|abscess|bleeding|lesions?|diseased?|abnormal\w*|enlarged|swollen|dilated|scarr\w*|strictur\w*|stenos\w*|obstruct\w*|erythem\w*|diverticul\w*|endometrio\w*|fibroids?|stones?|gastritis|esophagitis|colitis|hernia)\b/i.test(
    text,
  ) && !/\b(?:no|without|free of|not|absence)\b/i.test(text);

/** What was seen by others before, and what is normal only in part. */
const isOther = (text: string): boolean =>
  /\b(?:otherwise|minimal|amount|residual|some|except|exception|but|however|although|apart|other than|not|pap|ultrasound|sonogram|CT|MRI|x-?ray|previous\w*|prior|last|history|should|could|if|until|restor\w*|return\w*|return(?:ed)? to)\b/i.test(
    text,
  );
