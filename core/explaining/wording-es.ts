import { inWords } from './wording.ts';

const small =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte ' +
  'veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
const words = small.split(' ');
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

/** A count before a noun: "veintiún resultados". */
function enPalabras(count: number): string {
  if (count >= 100) return 'más de cien';
  const ten = tens[Math.floor(count / 10)] ?? '';
  return words[count] ?? (count % 10 === 0 ? ten : `${ten} y ${words[count % 10] ?? ''}`);
}

const byEnglish = new Map(
  Array.from({ length: 101 }, (_, count) => [inWords(count), { count, words: enPalabras(count) }]),
);

/** "twenty-one" and "resultado" -> "veintiún resultados"; the words as they stand where they are no count. */
export function contados(english: string, noun: string): string {
  const { count = 2, words: told = english } = byEnglish.get(english.toLowerCase()) ?? {};
  return `${told} ${count === 1 ? noun : plural(noun)}`;
}

const plural = (noun: string): string => (noun === 'examen' ? 'exámenes' : `${noun}s`);

export const isOne = (english: string): boolean => english.toLowerCase() === 'one';

/** "a, b and c" -> "a, b y c"; names stay as they are printed. "Five more" at the end is a count of ours. */
export function lista(english: string): string {
  const [, others, joint, last] = /^(.+?)(; | and )((?:(?! and |; ).)+)$/u.exec(english) ?? [];
  if (others === undefined || joint === undefined || last === undefined) return english;
  const [, more] = /^([a-z-]+(?: [a-z]+)*) more$/u.exec(last) ?? [];
  const told = more !== undefined && byEnglish.has(more) ? `${byEnglish.get(more)?.words} más` : last;
  return `${others}${joint === ' and ' ? (/^h?i/iu.test(told) ? ' e ' : ' y ') : joint}${told === 'others' ? 'otros' : told}`;
}

export const conMayuscula = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
