import { inflect } from './inflection.ts';

/** Verbs of notes and reports, by which a sentence is known to be one, and which change with whoever is spoken to. */
const bases = (
  'suppose bathe snore cough sneeze sweat exercise shave anticipate travel possess express rate rely localize utilize be have do get go come take give make see find feel tell say keep bring think know let put show grow become begin leave lose mean meet read send sit sleep speak spread stand stick swell hold break drink eat drive bleed breathe write understand stop plan admit refer need want ' +
  'look appear seem remain stay continue start use help try call ask work live move play walk run turn follow return report describe deny state complain note notice present involve include suggest indicate reveal demonstrate represent reflect measure reach reduce increase decrease improve worsen resolve develop receive require recommend advise instruct encourage discuss explain review evaluate examine assess consult treat manage monitor check test repeat confirm identify suspect believe expect agree decline refuse undergo tolerate respond react suffer experience complete discharge transfer admit schedule arrange obtain perform place remove insert inject apply prescribe administer discontinue hold resume taper switch add change raise lower avoid limit restrict cause affect lead allow prevent occur happen exist extend arise contain consist depend belong fail suffice smoke cough vomit urinate ambulate exercise rest sleep wake lie fall trip injure hit hurt ache radiate shoot tingle itch burn sting awaken sound smell taste hear visit attend arrive return contact seek wait wonder hope wish like love prefer enjoy care worry fear mention record list carry wear lift bend reach push pull pass open close cross cover fill hear share suggest support urge undergo weigh gain lose eat drink feed nurse deliver conceive menstruate retire marry divorce drop drain draw cut tie repair replace fix heal wash clean dress cleanse inspect palpate auscultate visualize tolerate proceed counsel educate offer request endorse exhibit maintain regain respond recover deteriorate stabilize elect consent opt initiate implement commence cease warrant merit correlate compare differ match fit correspond recur persist progress regress migrate involve abut compress displace exceed last vary range book query chase organise organize email fax restart recheck suggest counsel clarify emphasise emphasize consider ensure appreciate thank determine pursue forward reassure decide choose defer desire elicit investigate participate perceive summarize tend utilize verify warn attempt assume await intervene learn modify rely supplement remind inform notify liaise nod shrug reconsider rebook explore reinforce titrate doubt foresee acknowledge'
).split(' ');

const thirds = new Map(bases.map((base) => [inflect(base, 'third'), base]));
const finite: ReadonlySet<string> = new Set([
  ...bases.flatMap((base) => [inflect(base, 'third'), inflect(base, 'past')]),
  'are',
  'am',
  'were',
  'will',
  'would',
  'should',
  'shall',
  'can',
  'could',
  'may',
  'might',
  'must',
  'cannot',
  "can't",
  "don't",
  "doesn't",
  "didn't",
  "isn't",
  "wasn't",
  "aren't",
  "weren't",
  "won't",
  "hasn't",
  "haven't",
  "couldn't",
  'have',
  'do',
  // Of what is seen on pictures, where the past form describes a noun: "blunted angle".
  ...'blunts obscures effaces abuts displaces compresses narrows encases invades overlies indents straddles'.split(' '),
]);
const baseForms: ReadonlySet<string> = new Set(bases);
const participles: ReadonlySet<string> = new Set(bases.map((base) => inflect(base, 'participle')));

/** "remains" is of "remain". */
export const baseOfThird = (word: string): string | undefined => thirds.get(word);
export const thirdOf = (word: string): string | undefined => (baseForms.has(word) ? inflect(word, 'third') : undefined);
/** Whether a word can be the verb of a sentence by itself. */
export const isFiniteVerb = (word: string): boolean => finite.has(word);
export const isBaseVerb = (word: string): boolean => baseForms.has(word);
export const isParticiple = (word: string): boolean => participles.has(word);
export const isVerbLike = (word: string): boolean =>
  isFiniteVerb(word) || isBaseVerb(word) || isParticiple(word) || /(?:ed|ing)$/.test(word);
