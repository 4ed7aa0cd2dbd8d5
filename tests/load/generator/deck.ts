import { randomInt } from 'node:crypto';
import type { Kind, Written } from './order.ts';

export type Drawn = { name: string; bytes(): Buffer };

/** Draws requests by the weights of their kinds; of each kind one after the other. Undefined when every kind is used up. */
export function createDeck(kinds: readonly Kind[], host: string, random: () => number = Math.random) {
  const piles = kinds.map((kind) => ({
    ...kind,
    next: 0,
    cards: kind.requests.map((request) => write(request, host)),
  }));
  const usable = () =>
    piles.filter(({ isUsedUp, next, cards }) => cards.length > 0 && !(isUsedUp && next >= cards.length));
  let open = usable();

  return (): Drawn | undefined => {
    let at = random() * open.reduce((sum, { weight }) => sum + weight, 0);
    const pile = open.find(({ weight }) => (at -= weight) < 0) ?? open.at(-1);
    if (pile === undefined) return undefined;
    const card = pile.cards[pile.next % pile.cards.length];
    pile.next += 1;
    if (pile.isUsedUp && pile.next >= pile.cards.length) open = usable();
    return card && { name: pile.name, bytes: card };
  };
}

/** Each comes from an address of its own, as a proxy would say: tries of secrets are counted by address. */
function write({ method, path, headers, body }: Written, host: string): () => Buffer {
  const bytes = body === undefined ? undefined : Buffer.from(body, 'base64');
  const lines = Object.entries({
    host,
    ...headers,
    ...(bytes && { 'content-length': String(bytes.length) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}x-forwarded-for: `;
  return () => {
    const start = Buffer.from(`${head}${someAddress()}\r\n\r\n`, 'latin1');
    return bytes === undefined ? start : Buffer.concat([start, bytes]);
  };
}

const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
