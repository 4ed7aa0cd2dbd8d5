import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import type { PlacedRun } from './placed-run.ts';

// What the parser tells of annotations is typed as anything: only what is understood here is kept.
const Annotation = z.object({
  subtype: z.string().optional(),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  hidden: z.boolean().optional(),
  fieldType: z.string().nullish(),
  fieldValue: z.unknown().optional(),
  checkBox: z.boolean().optional(),
  radioButton: z.boolean().optional(),
  exportValue: z.unknown().optional(),
  buttonValue: z.unknown().optional(),
  options: z.array(z.object({ exportValue: z.unknown().optional(), displayValue: z.unknown().optional() })).optional(),
  textContent: z.array(z.string()).nullish(),
  password: z.boolean().optional(),
});
type Annotation = z.infer<typeof Annotation>;

/** Whether a PDF may have annotations: their name stands readable in it, or inside a packed part of it. */
export function mayHoldFormValues(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes('/Annots') || file.includes('/ObjStm');
}

/** Values typed or ticked in a form, and notes typed onto a page, stand in its annotations only. Placed where their boxes are. */
export async function formValues(page: PDFPageProxy): Promise<PlacedRun[]> {
  const annotations: unknown[] = await page.getAnnotations();
  if (annotations.length === 0) return [];
  const viewport = page.getViewport({ scale: 1 });
  return annotations.flatMap((each) => {
    const { data } = Annotation.safeParse(each);
    if (data === undefined || data.hidden === true) return [];
    const [left, bottom, right, top] = data.rect;
    const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(left, top);
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(right, bottom);
    const box = { x0: Math.min(x0, x1), x1: Math.max(x0, x1), y0: Math.min(y0, y1), y1: Math.max(y0, y1) };
    return linesInBox(linesOf(data), box);
  });
}

function linesOf(annotation: Annotation): string[] {
  const { subtype, fieldType, fieldValue, textContent, password } = annotation;
  if (subtype === 'FreeText') return textContent ?? [];
  if (fieldType === 'Btn') return tickOf(annotation);
  if (password === true) return [];
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.flatMap((value) => (typeof value === 'string' ? shownValue(value, annotation).split(/\r\n?|\n/u) : []));
}

/** What a list shows for a value that it stores in short. */
function shownValue(value: string, { options = [] }: Annotation): string {
  const shown = options.find((option) => option.exportValue === value)?.displayValue;
  return typeof shown === 'string' ? shown : value;
}

function tickOf({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: Annotation): string[] {
  const own = checkBox === true ? exportValue : radioButton === true ? buttonValue : undefined;
  if (typeof own !== 'string') return [];
  return [fieldValue === own ? '☒' : '☐'];
}

type Box = { x0: number; x1: number; y0: number; y1: number };

function linesInBox(values: readonly string[], { x0, x1, y0, y1 }: Box): PlacedRun[] {
  const lines = values.flatMap((line) => wrapped(line.trim(), x1 - x0)).filter((line) => line !== '');
  const pitch = (y1 - y0) / Math.max(1, lines.length);
  const size = Math.min(11, 0.8 * pitch);
  return lines.map((text, index) => ({
    text,
    x: x0 + 2,
    y: y0 + (index + 0.5) * pitch + 0.35 * size,
    width: Math.min(x1 - x0 - 2, 0.5 * size * text.length),
    size,
    angle: 0,
    monospaced: false,
  }));
}

/** Breaks what is longer than its box, as viewers do, at about half the usual size of letters a character. */
function wrapped(text: string, width: number): string[] {
  const most = Math.max(8, Math.floor(width / 4.5));
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
