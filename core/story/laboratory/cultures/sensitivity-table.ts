import type { Span } from '../../../kernel/span.ts';
import { isBlank, linesOf } from '../../../reading/lines.ts';
import type { Answer } from './medicines-by-germ.ts';
import { sensitivityIn } from './sensitivities.ts';

const heading = /^\s*(?:antibiotics?|antimicrobials?(?: agent)?|anti-infectives?|drugs?|agents?|medicines?)\b/i;
const fewestGerms = 2;
const mostRows = 40;
/** The one column of answers, and that of the amounts that they go by: "S/I/R", "MIC", "Interpretation". */
const answerHead =
  /^(?:[SIR](?:\s?[/,]\s?[SIR]){1,2}|SIR|RSI|results?|interp(?:retation|\.)?|susceptibility|sensitivity|category|MIC\b.{0,12}|zone\b.{0,8})$/i;

type Germ = { name: string; span: Span };

/** A table of medicines with a column for each germ: "Antibiotic   1   2", "Antibiotic   S. aureus   E. coli". */
export function answersInTable(text: string, germs: readonly Germ[]): Answer[] {
  const lines = linesOf(text);
  return lines.flatMap((line, at) => {
    const columns = heading.test(line.text) ? cellsOf(line.text).slice(1) : [];
    const meant = columns.map((column) => germOf(column, germs));
    const isOfOne = columns.length > 0 && columns.every((column) => answerHead.test(column));
    if (!isOfOne && (columns.length < fewestGerms || meant.some((germ) => germ === undefined))) return [];
    const answers: Answer[] = [];
    let start = line.span[0];
    for (const row of lines.slice(at + 1, at + 1 + mostRows)) {
      const [name, ...cells] = cellsOf(row.text);
      if (isBlank(row) || name === undefined || cells.length === 0 || !cells.every(isOfOne ? isCellOfOne : isCell))
        break;
      cells.forEach((cell, index) => {
        const answer = sensitivityIn(cell.replace(/\s.*$/, ''));
        const germ = meant[index];
        if (answer !== undefined && (isOfOne || germ !== undefined))
          answers.push({
            name: name.toLowerCase(),
            span: [start, row.span[1]],
            answer,
            ...(germ !== undefined && { germ }),
          });
      });
      start = row.span[0];
    }
    return answers;
  });
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .split(/\s{2,}|\s?[|\t]\s?/)
    .filter((cell) => cell !== '');

/** "S", "R (>8)", "-", "n/t": an answer or none. */
const isCell = (cell: string): boolean =>
  /^(?:[-–—.]+|n\/?[adt]|nt|[SRI]\b.{0,12}|sensitive|susceptible|resistant|intermediate)$/i.test(cell);

const isCellOfOne = (cell: string): boolean =>
  isCell(cell) || /^[<>≤≥]?=?\s?\d[\d./]{0,8}(?: ?(?:mm|mg\/L|µg\/mL))?$/.test(cell);

/** By its number, its name, or its name with an initial. */
function germOf(column: string, germs: readonly Germ[]): string | undefined {
  const number = /^(?:organism|isolate|germ|no\.?|#)?\s?\(?(\d)[).]?$/i.exec(column)?.[1];
  if (number !== undefined) return germs[Number(number) - 1]?.name;
  const words = column.toLowerCase().replace(/[.]/g, '. ').split(/\s+/);
  const last = words.at(-1) ?? '';
  return germs.find(({ name }) => {
    const [genus = '', species = ''] = name.toLowerCase().split(/\s+/);
    return species === last || genus === words[0] || (last.length > 3 && name.toLowerCase().includes(last));
  })?.name;
}
