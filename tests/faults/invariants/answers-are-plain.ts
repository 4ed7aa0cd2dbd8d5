import { plainMessages } from '../story/call.ts';
import type { Invariant } from './invariant.ts';

/** Whatever went wrong behind it: people were told that it is not available now, or that the storage is full. */
export const answersArePlain: Invariant = {
  name: 'answers are plain',
  check({ world: { answers }, allowed }) {
    const bad = answers.filter(({ status, body }) => {
      if (status < 500) return false;
      const message = messageIn(body);
      const isPlain = (status === 503 || status === 507) && plainMessages.has(message);
      return !isPlain && !(allowed.damage === true && /storage\.damaged/.test(body));
    });
    return Promise.resolve(
      bad.map(({ method, path, status, body }) => `${method} ${path} was answered ${status} ${body}`),
    );
  },
};

function messageIn(body: string): string {
  try {
    return (JSON.parse(body) as { message?: string }).message ?? '';
  } catch {
    return '';
  }
}
