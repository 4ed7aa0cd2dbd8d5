import { commonWords } from './common-words.ts';

/** Passwords that are common as they stand, beyond what the rules below find. */
const wholes = new Set(
  (
    'trustno1 letmein1 iloveyou2 p@ssw0rd passw0rd pa55word pa$$word abcd1234 abc12345 abcdefgh abcdefghi abcdefghij abcdef123 abc123456 abc123abc ' +
    'a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 ' +
    '!qaz2wsx 1qazxsw2 qwer1234 asdf1234 zxcv1234 qweasdzxc qweasd123 qwe123qwe qweqweqwe asdasdasd zxczxczxc 123qweasd 123qwe123 1234qwer ' +
    'qwerty12 qwerty123 qwertyui qwerty7890 asdfghjk asdfjkl; zxcvbnm, zxcvbnm1 poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxza qazxswedc wsxedcrfv ' +
    'aa123456 a1234567 a12345678 a123456789 abc123456789 aaa111aaa aabbccdd aabb1122 xxxxxxxx 12qwaszx 147258369 159357456 123654789 789456123 ' +
    '741852963 963852741 456789123 14789632 147852369 159753159 12341234 11223344 1122334455 12121212 11221122 10203040 102030405060 12344321 ' +
    '123321123 1234554321 123454321 87654321 987654321 0987654321 9876543210 01234567 012345678 0123456789 12345678910 1234567891 ' +
    '31415926 314159265 27182818 20202020 19851985 13131313 69696969 42042069 80085000 00000007 jordan23 charlie1 password1 baseball1 ' +
    'iloveyou1 princess1 football1 michael1 sunshine1 superman1 blink182 fuckyou2 myspace1 babygirl1 liverpool1 metallica1 cheesecake ' +
    'correcthorsebatterystaple correct horse battery staple opensesame sesameopen nopassword mypassword mypass123 thepassword yourpassword ' +
    'newpassword password? admin123 adminadmin root1234 toor1234 test1234 testtest passpass userpass guest123 welcome1 welcome123 ' +
    'letmeinplease letmeinnow iamthebest iamawesome ihateyou ilovejesus ilovemyself iloveme1 iloveyousomuch iloveyouforever ' +
    'computer1 internet1 whatever1 nothing1 starwars1 pokemon1 minecraft1 dragon123 monkey123 master123 shadow123 killer123 '
  ).split(' '),
);

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
