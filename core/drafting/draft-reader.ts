import type { z } from 'zod';
import { parsedJson } from '../kernel/parsed-json.ts';
import { DraftFault } from './draft-fault.ts';
import { ChecklistAnswer, DraftPart, type DraftItem } from './draft.ts';
import { createElementCutter, type Element } from './json-elements.ts';
import { LooseSentence, LooseTerm } from './loose-draft.ts';

/** Reads the JSON of a draft while it comes, and gives every piece as soon as it is whole. */
export type DraftReader = {
  /** The pieces that this text completes. Throws DraftFault when it can no longer be a draft. */
  push(text: string): DraftItem[];
  /** The rest. Throws DraftFault when the answer is not a whole draft. */
  end(): DraftItem[];
};

/** More pieces than this that are none in a row, and it is no draft. */
const mostBad = 20;

/** Pieces that are none are left out; an answer without any piece is no draft. */
export function createDraftReader(): DraftReader {
  const cutter = createElementCutter();
  let read = 0;
  let bad = 0;
  return {
    push(text) {
      const items = cutter.push(text).flatMap((element) => {
        const item = itemOf(element);
        bad = item === undefined ? bad + 1 : 0;
        if (bad > mostBad) throw new DraftFault('garbage');
        return item === undefined ? [] : [item];
      });
      read += items.length;
      return items;
    },
    end() {
      const state = cutter.state();
      if (state === 'open') throw new DraftFault('truncated');
      if (state === 'none' || read === 0) throw new DraftFault('garbage');
      return [];
    },
  };
}

function itemOf({ list, json }: Element): DraftItem | undefined {
  const value = parsedJson(json);
  if (list === 'terms') {
    const term = valid(LooseTerm, value);
    return term && { part: list, term };
  }
  if (list === 'checklist') {
    const answer = valid(ChecklistAnswer, value);
    return answer && { part: list, answer };
  }
  const part = valid(DraftPart, list);
  const sentence = part && valid(LooseSentence, value);
  return part && sentence && { part, sentence };
}

function valid<Value>(schema: z.ZodType<Value>, value: unknown): Value | undefined {
  const result = schema.safeParse(value);
  return result.success ? result.data : undefined;
}
