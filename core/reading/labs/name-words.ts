import { phraseList, type Phrases, wordsOf } from './phrases.ts';
import { specimenOfHeading } from './specimens.ts';
import reportWords from './report-words.json' with { type: 'json' };

/** Labels of the head and foot of a report, as a whole: what follows them is no result. */
const administrative = phraseList(reportWords.names.administrative);

/** Labels of the head and foot of a report, with further words behind them. */
const administrativeStart = phraseList(reportWords.names.administrativeStart);
const reportOfPatient = phraseList('report patient; reported patient');

/** Words that begin or make up a remark about ranges, not a row: "Optimal: <100", "Toxic range: >1.5". */
const remark = phraseList(reportWords.names.remark);
const remarkWithin = phraseList(reportWords.names.remarkWithin);

/** Measured at the bedside, told by a picture, or a score: no laboratory rows. */
const vital = phraseList(reportWords.names.vital);
const vitalStart = phraseList(reportWords.names.vitalStart);
const device = phraseList('analyser; analyzer; analysers; analyzers');
const pictures = phraseList(reportWords.names.pictures);
const fewMore = 4;
const manyMore = 12;

const verbs = phraseList(reportWords.names.verbs);

const headLabel = phraseList(reportWords.names.headLabel);

/** Whether a cell is a label of the report's head with its words: "DOB: 2004-10-15". */
export const isHeadLabel = (cell: string): boolean => headLabel.begins(cell);

export function isVital(name: string): boolean {
  const words = wordsOf(name);
  return (
    vital.is(words) || device.holds(words) || vitalStart.begins(words, fewMore) || pictures.begins(words, manyMore)
  );
}

export function isAdministrative(name: string): boolean {
  const words = wordsOf(name);
  if (administrativeStart.begins(words) && !reportOfPatient.begins(words)) return true;
  return name.split(/\s?:| {2,}|\t|\|/).some((part) => isWhole(administrative, part));
}

/** Whether words before a colon say what the words behind it are: "Filed by: Dr X", "Class guide: 0", but not "Urine: Protein". */
export function isLabelled(name: string): boolean {
  const label = /^([^:]{1,60}?)\s?:\s+\S/.exec(name)?.[1];
  return label !== undefined && specimenOfHeading(label) === undefined;
}

/** Whether words head a remark, not a row. */
export const isRemark = (name: string): boolean => isWhole(remark, name);
/** Whether words outside a table speak of ranges or methods, as a comment under a row does. */
export const speaksOfRange = (name: string): boolean => remarkWithin.holds(name);
export const hasVerb = (name: string): boolean => verbs.holds(name);

// "Total" is a label and "Total %" a name.
const isWhole = (phrases: Phrases, name: string): boolean => !/[%#(]/.test(name) && phrases.is(name);
