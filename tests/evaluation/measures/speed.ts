import type { Explain } from '#core/explaining/explain-document.ts';
import { medianOf } from './reading-ease.ts';

const pageLength = 3000;
const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;

/** Pages of 3 kB, each made of whole documents one after the other. */
export function pagesOf(texts: readonly string[], count: number): string[] {
  const all = texts.filter((text) => text.trim() !== '');
  if (all.length === 0) return [];
  return Array.from({ length: count }, (_, page) => {
    let text = '';
    for (let next = page; text.length < pageLength; next++) text += `${all[next % all.length]}\n\n`;
    return text.slice(0, pageLength);
  });
}

/** Documents of 3 kB a second of processor time of one thread: the median of several rounds, after a warm-up. */
export function documentsPerSecond(texts: readonly string[], explain: Explain): number {
  const pages = pagesOf(texts, 40);
  if (pages.length === 0) return NaN;
  const round = () => {
    const before = process.threadCpuUsage();
    for (const text of pages) explain({ text, source });
    const { user, system } = process.threadCpuUsage(before);
    return pages.length / ((user + system) / 1e6);
  };
  round();
  return medianOf([round(), round(), round()]);
}
