import { call } from '../story/call.ts';
import { refOf } from '../story/people.ts';
import type { Invariant } from './invariant.ts';

/** Every document that somebody was told is kept comes back byte for byte; one that was deleted does not come back. */
export const documentsAreEqual: Invariant = {
  name: 'documents are equal',
  async check({ world, people }) {
    const breaks: string[] = [];
    for (const { browser, state, documents } of people) {
      if (state !== 'registered') continue;
      for (const document of documents) {
        const reply = await call(world, browser, 'GET', `/api/medical-documents/${refOf(document)}/file`);
        if (document.state === 'kept') {
          if (reply?.status !== 200) breaks.push(`${document.title} is lost: ${reply?.status} ${reply?.code}`);
          else if (!reply.bytes.equals(document.paper.bytes)) breaks.push(`${document.title} has other bytes`);
        } else if (reply?.status === 200) breaks.push(`${document.title} was deleted and is still given out`);
      }
    }
    return breaks;
  },
};
