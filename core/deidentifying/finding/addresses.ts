import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';
import { isMedicalWord } from '../words/medical-words.ts';
import { isOrdinary } from '../words/word-kinds.ts';

const word = String.raw`(?:(?:St|Ste|Mt|Ft)\.|\p{Lu}[\p{L}\p{M}'’-]*)`;
const small =
  '(?:de|da|do|dos|das|del|della|di|du|la|las|los|le|des|van|von|der|den|zu|el|al|the|of|st|am|im|upon|les|y|e|i)';

/** "road": "road", "Road" and "ROAD". */
const inAnyCase = (words: string): string =>
  words
    .split('|')
    .flatMap((one) => [one, one.charAt(0).toUpperCase() + one.slice(1), one.toUpperCase()])
    .join('|');

const streetWords = inAnyCase(
  'street|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|sq|close|crescent|cres|grove|gardens?|mews|row|walk|hill|rise|view|park|quay|loop|trail|trl|alley|plaza|path|green|bypass|expressway|turnpike|gate|wharf|estate|ridge|run|point|crossing|junction|mall|nagar|marg|layout|colony|salai|veedhi|parade|esplanade|promenade|broadway|embankment|cottages|mansions',
);
const streetsInFront =
  '[Rr]ue|C\\/|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]alle|[Aa]venida|[Aa]v\\.|[Cc]arrera|[Pp]aseo|[Cc]amino|[Rr]ua|[Tt]ravessa|[Pp]raça|[Uu]lica|[Uu]l\\.|[Aa]leja|[Aa]l\\.|[Jj]alan|[Jj]l\\.|[Rr]ruga|[Bb]ulevar|[Bb]oulevard|[Ss]trada|[Cc]hemin|[Ii]mpasse|[Cc]orso|[Ll]argo|[Rr]uta|[Đđ]ường|[Pp]hố|[Ss]oi|[Ll]orong|[Bb]lock|[Bb]lk|[Ff]lat|[Pp]lot|[Vv]illa|Unit|[Aa]pt\\.?|[Aa]partment|[Ss]uite|No\\.?';
const streetEnds =
  'stra(?:ß|ss)e|[Ss]tr\\.|gasse|weg|platz|allee|straat|laan|plein|gracht|gatan|vägen|vej|gade|veien|katu|utca|sokak|sokağı|caddesi|mahallesi|gata|vegur|stígur|braut';
const flat = String.raw`(?:,? (?:[Aa]pt|[Aa]partment|[Ss]uite|[Ss]te|[Uu]nit|[Ff]lat|[Ff]loor|[Ff]l|[Rr]oom|[Rr]m|#|[Nn]r|[Bb]ldg|[Bb]uilding|APT|STE|UNIT)\.? ?#?[\w-]{1,6}|,? \d{1,2}[º°ª] ?(?:[A-Z]|izda\.?|dcha\.?)?(?!\p{L})|,? (?:int|sala|lgh|bte)\.? \d{1,4})`;
const house = String.raw`(?<![\p{L}\d./-])\d{1,6}[A-Za-z]?(?:[-/]\d{1,5})?,? `;
const start = String.raw`(?<![\p{L}\d'’.-])`;

