import type { Span } from '../../kernel/span.ts';
import { nameWord } from '../words/name-words.ts';
import { isNameOfThing } from './names-of-things.ts';
import { isMedicalWord, isSmallShortForm } from '../words/medical-words.ts';
import { isSafeWord } from '../words/safe-words.ts';
import { canBeName, isOrdinary, isShortName } from '../words/word-kinds.ts';

/**
 * How far words must look like a name: any capitalised ones behind "Mrs.", such as people are called by behind "seen by". Behind
 * "patient" one unknown word in small letters is no name yet, and behind "her son" even "Will" is one.
 */
export type Trust = 'any' | 'relative' | 'likely' | 'unsure';

const particles =
  "de|da|do|dos|das|del|della|di|du|la|las|los|le|van|von|der|den|ter|ten|zu|al|el|bin|binti|bint|ibn|abu|ben|st|san|santa|y|e|mc|ap|op|af|na|u|’t|'t";
const word = String.raw`\p{Lu}[\p{L}\p{M}]*(?:['’‘-]\p{L}[\p{L}\p{M}]*)*`;
const piece = new RegExp(
  String.raw`^(?:(?:\p{Lu}\.){1,3}|${word}|(?:(?:${particles})[ -]){1,3}${word}|\(?["“'‘](?:${word})["”'’]\)?|\((?:${word})\))(?![\p{L}\p{N}])`,
  'u',
);
const between = /^(?:,? |, ?|-|\. ?(?=\p{Lu}))/u;
/** "Wm. Okafor": behind a longer word a full stop ends the sentence. */
const longestShortened = 4;
const smallPiece = /^\p{Ll}[\p{Ll}\p{M}]*(?:['’‘-]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{N}])/u;
const mostPieces = 5;

/** The name that starts at an offset, or undefined where the words there are no name. */
export function readName(text: string, at: number, trust: Trust): Span | undefined {
  const line = restOfLine(text, at);
  return capitalName(text, line, at, trust) ?? smallName(line, at, trust);
}

/** No name is longer. */
const longest = 90;

function restOfLine(text: string, at: number): string {
  const rest = text.slice(at, at + longest);
  const newline = rest.indexOf('\n');
  return newline === -1 ? rest : rest.slice(0, newline);
}

function capitalName(text: string, line: string, at: number, trust: Trust): Span | undefined {
  let end = 0;
  let from = 0;
  let isName = false;
  for (let count = 0; count < mostPieces; count += 1) {
    const found = piece.exec(line.slice(from))?.[0];
    if (found === undefined) break;
    const isNext =
      count === 0
        ? accepts(found, trust, line.slice(found.length)) &&
          !isShortForm(found, text.slice(Math.max(0, at - 30), at) + line)
        : goesOn(found, line[end] === ',');
    if (!isNext) break;
    isName ||=
      !isInitial(found) || /^(?:\p{Lu}\.){2,3}$/u.test(found) || (trust === 'any' && /^(?!I$)\p{Lu}\.?$/u.test(found));
    end = from + found.length;
    const gap = between.exec(line.slice(end))?.[0];
    if (gap === undefined || (gap.startsWith('.') && found.length > longestShortened)) break;
    from = end + gap.length;
  }
  return isName ? [at, at + trimEnd(line.slice(0, end)).length] : undefined;
}

const isInitial = (words: string): boolean =>
  /^(?:\p{Lu}\.?){1,3}$/u.test(words) && words.replace(/\./g, '').length < 3;

const accepts = (words: string, trust: Trust, rest: string): boolean =>
  isInitial(words) ||
  (trust === 'relative' &&
    /^\p{Lu}\p{Ll}+$/u.test(words) &&
    nameWord(words.toLowerCase()) === 'seldom' &&
    !/^ \p{Lu}/u.test(rest)) ||
  isBeforeName(words, rest) ||
  wordsOf(words).some((part) => canBeName(part) && !isNameOfThing(part, rest)) ||
  (trust === 'any' && !notNames.test(words));

/** "Nils Ekström": an ordinary word is a name where the next one can be nothing else. */
const isBeforeName = (words: string, rest: string): boolean => {
  const next = /^ (\p{Lu}\p{Ll}[\p{L}\p{M}'’-]+)/u.exec(rest)?.[1];
  return (
    next !== undefined &&
    /^\p{Lu}\p{Ll}+$/u.test(words) &&
    !notNames.test(words) &&
    !isMedicalWord(words) &&
    !isSafeWord(words.toLowerCase()) &&
    !isOrdinary(next) &&
    !isNameOfThing(next, rest.slice(next.length + 1))
  );
};

/** Behind a comma only what is surely a name, for the next thing may begin there. */
const goesOn = (words: string, isBehindComma: boolean): boolean =>
  isBehindComma
    ? wordsOf(words).some((part) => !isOrdinary(part) && part.length > 2)
    : isInitial(words) || /^\p{Ll}/u.test(words) || wordsOf(words).some(canFollow);

/** "QDS", "IAPT" among words in small letters. */
const isShortForm = (words: string, line: string): boolean =>
  /^\p{Lu}{2,4}$/u.test(words) && /\p{Ll}{2}/u.test(line) && !new RegExp(`${words} \\p{Lu}{2}`, 'u').test(line);

const wordsOf = (words: string): string[] => words.match(/\p{Lu}[\p{L}\p{M}'’‘-]*/gu) ?? [];

/** A surname that is hardly ever a name: "Maria Long". */
const canFollow = (part: string): boolean =>
  isShortName(part) || canBeName(part) || nameWord(part.toLowerCase()) === 'seldom';

const trimEnd = (words: string): string => words.replace(/[\s,]+$/, '');

const notNames =
  /^(?:Sir|Madam|Sister|Brother|Judge|Hon|Frau|Herr|Freifrau|Baron|Interpreter|Tech|Call|Team|Pastor|Coach|Officer|Midwife|Matron|Doctor|Dr|Colleague|Patient|The|This|That|Team|To|All|It|He|She|They|We|You|In|On|No|Not|Is|Was|Has|Family|Mom|Mum|Dad|Customer|Parents?|Guardian|Provider|Physician|Nurse|Unknown|None|Date|Name|Phone|Practitioner|Manager|And|Or|Of|For|With|MD|RN|Google|Internet)(?![\p{L}])/u;

/** "seen by dr okafor": in small letters only words that are no words, or that hardly are. */
function smallName(line: string, at: number, trust: Trust): Span | undefined {
  let end = 0;
  let from = 0;
  let pieces = 0;
  for (let count = 0; count < 3; count += 1) {
    const found = smallPiece.exec(line.slice(from))?.[0];
    if (found === undefined || found.length < 2 || !isSmallName(found, count, trust)) break;
    end = from + found.length;
    pieces += nameWord(found) === 'name' ? 2 : 1;
    if (line[end] !== ' ') break;
    from = end + 1;
  }
  return end > 2 && pieces >= (trust === 'unsure' ? 2 : 1) ? [at, at + end] : undefined;
}

/** "by ligating", "with nebulization": what is done. */
const ofDeed = /.{4}(?:ed|ing|ly|tions?)$/;

const isSmallName = (words: string, count: number, trust: Trust): boolean =>
  (!isOrdinary(words) && !isSmallShortForm(words) && !ofDeed.test(words)) ||
  ((count > 0 || trust !== 'unsure') && ['name', 'both'].includes(nameWord(words) ?? '') && !commonVerbs.has(words));

const commonVerbs = new Set(['keen', 'young', 'hope', 'call', 'rush', 'chase', 'cook', 'hunt', 'rob']);
