import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { ShareKeys } from '#core/sharing/share.ts';
import { createPerson } from '../support/http-person.ts';

export type Person = ReturnType<typeof createPerson>;
export type Sent = { id: string; body: string };

const withinMs = 90_000;
const Progress = z.object({ stage: z.string() });

/** Does something again until it goes well, as a browser does where nobody answers. What was refused fails at once. */
export async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > deadline || /answered (4\d\d|500)/.test(String(error))) throw error;
      await pause(100);
    }
  }
}

/** Follows a document by its events until it was read, connecting again where the connection is lost. Gives the stage that was told. */
export async function followUntilRead(person: Person, id: string): Promise<string> {
  return untilDone(async () => {
    for await (const { stage } of eventsOf(person, `/api/medical-documents/${id}/events`, Progress)) {
      if (stage === 'explained' || stage === 'unreadable') return stage;
    }
    throw new Error(`The stream of ${id} ended early.`);
  });
}

/** What a stream of events tells, one after the other. Throws when the connection is lost. */
export async function* eventsOf<Event>(person: Person, path: string, shape: z.ZodType<Event>): AsyncGenerator<Event> {
  const answer = await person.ask(path);
  if (!answer.ok || answer.body === null) throw new Error(`${path} answered ${answer.status}`);
  let rest = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '));
      if (data !== undefined) yield shape.parse(JSON.parse(data.slice('data: '.length)));
    }
  }
}

const line = 'Sodium 139 mmol/L 135-145\n';

/** Somebody who uploads, follows, reads and shares until the signal fires, and knows of everything what was acknowledged. */
export function createBusyPerson(url: () => string, username: string) {
  const person = createPerson(url);
  const sent: Sent[] = [];
  const followed: Promise<string>[] = [];
  const shares: ShareKeys[] = [];

  const shareOne = async () => {
    const documentId = z.object({ id: z.number() }).parse(await person.get(`/api/medical-documents/${sent[0]?.id}`)).id;
    const body = { documentId, recipientEmail: `doctor${shares.length}@example.org` };
    shares.push(ShareKeys.parse(await person.post('/api/document-shares', body)));
  };

  return {
    person,
    sent,
    shares,
    /** The stages in which all that was followed has ended. */
    stages: () => Promise.all(followed),
    async beBusy(signal: AbortSignal): Promise<void> {
      await untilDone(() => person.get('/api/medical-documents'));
      await person.register(username);
      for (let round = 0; !signal.aborted; round += 1) {
        const body = `${line}Note ${round} of ${username}\n${round % 4 === 3 ? line.repeat(8_000) : ''}`;
        const key = randomUUID();
        const id = await untilDone(() => person.upload(`Note ${round}`, body, key));
        sent.push({ id, body });
        const following = followUntilRead(person, id);
        following.catch(() => undefined); // told by `stages`
        followed.push(following);
        await untilDone(() => person.get('/api/medical-documents'));
        if (round === 0) await following;
        else if (shares.length < 4) await untilDone(shareOne);
        await pause(300);
      }
    },
  };
}
