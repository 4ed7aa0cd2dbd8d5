import { matchesIn } from '../../kernel/matches-in.ts';
import { organStems } from '../told/lay-names-in.ts';
import { doubtWords } from '../wording/doubt-words.ts';
import type { Case, Check } from './check.ts';

/** Who does something is who does it in print: a nurse, the surgeon, Dr. P. */
export const persons: Check = (one) => {
  const { told, quoted, source } = one;
  if (quoted === undefined || told.isQuestion) return [];
  if (isDoneByAnother(one)) return ['person'];
  const isOther = matchesIn(told.plain, doubtWords.roles).some(
    ({ 0: role, index }) =>
      !isNamed(role, source.lower) || isOfAnotherName(role, index, one) || isDoneByOthers(role, index, one),
  );
  return isOther ? ['person'] : [];
};

/** "Heart doctor" of a cardiologist; a surgeon where anybody operates. */
function isNamed(role: string, printed: string): boolean {
  const [first = ''] = role.toLowerCase().split(' ');
  const stems = organStems.get(first) ?? [first.slice(0, 6)];
  return stems.some((stem) => printed.includes(stem)) || (/surgeon/i.test(role) && /surg|operat|ectomy/.test(printed));
}

const name = String.raw`\b(?:Dr|Mr|Ms|Mrs|Prof)\.? (\p{Lu}[\p{L}'-]*)`;
const apart = 40;

/** "The surgeon, Dr. P": print has another name beside the surgeon, and never this one. */
function isOfAnotherName(role: string, at: number, { told, source }: Case): boolean {
  const [, said] =
    new RegExp(`^,? (?:is )?${name}|${name},? (?:the |her |his |your )?$`, 'u').exec(
      told.plain.slice(at + role.length),
    ) ?? [];
  if (said === undefined) return false;
  const { text } = source.explanation;
  const stem = role.toLowerCase().slice(0, 6);
  const named = matchesIn(text, new RegExp(name, 'gu')).flatMap(({ 1: own = '', 0: words, index }) => {
    const around = text.slice(Math.max(0, index - apart), index + words.length + apart).toLowerCase();
    return around.includes(stem) ? [own] : [];
  });
  return named.length > 0 && !named.includes(said);
}

/** "The rheumatologist held it": print has "we held", and nobody of that kind who did. */
function isDoneByOthers(role: string, at: number, { told, quoted, source }: Case): boolean {
  const [, verb] = /^ (?:has |have |then |also |had )?(\p{Ll}{3,})\b/u.exec(told.plain.slice(at + role.length)) ?? [];
  if (verb === undefined || quoted === undefined || isWriter(role, source)) return false;
  const printed = quoted.sentence.toLowerCase();
  return new RegExp(String.raw`\b(?:we|i|they) (?:\w+ )?${verb.slice(0, 4)}`).test(printed);
}

const longestSignature = 100;

/** Whoever the first or the last line of a letter names is its "we". */
function isWriter(role: string, { lower }: Case['source']): boolean {
  const lines = lower.split('\n').filter((line) => line.trim() !== '');
  return [lines[0] ?? '', lines.at(-1) ?? ''].some(
    (line) => line.length < longestSignature && line.includes(role.toLowerCase().slice(0, 6)),
  );
}

/** "Dr. X", "his wife": who is told to do something. */
const actor =
  /(?:^|[.;,] (?:and |but |so )?)(?:Dr\. (\p{Lu}[\p{L}'-]*)|(?:[Tt]he|[Hh]is|[Hh]er|[Yy]our) (mother|father|wife|husband|daughter|son|brother|sister|partner))((?: (?:has|have|had|will|would|also|then|is|was|did|may|can|should|could|now))*) (\p{Ll}{4,})/gu;
const behindActor = 60;

/** Print names them too, and nowhere with what they are told to do. */
function isDoneByAnother({ told, evidence }: Case): boolean {
  const printed = evidence.nearText;
  return matchesIn(told.plain, actor).some(([, doctor, relative, , deed = '']) => {
    const who = doctor === undefined ? String.raw`\b${relative ?? ''}\b` : String.raw`\bDr\.? ${doctor}\b`;
    const places = matchesIn(printed, new RegExp(who, 'gi'));
    const stem = deed.slice(0, 4);
    return (
      places.length > 0 &&
      !places.some(({ index }) =>
        printed
          .slice(index, index + behindActor)
          .toLowerCase()
          .includes(stem),
      )
    );
  });
}
