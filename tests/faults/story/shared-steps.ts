import { z } from 'zod';
import { createPerson } from '#tests/support/http-person.ts';
import { call } from './call.ts';
import { isRefused } from './own-steps.ts';
import type { KeptDocument, MadeShare, Person, SaidComment } from './people.ts';
import { judge, type Scene, type Step } from './step.ts';

const Keys = z.object({ share: z.object({ id: z.number() }), accessCode: z.string(), link: z.string() });

export const share = (person: Person, document: KeptDocument, made: MadeShare): Step => ({
  says: `${person.username} shares ${document.title}`,
  async run(scene) {
    if (document.state !== 'kept' || made.state !== 'asked') return 'done';
    if (document.number === undefined) return 'later';
    made.tries += 1;
    const json = { documentId: document.number, recipientEmail: made.address, accessLevel: 'comment' };
    const reply = await call(scene.world, person.browser, 'POST', '/api/document-shares', { json });
    if (!judge(scene, 'sharing', reply, 201)) return 'later';
    const { share: told, accessCode, link } = Keys.parse(reply.data);
    made.id = told.id;
    made.accessCode = accessCode;
    made.token = /#([\w-]{43})$/.exec(link)?.[1] ?? '';
    made.state = 'open';
    return 'done';
  },
});

export const openShare = (document: KeptDocument, made: MadeShare): Step => ({
  says: `somebody opens the share of ${document.title}`,
  async run(scene) {
    if (made.state !== 'open' || document.state !== 'kept') return 'done';
    const recipient = made.recipient ?? createPerson(scene.world.url);
    const { token, accessCode } = made;
    const reply = await call(scene.world, recipient, 'POST', '/api/shared-documents/open', {
      json: { token, accessCode },
    });
    if (!judge(scene, 'opening a share', reply, 200)) return 'later';
    made.recipient = recipient;
    const seen = await call(scene.world, recipient, 'GET', `/api/medical-documents/${document.number}`);
    return judge(scene, 'looking at a shared document', seen, 200) ? 'done' : 'later';
  },
});

export const revoke = (person: Person, document: KeptDocument, made: MadeShare): Step => ({
  says: `${person.username} ends the share of ${document.title}`,
  async run(scene) {
    if ((made.state !== 'open' && made.state !== 'ending') || document.state !== 'kept') return 'done';
    made.state = 'ending';
    const reply = await call(scene.world, person.browser, 'POST', `/api/document-shares/${made.id}/revoke`);
    if (!judge(scene, 'ending a share', reply, 200)) return 'later';
    made.state = 'ended';
    await mustBeClosed(scene, document, made);
    return 'done';
  },
});

/** Neither the visit that was open nor the code shows anything any more. */
export async function mustBeClosed(scene: Scene, document: KeptDocument, made: MadeShare): Promise<void> {
  const { world, breaks } = scene;
  const { token, accessCode, recipient } = made;
  if (recipient !== undefined) {
    const seen = await call(world, recipient, 'GET', `/api/medical-documents/${document.number}`);
    if (seen?.status === 200) breaks.push(`an ended share of ${document.title} still shows it`);
  }
  const again = await call(world, createPerson(world.url), 'POST', '/api/shared-documents/open', {
    json: { token, accessCode },
  });
  if (again?.status === 200) breaks.push(`an ended share of ${document.title} opens again`);
}

export const comment = (person: Person, document: KeptDocument, said: SaidComment): Step => ({
  says: `${person.username} comments on ${document.title}`,
  async run(scene) {
    if (document.state !== 'kept' || said.state === 'said') return 'done';
    if (document.number === undefined) return 'later';
    said.tries += 1;
    const json = { text: said.text };
    const reply = await call(
      scene.world,
      person.browser,
      'POST',
      `/api/medical-documents/${document.number}/comments`,
      {
        json,
      },
    );
    if (!judge(scene, 'a comment', reply, 201)) return 'later';
    said.state = 'said';
    return 'done';
  },
});

/** A guess at the code is never let in, whatever goes on. */
export const guess = (document: KeptDocument, made: MadeShare): Step => ({
  says: `somebody guesses at the share of ${document.title}`,
  async run(scene) {
    if (made.state === 'asked') return 'done';
    const json = { token: made.token, accessCode: 'AAAA-BBBB-CCCC' };
    const reply = await call(scene.world, createPerson(scene.world.url), 'POST', '/api/shared-documents/open', {
      json,
    });
    if (reply?.status === 200) scene.breaks.push(`a guess opened the share of ${document.title}`);
    return reply === undefined || isRefused(reply)
      ? 'done'
      : judge(scene, 'a guess', reply, 403, 429)
        ? 'done'
        : 'later';
  },
});
