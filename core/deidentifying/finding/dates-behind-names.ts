import { isDateLike } from '../dates.ts';
import type { Personal } from '../personal.ts';

const day = /^(?:,? |,? on )(\d{1,2}\/\d{1,2})(?=[,;.:)]?(?:\s|$))/;

/** "Saw Dr. Okafor 1/17", "at Bronson 2/2;": a month and a day behind whoever and whatever has a name. */
export const datesBehindNames = (text: string, found: readonly Personal[]): Personal[] =>
  found.flatMap(({ kind, span: [, end] }): Personal[] => {
    const match = kind === 'person' || kind === 'organisation' ? day.exec(text.slice(end, end + 14)) : null;
    const words = match?.[1];
    if (!match || words === undefined || !isDateLike(`${words}/00`)) return [];
    return [{ kind: 'date', span: [end + match[0].length - words.length, end + match[0].length] }];
  });
