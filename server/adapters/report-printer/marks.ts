import type { LabStatus } from '#core/presenting/lab-words.ts';
import type { Press } from './press.ts';
import { colours } from './styles.ts';

// Dot, diamond, triangle or dash, centred on the origin and drawn as on the screen: the shape tells the status without its colour.
const shapes: Record<LabStatus, string> = {
  'in-range': 'M-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0',
  outside: 'M0 -9 L9 0 L0 9 L-9 0 Z',
  critical: 'M0 -9 L9 8 L-9 8 Z',
  unknown: 'M-8 -2.5 H8 V2.5 H-8 Z',
};

const markColours: Record<LabStatus, string> = {
  'in-range': '#0B5CAD',
  outside: '#B45309',
  critical: '#7A0C3B',
  unknown: '#334155',
};

export const textColours: Record<LabStatus, string> = {
  'in-range': '#084887',
  outside: '#7C3F00',
  critical: '#7A0C3B',
  unknown: '#334155',
};

const scale = 0.8;

export function drawMark({ pdf }: Pick<Press, 'pdf'>, status: LabStatus, x: number, y: number): void {
  pdf.save().translate(x, y).scale(scale).lineJoin('round');
  pdf.path(shapes[status]).lineWidth(4).stroke('#FFFFFF');
  pdf.path(shapes[status]).fill(markColours[status]);
  pdf.restore();
}

/** Points to where a value lies that is beyond the end of its line. */
export function drawArrow({ pdf }: Pick<Press, 'pdf'>, side: 'low' | 'high', x: number, y: number): void {
  pdf.save().translate(x, y).scale(scale);
  pdf
    .path(side === 'high' ? 'M12 -6 l7 6 l-7 6' : 'M-12 -6 l-7 6 l7 6')
    .lineWidth(3)
    .stroke(colours.text);
  pdf.restore();
}
