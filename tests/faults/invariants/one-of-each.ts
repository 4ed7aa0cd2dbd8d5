import { call } from '../story/call.ts';
import type { Invariant } from './invariant.ts';

type Listed = { title: string; stage: string; unreadableReason: string | null; id: number | string };

/** However often an upload was sent under its key, it is one document, and it is wholly there. */
export const oneOfEach: Invariant = {
  name: 'one of each, and none by half',
  async check({ world, people, allowed }) {
    const breaks: string[] = [];
    for (const { username, browser, state, documents } of people) {
      if (state !== 'registered') continue;
      const reply = await call(world, browser, 'GET', '/api/medical-documents');
      const listed = Array.isArray(reply?.data) ? (reply.data as Listed[]) : [];
      if (reply?.status !== 200) breaks.push(`${username} gets no list: ${reply?.status}`);
      for (const { title, state: kept, paper } of documents) {
        const found = listed.filter((each) => each.title === title);
        const wanted = kept === 'kept' ? 1 : 0;
        if (found.length !== wanted)
          breaks.push(`${title} stands ${found.length} times in the list instead of ${wanted}`);
        for (const { stage, unreadableReason, id } of found) {
          if (stage !== 'explained' && stage !== 'unreadable') breaks.push(`${title} is still ${stage}`);
          const isDamaged = unreadableReason === 'storage_damaged' && allowed.damage === true;
          if (paper.becomes !== 'either' && stage !== paper.becomes && !isDamaged)
            breaks.push(`${title} is ${stage} (${unreadableReason}) and should be ${paper.becomes}`);
          if (stage !== 'explained') continue;
          const told = await call(world, browser, 'GET', `/api/interpretations/${id}`);
          if (told?.status !== 200) breaks.push(`${title} is explained, but no explanation comes: ${told?.status}`);
        }
      }
      const known = new Set(documents.map(({ title }) => title));
      for (const { title } of listed)
        if (!known.has(title)) breaks.push(`${title} is in the list and nobody uploaded it`);
    }
    return breaks;
  },
};
