import { call } from '../story/call.ts';
import { refOf } from '../story/people.ts';
import type { Invariant } from './invariant.ts';

/** What was said stands there, and no more often than it was sent. */
export const commentsAreKept: Invariant = {
  name: 'comments are kept',
  async check({ world, people }) {
    const breaks: string[] = [];
    for (const { browser, state, documents } of people) {
      for (const document of documents) {
        if (state !== 'registered' || document.state !== 'kept' || document.comments.length === 0) continue;
        const reply = await call(world, browser, 'GET', `/api/medical-documents/${refOf(document)}/comments`);
        const texts = Array.isArray(reply?.data) ? (reply.data as { text: string }[]).map(({ text }) => text) : [];
        for (const { text, state: said, tries } of document.comments) {
          const times = texts.filter((each) => each === text).length;
          if (said === 'said' && times === 0) breaks.push(`a comment on ${document.title} is lost`);
          if (times > Math.max(tries, 0)) breaks.push(`a comment on ${document.title} stands ${times} times`);
        }
      }
    }
    return breaks;
  },
};
