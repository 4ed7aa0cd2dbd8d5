/** Words that say a medicine is not to be taken now, before or after its name. They are told with its directions, never left out. */
const halts =
  'stop taking|stopped taking|do not take|no longer taking|stop|stopped|discontinue|discontinued|d/c|dc|hold|held|holding|on hold|pause|paused|withhold|withheld|switch from|switched from|ceased?|omit|omitted';
const others =
  'new|start|started|starting|initiate|initiated|begin|restart|restarted|resume|resumed|continue|continued|continuing|change|changed|increase|increased|decrease|decreased|reduce|reduced|add|added';

const before = new RegExp(
  String.raw`(?:^|[\s(*•-])(${halts}|${others})(?:\s?[:–—]\s?|\s-\s|\s)(?:(?:the|your|her|his|my|home|taking|all|on|back on|him on|her on|them on|oral|iv|po)\s){0,3}(?:[\p{L}-]{3,20}(?:\s\d{1,4}\s?mg)?\s(?:and|or)\s(?:\p{L}{3}\s)?)?$`,
  'iu',
);
const after = new RegExp(
  String.raw`^[^.;,\n]{0,24}?\s(?:was|were|has been|have been|is|are|to be|will be)\s(?:temporarily\s|since\s|now\s|recently\s)?(${halts}|${others})(?![\p{L}])`,
  'iu',
);
const inBrackets = new RegExp(
  String.raw`^\s?[(\[–-]\s?(${halts}|new|changed|increased|decreased|resumed)(?![\p{L}])`,
  'iu',
);
const isHaltWord = new RegExp(`^(?:${halts})$`, 'i');

const afterComma = new RegExp(String.raw`^(?:[^.;,]{0,40})?,\s(${halts})(?![\p{L}])`, 'iu');
/** "Amlodipine STOPPED", "Gabapentin 300 mg DISCONTINUED 2/20": said right behind, without a verb. */
const rightBehind =
  /^[^.;,\n]{0,30}?\s(STOPPED|DISCONTINUED|HELD|ON HOLD|WITHHELD|PAUSED|CEASED|stopped|discontinued|withheld|ceased)(?![\p{L}])/u;
const closingOrder = /^[^.;,\n()]{0,44}?\s[-–—]{1,2}\s?(STOP|HOLD|DISCONTINUE|WITHHOLD|PAUSE)(?![\p{L}])/u;
const haltStart =
  /(?<=[\s(,–-])(?:stopped|discontinued|on hold|held|withheld|paused|ceased|no longer taking)(?![\p{L}])/iu;

/** Where behind a name it is said that the medicine is not taken, or -1. */
export function haltStartIn(words: string, from: number): number {
  const found = words.slice(from).search(haltStart);
  return found === -1 ? -1 : from + found;
}

/** What is said to be done with a medicine right beside its name: "Hold", "was stopped", "(new)"; null where nothing is. */
export function statusBeside(ahead: string, behind: string): string | null {
  // "(started terbinafine 250 mg daily 5 wk ago -- STOP)": the order that closes it counts, not how it began.
  const ordered = closingOrder.exec(behind.slice(0, 60))?.[1];
  if (ordered !== undefined) return ordered;
  // "Rx on d/c": on discharge.
  const near = ahead.slice(-60).replace(/\b(?:on|at|upon|after)\s(?:d\/c|dc)(?!\p{L})/iu, '');
  const told = before.exec(near)?.[1] ?? inBrackets.exec(behind.slice(0, 30))?.[1];
  if (told !== undefined) return told;
  return (
    after.exec(behind.slice(0, 70))?.[1] ??
    afterComma.exec(behind.slice(0, 64))?.[1] ??
    rightBehind.exec(behind.slice(0, 50))?.[1] ??
    null
  );
}

/** "STOP: lisinopril 20 mg; ibuprofen": the word that opens a line and holds for all its medicines. */
export const statusOfLabel = (line: string): string | null => opening.exec(line)?.[1] ?? null;
const opening = new RegExp(String.raw`^\W{0,4}(${halts}|${others})\s?[:–—]`, 'iu');

export const isHalt = (status: string): boolean => isHaltWord.test(status);

const heading =
  /^\s*(?:#+\s)?(?:medications?\s|medicines?\s|drugs?\s)?(?:(?:to\s|you should\s|please\s)?(stop(?:ped)?|hold|held|discontinued?|no longer (?:take|taking)|do not take|past|previous|inactive|expired|old)|(?:to\s)?(?:continue|start|new|change|changed|current|active|take|keep taking|resume|unchanged)\w*)(?:\s(?:taking|these|the|following|medications?|medicines?|drugs?|home|on hold|and|or|by|your|doctor|to|take)){0,6}\s*:?\s*$/i;

/**
 * A line that heads a part of a list by what is done with its medicines: the word for a part that is not taken ("STOP"), an empty
 * string for a part that is, undefined for any other line.
 */
export function statusOfHeading(line: string): string | undefined {
  if (line.length > 80) return undefined;
  const match = heading.exec(line);
  return match === null ? undefined : (match[1] ?? '');
}

/** Directions with the word that says they hold no more: "STOP: 1 tablet daily". */
export function withStatus(status: string | null, sig: string | null): string | null {
  if (status === null || status === '') return sig;
  if (sig === null) return status;
  if (!isHalt(status)) return sig;
  return sig.toLowerCase().startsWith(status.toLowerCase()) ? sig : `${status}: ${sig}`;
}

const anyStatus = new RegExp(String.raw`(?<![\p{L}])(${halts}|${others})(?![\p{L}])`, 'iu');
/** The word of a status column or remark that says what is done with the medicine; empty where none does. */
export const statusIn = (remark: string): string => anyStatus.exec(remark.slice(0, 80))?.[1] ?? '';

const remark = new RegExp(String.raw`(?:^|[(\[–-]\s?)(${halts}|${others})(?![\p{L}])`, 'iu');
/** "(increased from 40mg)", "STOPPED - low blood pressure": the word that opens a remark within or as the directions. */
export const statusOfRemark = (sig: string): string => remark.exec(sig)?.[1] ?? '';
