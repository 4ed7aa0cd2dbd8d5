/** UK spellings that differ inside a word, folded to the US form. Both sides of every comparison are folded, so only identity matters. */
const inside: readonly (readonly [RegExp, string])[] = [
  [/aem/g, 'em'], // haemoglobin, anaemia
  [/naes/g, 'nes'], // anaesthetic
  [/oed/g, 'ed'], // oedema
  [/oes(?=[ot])/g, 'es'], // oesophagus, oestrogen
  [/aec/g, 'ec'], // gynaecology, caecum, faecal
  [/oea/g, 'ea'], // diarrhoea, dyspnoea
  [/coel/g, 'cel'], // coeliac
  [/foet/g, 'fet'], // foetal
  [/paed/g, 'ped'], // paediatric, orthopaedic
  [/aeti/g, 'eti'], // aetiology
  [/oeuv/g, 'euv'], // manoeuvre
  [/sulph/g, 'sulf'],
  [/leuco/g, 'leuko'],
  [/grey/g, 'gray'],
  [/artef/g, 'artif'],
];

const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=^[a-z]{3,})our$/, 'or'], // tumour, colour; not hour or four
  [/(?<=cent|met|lit|fib|calib|goit|tit|euv)re$/, 'er'], // centre, goitre, titre
  [/(?<=[a-z]{3})is(e|ed|ing|ation)$/, 'iz$1'], // catheterise
  [/(?<=[a-z]{3})ys(e|ed|ing)$/, 'yz$1'], // paralyse
];

/** The singular by ending alone. "diabetes" becomes "diabete" on both sides, which is all a look-up needs. */
function singular(word: string): string {
  if (word.length < 4 || !(word.endsWith('s') || word.endsWith('ae'))) return word;
  if (endsInAny(word, singularEnds)) return word;
  if (word.endsWith('ies') && word.length > 5 && !'aeiou'.includes(word.charAt(word.length - 4)))
    return `${word.slice(0, -3)}y`;
  if (endsInAny(word, esEnds)) return word.slice(0, -2);
  if (word.endsWith('s')) return word.slice(0, -1);
  return word.length > 5 && !'aeo'.includes(word.charAt(word.length - 3)) ? word.slice(0, -1) : word; // vertebrae, bursae
}

const singularEnds = ['ss', 'us', 'is'];
const esEnds = ['sses', 'shes', 'ches', 'xes', 'zzes'];
const endsInAny = (word: string, ends: readonly string[]): boolean => ends.some((end) => word.endsWith(end));

// Most words need neither, and there are many.
const beyondAscii = /[^\x00-\x7f]/;
const perhapsUk = /ae|oe|sulph|leuco|grey|artef|our$|re$|is(?:e|ed|ing|ation)$|ys(?:e|ed|ing)$/;

/** One form for a word whatever its case, number, accents, possessive, and US or UK spelling. */
export function foldWord(word: string): string {
  const lower = (beyondAscii.test(word) ? withoutAccents(word) : word).toLowerCase();
  const plain = /['’]/.test(lower) ? lower.replace(/['’]s?$/, '').replace(/['’]/g, '') : lower;
  const folded = singular(plain);
  return perhapsUk.test(folded) ? americanised(folded) : folded;
}

const withoutAccents = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replace(/æ/gi, 'ae').replace(/œ/gi, 'oe');

const americanised = (word: string): string =>
  [...inside, ...endings].reduce((spelling, [pattern, replacement]) => spelling.replace(pattern, replacement), word);
