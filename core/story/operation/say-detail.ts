import { listOf, sentence } from '../../explaining/wording.ts';
import type { Statement } from '../../statements/statement.ts';
import details from './details.json' with { type: 'json' };

/** Bare words under a heading of a report of an operation as a sentence: "Spinal.", "Minimal."; undefined where they are none of these. */
export function sayDetail({ text, heading, label, role }: Statement, subject: string): string | undefined {
  if (role !== 'detail' && role !== 'pending') return undefined;
  const topic = (label ?? heading).toLowerCase();
  if (/an(?:a)?esth/.test(topic)) return anesthesia(text, subject);
  if (/blood loss|\bebl\b/.test(topic))
    return bloodLoss(text, subject) ?? (/^\p{L}+(?:-\p{L}+)? (?:cc|mls?)\.?$/iu.test(text) ? '' : undefined);
  if (isForDoctors(topic) || isForDoctors(text)) return '';
  if (/\bdrains?\b|tubes|specimens?\b|dressing/.test(topic) && isNone(text)) return '';
  return undefined;
}

/** How long a vessel was clamped, how much was given: nothing to take home. */
const isForDoctors = (words: string): boolean =>
  /\b(?:cross-?clamp|tourniquet|bypass|ischem\w*|fluoroscopy|arrest|perfusion|pump)\b.*\b(?:time|minutes?|flow)\b|^(?:total )?(?:iv )?(?:fluids?|crystalloids?|urine(?: output)?|contrast|counts?|low flow)\b/i.test(
    words,
  );

const isNone = (text: string): boolean => /^(?:none|nil|no|n\/a|not applicable|zero|0)\b[^,;]{0,20}$/i.test(text);

const kinds = details.anesthesia.map(([words = '', say = '']) => ({ words: new RegExp(words, 'i'), say }));
const longest = 30;

export function anesthesia(text: string, subject: string): string | undefined {
  if (text.split(' ').length > longest || /\b(?:allerg|no|not|without)\b/i.test(text)) return undefined;
  const met = kinds.filter(({ words }) => words.test(text)).map(({ say }) => say.replace('{subject}', subject));
  return met.length === 0 ? undefined : sentence(`${subject} had ${listOf(met.slice(0, 3))}`);
}

const amount =
  /(less than|under|<|approximately|approx\.?|about|around|~)?\s?(?:an? )?([\d,.]{1,6}(?: ?(?:-|to) ?\d{1,4})?) ?(cc|mls?|l|liters?)\b/i;

export function bloodLoss(text: string, subject: string): string | undefined {
  if (text.split(' ').length > 12) return undefined;
  const [, about = '', number, unit = ''] = amount.exec(text) ?? [];
  if (number !== undefined) {
    const words = /^(?:less|under|<)/i.test(about) ? 'less than' : 'about';
    return sentence(`${subject} lost ${words} ${number} ${/^l/i.test(unit) ? 'liters' : 'mL'} of blood`);
  }
  if (/\b(?:minim\w+|negligible|scant|trace|insignificant|little|small)\b/i.test(text))
    return sentence(`${subject} lost very little blood`);
  return isNone(text) ? sentence(`${subject} lost no blood`) : undefined;
}
