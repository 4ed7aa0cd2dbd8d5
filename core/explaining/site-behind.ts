import type { Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isBodyPart } from './body-part.ts';

const behind = /^,\s+((?:(?:left|right|both|bilateral) )?[\p{L}-]+(?: [\p{L}-]+){0,2})(?=\s*(?:[.;\n]|$))/iu;

/** The place that stands behind a finding: "Pneumonia, right lower lobe". Undefined where what follows is no part of the body. */
export function siteBehind(text: string, [, end]: Span, knowledge: Knowledge): string | undefined {
  const words = behind.exec(text.slice(end, end + 60))?.[1];
  return words !== undefined && isBodyPart(words, knowledge) ? words : undefined;
}
