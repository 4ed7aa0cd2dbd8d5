import { matchesIn } from '../kernel/matches-in.ts';
import { cuesAhead } from '../reading/medications/medicine-status.ts';

/** "Your iron is low, start iron tablets", "Cut the levothyroxine": what a mail with results, or a note below them, asks for. */
export const isOrder = (text: string): boolean =>
  isDated.test(text) ||
  booked.test(text) ||
  matchesIn(text, orderPlace).some(({ index, 0: before }) => {
    const rest = text.slice(index + before.length);
    const [cue] = cuesAhead(rest.slice(0, 40));
    return asks.test(rest) || (cue?.span[0] === 0 && bidden.has(cue.status) && isImperative(rest));
  });
const orderPlace =
  /(?:^|[,;:–-] |\b(?:and|so|then|should|must|need to|have to|asked to|want you to) )(?:(?:and|so|then|please|just) ){0,2}(?=\p{L})/giu;
const asks =
  /^(?:(?:do not|don't|never) (?:take|start|stop|use|drive|eat|drink|change|give|miss)|start|begin|take|stop|continue|repeat|recheck|attend|avoid|(?:see|call|ring|phone) (?:me|us|your|the (?:clinic|surgery|ward|doctor|nurse))|come (?:back|in|to|for)|book|arrange|bring|drink|have (?:an?|the|your|another))\b(?! (?:with|into|note|care|date|time)\b|\s?:)/i;
const bidden = new Set([
  'stopped',
  'held',
  'resumed',
  'increased',
  'decreased',
  'changed',
  'continued',
  'new',
  'taken',
  'ordered',
]);
/** "Stop", and not "stopped" or "stopping". */
const isImperative = (rest: string): boolean =>
  !/^\p{L}+ (?:with|into|note|care|date|time)\b/iu.test(rest) &&
  !/^(?:\p{L}+(?:ed|ing|[^s]s)|held|begun|began|took|gave|off|now|new|on|regular|meds|rx)(?!\p{L})/iu.test(rest);
/** "Next check: 12 August" */
const isDated = /^(?:next|repeat|recheck|follow[- ]?up|review|appointment|due)\b.*\d/i;
const booked =
  /\b(?:is|are|has been|have been) (?:booked|arranged|due|planned|scheduled|fixed) (?:for|on|at|in)\b|^next [\p{L}\d -]{2,40}\s?:\s?\S|\b(?:appointment|visit|review)\s?(?::|is|on|at)\s(?:on |at )?\d/iu;
