import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{0,24}`;
const small =
  '(?:de|da|do|dos|das|del|della|di|du|la|las|los|le|des|van|von|der|den|zu|el|al|the|of|st|am|im|upon|les)';
const streetWords =
  'street|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|sq|close|crescent|cres|grove|gardens?|mews|row|walk|hill|rise|view|park|quay|loop|trail|trl|alley|plaza|path|green|bypass|expressway|turnpike|gate|wharf|estate|nagar|marg|layout|colony|lay';
const streetsInFront =
  'rue|via|viale|piazza|calle|avenida|av\\.?|carrera|paseo|camino|rua|travessa|praça|ulica|ul\\.?|aleja|al\\.?|jalan|jl\\.?|rruga|bulevar|strada|boulevard|chemin|impasse|place|plaza|corso|largo|ruta|đường|phố|ngõ|soi|lorong|block|blk|flat|house|plot|villa|unit|apt|apartment|suite';
const streetEnds =
  'stra(?:ß|ss)e|str\\.?|gasse|weg|platz|allee|straat|laan|plein|gracht|gatan|vägen|vej|gade|veien|katu|tie|utca|út|sokak|sokağı|caddesi|cad\\.?|mahallesi|dori|ro|gil|lu|jie';
const flat = String.raw`(?:,? (?:apt|apartment|suite|ste|unit|flat|floor|fl|room|rm|#|no|nr|bldg|building)\.? ?#?[\w-]{1,6})`;

const addresses: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\d./-])\d{1,6}[A-Za-z]?(?:[-/]\d{1,5})?,? (?:[NSEW]{1,2}\.? )?(?:(?:${word}|${small}|\d{1,3}(?:st|nd|rd|th)) ){1,4}(?:${streetWords})(?![\p{L}'’])\.?${flat}{0,2}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d./-])\d{1,6}[A-Za-z]?,? (?:(?:${word}|${small}) ){0,3}\p{Lu}[\p{L}\p{M}]{2,24}(?:${streetEnds})(?![\p{L}])\.?${flat}{0,2}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${word} ){0,3}\p{L}{0,24}(?:${streetEnds}) \d{1,5} ?[A-Za-z]?(?![\p{L}\d.])${flat}{0,2}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:\d{1,5},? )?(?:${streetsInFront}) (?:(?:${word}|${small}) ){0,4}${word}(?:,? (?:n[º°.]? ?)?\d{1,5}[A-Za-z]?)${flat}{0,2}`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d])(?:${word}|\p{Lu}{2,}) (?:${word} ){0,2}\d{1,4}[a-z]?,? \d{4,6} ${word}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d])${word}(?: ${word}){0,2},? [A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d])P\.?\s?O\.?\s?Box \d{1,8}`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}\d.,/-])\d{4,6} ${word}(?=,? (?:Germany|France|Spain|Italy|Poland|Austria|Switzerland|Sweden|Norway|Denmark|Finland|Mexico|Turkey|Brazil))`,
    'gu',
  ),
];

/** Streets, houses and towns as they are written in many countries. Every repetition is bounded. */
export const addressesIn = (text: string): Personal[] =>
  addresses.flatMap((pattern) =>
    matchesIn(text, pattern).map(({ 0: words, index }): Personal => ({
      kind: 'address',
      span: [index, index + words.replace(/[\s,]+$/, '').length],
    })),
  );
