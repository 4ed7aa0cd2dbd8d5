import { parseArgs } from 'node:util';
import type { Paper } from './program/upload.ts';

/** How a part is run. The defaults are those that the goals are meant for. */
export type Options = {
  seconds: number;
  people: number;
  documents: number;
  /** What kind of file is queued. */
  paper: Paper;
  connections: number;
  /** Of each kind in "costs". */
  requests: number;
  /** Event streams at the same time. */
  streams: number;
  /** Of each large upload. */
  megabytes: number;
  /** Processes that answer, where as much as can be is asked: one for each core. */
  web: number;
  minutes: number;
  /** Requests a second of the soak; 30 % of what the machine can do where nothing is said. */
  rate: number | undefined;
  profileDir: string | undefined;
  /** Further files for "hostile". */
  hostileDir: string | undefined;
};

export const usage = `npm run load -- [part ...] [options]

  --seconds 30       how long each figure is taken
  --people 300       who is signed in
  --documents 1000   queued for "queue", and kept by all people together otherwise
  --paper txt        what is queued for "queue": txt or pdf
  --connections 16   at the same time, where as much as can be is asked
  --requests 3000    of each kind, in "costs"
  --streams 2000     open at the same time
  --megabytes 50     of each of the sixteen large uploads
  --web 2            processes that answer reads and mixed requests; with 2 or more, one more reads documents
  --minutes 60       of "soak", "hostile" and "outside"
  --hostile folder   further files for "hostile"
  --rate 100         requests a second of "soak", instead of 30 % of what is measured
  --profile folder   where each process of the program leaves a profile of its processor time

With DATABASE_URL, the program runs on that server, whose database has to be empty.`;

/** Throws TypeError for what there is not. */
export function readOptions(args: readonly string[]): { parts: string[]; options: Options; isHelp: boolean } {
  const number = (byDefault: string) => ({ type: 'string', default: byDefault }) as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seconds: number('30'),
      people: number('300'),
      documents: number('1000'),
      connections: number('16'),
      requests: number('3000'),
      streams: number('2000'),
      megabytes: number('50'),
      web: number('2'),
      minutes: number('60'),
      paper: { type: 'string', default: 'txt' },
      rate: { type: 'string' },
      profile: { type: 'string' },
      hostile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { paper, rate, profile, hostile, help, ...counts } = values;
  const options = {
    seconds: numberOf(counts.seconds),
    people: numberOf(counts.people),
    documents: numberOf(counts.documents),
    paper: paperOf(paper),
    connections: numberOf(counts.connections),
    requests: numberOf(counts.requests),
    streams: numberOf(counts.streams),
    megabytes: numberOf(counts.megabytes),
    web: numberOf(counts.web),
    minutes: numberOf(counts.minutes),
    rate: rate === undefined ? undefined : numberOf(rate),
    profileDir: profile,
    hostileDir: hostile,
  };
  return { parts: positionals, options, isHelp: help };
}

function paperOf(text: string): Paper {
  if (text === 'txt' || text === 'pdf') return text;
  throw new TypeError(`"${text}" is no kind of file that can be queued: txt or pdf.`);
}

function numberOf(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new TypeError(`"${text}" is not a number above 0.`);
  return value;
}
