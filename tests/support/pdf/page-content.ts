import { readValue, skipBlanks, type PdfValue } from './pdf-values.ts';

/** What a page paints: with which operator, inside which marked content, and of text the glyphs. */
export type Painted = {
  operator: string;
  mark: 'tagged' | 'artifact' | 'none';
  mcid?: number;
  font?: string;
  glyphs: number[];
};

const painting = new Set(['Tj', 'TJ', "'", '"', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do', 'EI']);
type Mark = { kind: 'tagged' | 'artifact' | 'none'; mcid?: number };

/** Everything that a content stream paints, in its order. */
export function paintedBy(content: string): Painted[] {
  const painted: Painted[] = [];
  const marks: Mark[] = [];
  let operands: PdfValue[] = [];
  let font: string | undefined;
  for (let at = skipBlanks(content, 0); at < content.length;) {
    const { value, end } = readValue(content, at);
    at = skipBlanks(content, end);
    if (value.kind !== 'word') {
      operands.push(value);
      continue;
    }
    const operator = value.text;
    if (operator === 'BDC' || operator === 'BMC') marks.push(markOf(operands));
    if (operator === 'EMC') marks.pop();
    if (operator === 'Tf' && operands[0]?.kind === 'name') font = operands[0].text;
    if (painting.has(operator)) {
      const mark = marks.findLast(({ kind }) => kind !== 'none') ?? { kind: 'none' };
      painted.push({
        ...{ operator, mark: mark.kind, glyphs: glyphsOf(operands) },
        ...(mark.mcid !== undefined && { mcid: mark.mcid }),
        ...(font !== undefined && { font }),
      });
    }
    operands = [];
  }
  if (marks.length > 0) throw new Error('Marked content is not closed.');
  return painted;
}

function markOf([tag, properties]: PdfValue[]): Mark {
  if (tag?.kind === 'name' && tag.text === 'Artifact') return { kind: 'artifact' };
  const mcid = properties?.kind === 'dict' ? properties.entries['MCID'] : undefined;
  return mcid?.kind === 'number' ? { kind: 'tagged', mcid: mcid.number } : { kind: 'none' };
}

// Two bytes a glyph, as fonts of Identity-H have them.
const glyphsOf = (operands: PdfValue[]): number[] =>
  operands
    .flatMap((operand) => (operand.kind === 'list' ? operand.items : [operand]))
    .flatMap((part) =>
      part.kind === 'text' ? (Buffer.from(part.text, 'latin1').toString('hex').match(/.{4}/g) ?? []) : [],
    )
    .map((code) => parseInt(code, 16));
