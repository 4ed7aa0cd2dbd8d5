const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const determiners = words(
  'a an the no any his her your their its our my this that these those some each every another either neither both all such what which',
);
export const prepositions = words(
  'of in on at to with without for from by into onto over under around about after before during between through near inside outside behind above below along across against within than as per via despite until since like toward towards off out up down plus including except among upon beside versus because due so beneath among throughout onto amid besides',
);
export const conjunctions = words(
  'and or but nor if when while although though because whereas however then that which who where whether unless as and/or',
);
export const auxiliaries = words(
  'is are was were be been being am has have had having do does did will would shall should can could may might must appears appear appeared seems seem seemed remains remain remained looks look looked shows show showed shown demonstrates demonstrated reveals revealed suggests suggested includes include included not cannot',
);
export const pronouns = words('i he she it we they you him her them us me there who whom himself herself itself');

/** Words between which a noun phrase can begin and end. */
export const isFunctionWord = (word: string): boolean =>
  determiners.has(word) ||
  prepositions.has(word) ||
  conjunctions.has(word) ||
  auxiliaries.has(word) ||
  pronouns.has(word);

/** Everyday words that stand between a determiner and its noun and need no other word. */
export const plainModifiers = words(
  'small tiny large big huge little mild moderate severe slight minor major significant new old recent prior previous past current early late stable unchanged increased decreased increasing decreasing possible probable likely suspected known unknown first second third fourth fifth last next multiple several many few more other further additional extensive partial complete total main simple thick thin round deep shallow high low normal abnormal clear visible obvious definite marked mildly moderately severely markedly slightly very long short single double whole entire open closed hard soft dry wet red white black blue yellow dark bright painful painless strong weak bad good poor fair sudden rapid slow regular irregular routine careful full empty final same similar different questionable minimal trace scattered approximately about nearly approx large-sized small-sized widespread persistent ongoing continued constant occasional frequent rare usual common general residual remaining underlying certain daily weekly worsening improving resolved healed healing intermittent elevated reduced preserved dilated thickened narrowed enlarged one two three four five six seven eight nine ten mild-to-moderate moderate-to-severe',
);

export const sideWords: ReadonlyMap<string, Side> = new Map(
  Object.entries({
    left: 'left',
    right: 'right',
    bilateral: 'both',
    both: 'both',
    lt: 'left',
    rt: 'right',
    'left-sided': 'left',
    'right-sided': 'right',
  }),
);
export type Side = 'left' | 'right' | 'both';

/** "L5 radiculopathy" */
export const isLevelOfSpine = /^[ctls]\d{1,2}$/;

/** Sizes that tell how much there is of something that comes in amounts. */
export const amounts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    small: 'small',
    'small-sized': 'small',
    tiny: 'tiny',
    trace: 'tiny',
    minimal: 'very small',
    minor: 'small',
    scant: 'very small',
    little: 'small',
    mild: 'small',
    moderate: 'moderate',
    'moderate-sized': 'moderate',
    large: 'large',
    'large-sized': 'large',
    significant: 'large',
    massive: 'very large',
  }),
);