const addresses: readonly RegExp[] = [
  new RegExp(
    String.raw`${house}(?:[NSEW]{1,2}\.? )?(?:(?:${word}|${small}|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)) ){1,4}(?:${streetWords})(?![\p{L}'’])\.?(?: [NSEW]{1,2}(?!\p{L}))?${flat}{0,2}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d./-])\d{1,6} (?:[a-z]{3,16} ){1,2}(?:street|avenue|road|lane|boulevard|drive|court|crescent|terrace|rd|ave|blvd|ln|st(?! (?:depress|elev|change|seg)))(?!\p{L})${flat}{0,2}`,
    'gu',
  ),
  new RegExp(
    String.raw`${house}(?:(?:${word}|${small}) ){0,3}\p{Lu}[\p{L}\p{M}]{2}[\p{L}\p{M}]*(?:${streetEnds})(?!\p{L})${flat}{0,2}`,
    'gu',
  ),
  new RegExp(
    String.raw`${start}(?:${word} ){0,3}\p{Lu}[\p{L}\p{M}.-]*(?:${streetEnds}) \d{1,5} ?[A-Za-z]?(?![\p{L}\d.])${flat}{0,2}`,
    'gu',
  ),
  new RegExp(
    String.raw`${start}(?:\d{1,5}[A-Za-z]?,? )?(?:${streetsInFront}) (?:(?:${word}|${small}) ){0,4}${word}(?:,? (?:[Nn][º°.]{0,2} ?)?\d{1,5}[A-Za-z]?(?:\/\d{1,4})?(?![\d.,]*\s?(?:mg|ml|%)))${flat}{0,2}`,
    'gu',
  ),
  new RegExp(
    String.raw`${start}\d{1,5}[A-Za-z]?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Ii]mpasse|[Pp]lace) (?:(?:${word}|${small}) ){0,4}${word}`,
    'gu',
  ),
  new RegExp(String.raw`${start}${word}(?: ${word}){0,2},? [A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)`, 'gu'),
  new RegExp(
    String.raw`${start}(?:(?:Plot|Sector|Flat|House|Hse|Villa|Apt\.?|Apartment|Suite|PSC|Unit) (?:No\.? ?)?[A-Z]?\d{1,5}[A-Za-z]?(?:/\d{1,4})?(?:, ?Box \d{1,5})?(?:, | (?=[A-Z]))?){1,4}`,
    'gu',
  ),
  new RegExp(String.raw`${start}P\.?\s?O\.?\s?[Bb][Oo][Xx] \d{1,8}`, 'gu'),
  new RegExp(String.raw`${start}(?:${streetWords}|Hill|Drive) \d{1,3}, \d{4,6} ${word}`, 'gu'),
];

/** A number on both sides of a name that is no word: "6750 Koskikatu 25". */
const bothSides = new RegExp(
  String.raw`${house}((?:(?:${word}|${small}) ){1,4})\d{1,5}[A-Za-z]?(?![\p{L}\d.,%/]|\s?(?:mg|m[lL]|ML|mcg|units?|g\b))${flat}{0,2}`,
  'gu',
);

/** A town or a postcode, "Dublin 2" or "10115 Berlin", behind a street. */
const gap = String.raw`(?:,? ?| - | · |,? ?\n[ \t>]{0,8},? ?)`;
const townBehind = new RegExp(
  String.raw`^${gap}(?:\d{2}-\d{3}(?= \p{Lu})|\d{3}(?= \p{Lu}\p{Ll}{4,}(?:[.,)\n]| -|$))|\d{4,6}(?:-\d{3})?(?!\d)|${word}(?: ${word})?,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})|(${word}(?: (?:de |do |da |la )?${word}){0,2})(?: \d{1,6}(?!\d))?(?=[\s.,;)]|$)|[A-Z]{2}(?![\p{L}\d])|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L}))`,
  'u',
);
const mostTowns = 4;

/** Streets, houses and towns as they are written in many countries. Every repetition is bounded. */
export const addressesIn = (text: string): Personal[] =>
  [...addresses, bothSides].flatMap((pattern) =>
    matchesIn(text, pattern)
      .filter(
        (match) =>
          !isDenial(match[0]) &&
          (pattern !== bothSides || !(match[1] ?? '').split(' ').every((part) => part === '' || isOrdinary(part))),
      )
      .map(({ 0: words, index }): Personal => {
        const end = withTowns(text, index + words.replace(/[\s,]+$/, '').length);
        return { kind: 'address', span: [index, end] };
      }),
  );

/** "No ETOH, 2 cups". */
const isDenial = (words: string): boolean =>
  words.startsWith('No ') && words.split(/[ ,]+/).slice(1).some(isMedicalWord);

function withTowns(text: string, from: number): number {
  const small = /^, (\p{Ll}{4,16})(?!\p{L})/u.exec(text.slice(from, from + 20));
  let end = small && !isOrdinary(small[1] ?? '') ? from + small[0].length : from;
  for (let count = 0; count < mostTowns; count += 1) {
    const next = townBehind.exec(text.slice(end, end + 80));
    if (!next || (next[1] !== undefined && next[1].split(' ').every(isOrdinary))) break;
    end += next[0].length;
  }
  return end;
}
