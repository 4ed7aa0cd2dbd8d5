import { foldWord } from '../../knowledge/spelling.ts';
import type { Check } from './check.ts';

const properName = /(?<=(?:[\p{L}\d,;)]|\b(?:Dr|Mr|Mrs|Ms|St)\.)\s)\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?/gu;
/** Months are checked as dates. */
const everyday =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|English|Spanish|Latin|Greek|Fahrenheit|Celsius|Doctor|Your|The|This|These|Ask|What|Gram|Because|However|But|And|Also|Both|Other|Roman|Question|Questions|Next|Step|Impression|Findings|Assessment|Plan|Internet)$/;

/** A name inside a sentence is printed in the document, or is a word of the glossary. */
export const names: Check = ({ told, source }) => {
  const unknown = (told.text.match(properName) ?? []).filter(
    (name) =>
      !everyday.test(name) &&
      !source.lower.includes(name.toLowerCase()) &&
      !source.mentions.hasWord(foldWord(name)) &&
      source.knowledge.findTerms(name).length === 0 &&
      source.knowledge.findMedicine(name) === undefined &&
      !told.analytes.some(({ span: [start, end] }) => told.text.slice(start, end).includes(name)) &&
      source.knowledge.findTerms(told.text).every(({ start, end }) => !told.text.slice(start, end).includes(name)),
  );
  return unknown.length > 0 ? ['name'] : [];
};
