import type { LabResult } from '../../documents/explanation.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';

/** "Blood group: A", "ABO/Rh(D) | O NEG": a letter that no other test answers with. */
const line =
  /^[^\p{L}\n]{0,8}(\p{L}[^:|\n\t]{1,30}?)(?:[ \t]*[:|][ \t]*|\t+| {2,40}|(?: is)? (?=\S))((?:AB|A|B|O|0)(?![\p{L}\d.,])(?:[ \t,/-]{0,3}(?:(?:Rhesus|Rh)?[ ]?(?:\(?D\)?)?[ :]{0,2})?(?:positive|negative|pos|neg|[+-])(?![\p{L}\d]))?)(?=[ \t]*(?:$|[.;,(|]| {2}|\t))/gimu;

const types: ReadonlySet<string> = new Set(['abo_group', 'abo_rh']);

/** Blood groups, which are no numbers and have no range. */
export function bloodGroups(text: string, knowledge: Pick<Knowledge, 'findAnalyte' | 'getAnalyte'>): LabResult[] {
  return [...text.matchAll(line)].flatMap(({ 0: printed, 1: name = '', 2: value = '', index }): LabResult[] => {
    const analyte = knowledge.findAnalyte(name.trim());
    if (analyte === undefined || !types.has(analyte.id)) return [];
    const { id, loinc } = knowledge.getAnalyte(/[+-]|pos|neg/i.test(value) ? 'abo_rh' : analyte.id);
    const start = index + printed.indexOf(name);
    return [
      {
        ...{ name: name.trim(), analyte: id, loinc, value, comparator: null, unit: null, range: null },
        ...{ printedFlag: null, flag: 'unknown', conflict: false, previous: null, collectedAt: null },
        span: [start, index + printed.length],
      },
    ];
  });
}
