import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { userOwner } from '#core/kernel/actor.ts';
import type { Written } from '../generator/order.ts';

export const password = 'kitchen table seven';

/** Somebody who is signed in. */
export type Person = { username: string; userId: number; owner: string; cookie: string };

const Registered = z.object({ data: z.object({ id: z.number() }) });

/** Makes accounts as people do, some at a time. */
export async function registerPeople(origin: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  const registerSome = async () => {
    while (people.length < count) people.push(await register(origin));
  };
  await Promise.all([registerSome(), registerSome()]);
  return people.slice(0, count);
}

async function register(origin: string): Promise<Person> {
  const username = `load-${randomBytes(6).toString('hex')}`;
  const answer = await send(origin, 'POST', '/api/users/register', { body: { username, password } });
  const { id } = Registered.parse(await answer.json()).data;
  return { username, userId: id, owner: userOwner(id), cookie: cookiesOf(answer) };
}

type Sent = { cookie?: string; body?: object };

/** Asks as a browser does, at an address of its own. Throws where it is refused. */
export async function send(
  origin: string,
  method: string,
  path: string,
  { cookie, body }: Sent = {},
): Promise<Response> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
      ...fromAnywhere(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** An address that nobody else has, so that the limits of one are not met. */
export const fromAnywhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** The same, written out for the process that makes the load. */
export const get = (path: string, { cookie }: Pick<Person, 'cookie'>): Written => ({
  method: 'GET',
  path,
  headers: { cookie },
});

export const withBody = (method: string, path: string, cookie: string, body: object): Written => ({
  method,
  path,
  headers: { ...(cookie !== '' && { cookie }), 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)).toString('base64'),
});
