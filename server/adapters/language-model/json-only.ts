import { CallFault } from './wire/call-fault.ts';

/** Takes the JSON out of what a model says. */
export type JsonOnly = {
  /** What of this text belongs to the JSON. */
  push(text: string): string;
  state(): JsonState;
  isBegun(): boolean;
  /** Whether so much was said after the JSON that nothing more is to be expected. */
  isOver(): boolean;
};

/** `prose`: something was said, but the JSON has not begun. `whole`: it has been closed. */
export type JsonState = 'nothing' | 'prose' | 'begun' | 'whole';

const think = '<think>';
const thinkEnd = '</think>';
/** A model without a grammar may never find an end. Enough for a fence, and for a few words of farewell. */
const longestFarewell = 1000;
/** What is kept while it is not clear whether the JSON begins here. */
const longestKey = 200;

/**
 * Small models wrap their answer in fences, in thoughts, or in a few kind words, whatever they were told. The answer begins at the
 * first brace that is followed by one of its own names, outside of thoughts, and ends at the brace that closes it. Throws CallFault
 * when more than `limit` characters have been said.
 */
export function createJsonOnly(names: readonly string[], limit: number): JsonOnly {
  const closing = createClosing();
  let waiting = '';
  let isThinking = false;
  let taken = 0;
  let farewell = 0;

  const begin = (): string => {
    for (;;) {
      if (isThinking) {
        const end = waiting.indexOf(thinkEnd);
        if (end < 0) return keep(waiting.slice(-thinkEnd.length));
        waiting = waiting.slice(end + thinkEnd.length);
        isThinking = false;
      }
      const at = waiting.search(/[{<]/);
      if (at < 0) return keep('');
      waiting = waiting.slice(at);
      if (waiting.startsWith(think)) isThinking = true;
      else if (isBeginning(waiting, names)) return closing.push(waiting);
      else if (couldBecome(waiting)) return '';
      else waiting = waiting.slice(1);
    }
  };
  const keep = (rest: string): string => {
    waiting = rest;
    return '';
  };

  return {
    push(text) {
      taken += text.length;
      if (closing.state() === 'whole') farewell += text.length;
      if (taken > limit) throw new CallFault({ fault: 'garbage' });
      if (closing.state() !== 'none') return closing.push(text);
      waiting += text;
      return begin();
    },
    isOver: () => farewell > longestFarewell,
    isBegun: () => closing.state() !== 'none',
    state() {
      const state = closing.state();
      if (state !== 'none') return state;
      return taken > 0 ? 'prose' : 'nothing';
    },
  };
}

function isBeginning(text: string, names: readonly string[]): boolean {
  const name = /^\{\s*"([^"\\]*)"/.exec(text)?.[1];
  return name !== undefined && names.includes(name);
}

const couldBecome = (text: string): boolean =>
  text.length < longestKey && (think.startsWith(text) || /^\{\s*("[^"\\]*)?$/.test(text));

/** Passes text on up to the brace that closes the first one. */
function createClosing() {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let state: 'none' | 'begun' | 'whole' = 'none';

  const step = (character: string): void => {
    if (isEscaped) isEscaped = false;
    else if (isInString) {
      if (character === '\\') isEscaped = true;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
  };
  return {
    state: () => state,
    push(text: string): string {
      if (state === 'whole') return '';
      state = 'begun';
      for (let at = 0; at < text.length; at += 1) {
        step(text.charAt(at));
        if (depth > 0) continue;
        state = 'whole';
        return text.slice(0, at + 1);
      }
      return text;
    },
  };
}
