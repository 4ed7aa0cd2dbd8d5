import type { Kind } from '../generator/order.ts';
import type { Kept } from './documents.ts';
import type { LoadedProgram } from './loaded-program.ts';
import { get, password, withBody, type Person } from './person.ts';
import { readsOf } from './read-kinds.ts';
import { prepareSharing } from './sharing.ts';
import { uploadOf } from './upload.ts';

const mostShares = 60;

/**
 * What people do on a day, of a thousand requests: most of it is looking. Somebody signs in for every hundred and twenty, uploads for every
 * three hundred and thirty; each upload is read meanwhile, in a process of its own. `spare` are documents that may be deleted.
 */
export async function mixedKinds(
  program: LoadedProgram,
  people: readonly Person[],
  { kept, spare }: { kept: readonly Kept[]; spare: readonly Kept[] },
): Promise<Kind[]> {
  const sharing = await prepareSharing(program);
  const shared = kept.slice(0, mostShares);
  const opened = [];
  const visited = [];
  for (const document of shared) {
    const share = await sharing.share(document);
    opened.push({ token: share.token, accessCode: share.accessCode });
    visited.push({ document, cookie: await sharing.visit(share) });
  }
  const ofDocument = (rest: string) =>
    kept.map(({ person, number }) => get(`/api/medical-documents/${number}${rest}`, person));
  const comments = kept.flatMap(({ person, number }, at) =>
    Array.from({ length: 5 }, (_, time) =>
      withBody('POST', `/api/medical-documents/${number}/comments`, person.cookie, { text: `Word ${at}-${time}` }),
    ),
  );
  return [
    ...readsOf(people, kept).map((kind) => ({ ...kind, weight: kind.weight * 8.4 })),
    kind(
      'search',
      50,
      people.map(({ cookie }) => withBody('POST', '/api/medical-documents/search', cookie, { words: 'glucose' })),
    ),
    kind('comments', 40, ofDocument('/comments')),
    kind('comment written', 20, comments),
    kind(
      'recipient reads',
      20,
      visited.map(({ document, cookie }) => get(`/api/interpretations/${document.number}`, { cookie })),
    ),
    kind(
      'share opened',
      15,
      opened.map((keys) => withBody('POST', '/api/shared-documents/open', '', keys)),
    ),
    kind(
      'sign-in',
      8,
      people.map(({ username }) => withBody('POST', '/api/users/login', '', { username, password })),
    ),
    kind(
      'upload',
      3,
      people.map((person) => uploadOf(person)),
    ),
    { ...kind('delete', 2, spare.map(deletionOf)), isUsedUp: true },
    kind('PDF', 2, ofDocument('/pdf')),
  ];
}

const kind = (name: string, weight: number, requests: Kind['requests']): Kind => ({ name, weight, requests });

const deletionOf = ({ person, number }: Kept): Kind['requests'][number] => ({
  method: 'DELETE',
  path: `/api/medical-documents/${number}`,
  headers: { cookie: person.cookie },
});
