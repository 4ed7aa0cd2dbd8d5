import { append } from '../kernel/append.ts';
import { DraftFault } from './draft-fault.ts';

/** A finished element of a list, or that an object is closed. `list` is the name under which the list stands. */
export type Element = { list: string; json: string };

const longestElement = 20_000;
const longestAnswer = 400_000;
/** A fence, a byte order mark, a word of greeting. */
const longestOpening = 2_000;
const deepest = 8;
const mostElements = 1_000;

const closerOf: Partial<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Cuts the JSON of one object of lists into the elements of its lists, while it comes in pieces of any length. Says nothing of what is
 * in an element. Line ends inside a string, which JSON forbids, become blanks. Throws DraftFault 'garbage' where brackets do not match
 * or something is longer than any answer.
 */
export function createElementCutter() {
  const open: string[] = []; // the brackets that close what is open
  let isInString = false;
  let isEscaped = false;
  let isClosed = false;
  let taken = 0;
  let count = 0;
  let list: string | null = null;
  let current = ''; // of an element inside a list, else the words before the next list

  function openBracket(bracket: string, closer: string): void {
    if (open.length === 1 && bracket === '[') {
      list = /"(\w{1,40})"\s*:\s*$/.exec(current)?.[1] ?? null;
      current = '';
    } else current += bracket;
    open.push(closer);
    if (open.length > deepest) throw new DraftFault('garbage');
  }

  function closeBracket(bracket: string): Element[] {
    if (open.pop() !== bracket) throw new DraftFault('garbage');
    if (open.length === 0) isClosed = true;
    if (open.length !== 1 || bracket !== ']') {
      current += bracket;
      return [];
    }
    const last = element();
    list = null;
    return last;
  }

  function element(): Element[] {
    const json = current.trim();
    current = '';
    if (json === '' || list === null) return [];
    count += 1;
    if (count > mostElements) throw new DraftFault('garbage');
    return [{ list, json }];
  }

  function inString(char: string): void {
    current += char < ' ' ? ' ' : char;
    if (isEscaped) isEscaped = false;
    else if (char === '\\') isEscaped = true;
    else if (char === '"') isInString = false;
  }

  function take(char: string): Element[] {
    if (isClosed) return [];
    if (isInString) inString(char);
    else if (open.length === 0) {
      if (char === '{') open.push('}');
      else if (taken > longestOpening) throw new DraftFault('garbage');
    } else if (char === ',' && open.length === 2 && list !== null) return element();
    else if (char === '}' || char === ']') return closeBracket(char);
    else {
      const closer = closerOf[char];
      if (closer !== undefined) openBracket(char, closer);
      else {
        current += char;
        isInString = char === '"';
      }
    }
    if (current.length > longestElement) throw new DraftFault('garbage');
    return [];
  }

  return {
    push(text: string): Element[] {
      const elements: Element[] = [];
      for (const char of text) {
        taken += char.length;
        if (taken > longestAnswer) throw new DraftFault('garbage');
        append(elements, take(char));
      }
      return elements;
    },
    /** Whether an object began at all, and whether it was closed. */
    state: (): 'none' | 'open' | 'closed' => (isClosed ? 'closed' : open.length === 0 ? 'none' : 'open'),
  };
}
