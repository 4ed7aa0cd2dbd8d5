import { append } from '../kernel/append.ts';
import type { Said } from './said.ts';
import { listOf, wordCount } from './wording.ts';

const verbs = ['says', 'concludes', 'describes', 'mentions', 'lists', 'prints', 'asks for', 'plans to'];

/** "The report describes a. It also describes b.": a row of sentences that open alike says so. */
export function withoutSameOpenings(row: readonly Said[], word: string): Said[] {
  const subject = `The ${word} `;
  return row.map((said, at) => {
    const follows = row[at - 1]?.text.startsWith(subject) === true;
    const verb = verbs.find((one) => said.text.startsWith(`${subject}${one}`));
    if (!follows || verb === undefined) return said;
    return { ...said, text: `It also ${said.text.slice(subject.length)}` };
  });
}

const joint: Record<string, string> = { 'says to ': 'to ', 'asks for ': '' };
const mostWords = 18;

/** "ring the clinic for a and to ring the clinic for b" is harder to hear than two sentences. */
const opensAlike = (one = '', other: string): boolean =>
  one.replace(/^to /, '').split(' ').slice(0, 3).join(' ') === other.split(' ').slice(0, 3).join(' ');

/** Requests of one form told together while they fit into one breath: "says to rest and to see Dr. Lee in 1 week". */
export function joinedRequests(requests: readonly Said[], word: string): Said[] {
  const joined: Said[] = [];
  for (const form of Object.keys(joint)) {
    const opening = `The ${word} ${form}`;
    let open: { parts: string[]; spans: Said['spans'] } | undefined;
    for (const { text, spans } of requests.filter((request) => request.text.startsWith(opening))) {
      const part = text.slice(opening.length).replace(/\.$/, '');
      if (
        open !== undefined &&
        open.parts.length < 3 &&
        !opensAlike(open.parts.at(-1), part) &&
        wordCount([...open.parts, part].join(' ')) <= mostWords
      ) {
        open.parts.push(`${joint[form] ?? ''}${part}`);
        append(open.spans, spans);
        joined.splice(-1, 1, { text: `${opening}${listOf(open.parts)}.`, spans: open.spans, basis: 'document' });
      } else {
        open = { parts: [part], spans: [...spans] };
        joined.push({ text, spans: open.spans, basis: 'document' });
      }
    }
  }
  return [
    ...joined,
    ...requests.filter(({ text }) => !Object.keys(joint).some((form) => text.startsWith(`The ${word} ${form}`))),
  ];
}
