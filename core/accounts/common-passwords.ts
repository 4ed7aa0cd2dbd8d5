import common from './common-passwords.json' with { type: 'json' };

/** Passwords that are common as they stand, beyond what the rules below find. */
const wholes = new Set(common.wholes);

/** Words that people make passwords of most, as lists of passwords that came to light show. Small letters, without digits. */
const commonWords = new Set(common.words);

const rows = [
  '`1234567890-=',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiopü',
  'yxcvbnm,.-',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  '!@#$%^&*()_+',
];

const reverse = (text: string): string => [...text].reverse().join('');
const walks = rows.flatMap((row) => [row, reverse(row)]);

/** What a hand writes that runs along the keys or the alphabet, forth, back, or in pieces of four or more. */
function isWalk(text: string): boolean {
  for (let at = 0; at < text.length;) {
    const step = longestStep(text.slice(at));
    if (step < Math.min(4, text.length)) return false;
    at += step;
  }
  return true;
}

function longestStep(text: string): number {
  for (let length = text.length; length > 0; length -= 1) {
    if (walks.some((walk) => walk.includes(text.slice(0, length)))) return length;
  }
  return 0;
}

/** One to four signs over and over, such as `aaaaaaaa` and `12121212`, or a word that is common, twice. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/u.test(text) && isCutOf(text);
}

function isCutOf(text: string): boolean {
  const unit = /^(.{1,4}?)\1+/u.exec(text)?.[1] ?? '';
  return unit !== '' && unit.repeat(Math.ceil(text.length / unit.length)).startsWith(text);
}

// The day or month first, parted or not; years alone from 1900 on.
const day = '(?:0?[1-9]|[12][0-9]|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const year = '(?:(?:19|20)[0-9]{2})';
const part = '[-./ ]?';
const date = new RegExp(
  `^(?:${day}${part}${month}${part}${year}|${month}${part}${day}${part}${year}|${year}${part}${month}${part}${day})$`,
);

const plainOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};
const unmask = (text: string): string => text.replace(/[0134578@$!€]/g, (sign) => plainOf[sign] ?? sign);

// What is put behind a word: a year, a run of digits, one digit over and over, up to two digits, and signs.
const tail = new RegExp(
  `(?:${year}|1234567890|123456789|12345678|1234567|123456|12345|1234|4321|321|123|987|69|007|420|666|777|([0-9])\\1{1,5}|[0-9]{1,2})?[!?.*#$@_-]{0,3}$`,
);
const head = /^[0-9!?.*#$@_-]{1,4}/;

function isWordWithTail(text: string): boolean {
  const stems = [text.replace(tail, ''), text.replace(/[!?.*#$@_-]+$/, '')];
  return stems.flatMap((stem) => [stem, stem.replace(head, '')]).some(isWordOrTwo);
}

function isWordOrTwo(stem: string): boolean {
  const words = [stem, unmask(stem), unmask(stem).replaceAll('i', 'l')];
  return words.some((word) => word !== '' && (commonWords.has(word) || isTwice(word)));
}

function isTwice(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return half + half === word && commonWords.has(half);
}

/** Whether a password is one of the first that anybody would try: the best known, and what people make of a few words, keys and dates. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const close = text.replace(/\s+/g, '');
  return (
    wholes.has(text) ||
    wholes.has(close) ||
    isRepeated(text) ||
    isWalk(close) ||
    date.test(text) ||
    isWordWithTail(close)
  );
}
