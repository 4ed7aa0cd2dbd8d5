import { z } from 'zod';
import type { Span } from '#core/kernel/span.ts';
import { call } from './call.ts';
import type { KeptDocument, MadeCorrection, Person } from './people.ts';
import { judge, type Step } from './step.ts';

const path = '/api/medical-documents';
const Read = z.object({ stage: z.string(), originalText: z.string().nullable() });

/** Puts another value in the place of the sodium that was read. Sent twice it is made once, since it says what stood there. */
export const correct = (person: Person, document: KeptDocument, made: MadeCorrection): Step => ({
  says: `${person.username} corrects ${document.title}`,
  async run(scene) {
    if (document.state !== 'kept' || made.state === 'made') return 'done';
    if (document.number === undefined) return 'later';
    const seen = await call(scene.world, person.browser, 'GET', `${path}/${document.number}`);
    if (!judge(scene, 'looking at what is to be corrected', seen, 200)) return 'later';
    const { stage, originalText } = Read.parse(seen.data);
    // What should have been read and was not, is found by what holds of all documents.
    if (stage === 'unreadable') return 'done';
    if (stage !== 'explained') return 'later';
    const sodium = findSodium(originalText ?? '');
    if (sodium === undefined) {
      scene.breaks.push(`${document.title} was read without its sodium`);
      return 'done';
    }
    if (sodium.value !== made.value) {
      made.tries += 1;
      const json = { span: sodium.span, text: made.value, was: sodium.value };
      const reply = await call(scene.world, person.browser, 'POST', `${path}/${document.number}/corrections`, { json });
      if (!judge(scene, 'a correction', reply, 200)) return 'later';
    }
    made.state = 'made';
    return 'done';
  },
});

/** The value that stands behind the name, and where. */
export function findSodium(text: string): { value: string; span: Span } | undefined {
  const [from, to] = /Sodium\s+(\d+)/d.exec(text)?.indices?.[1] ?? [];
  return from === undefined || to === undefined ? undefined : { value: text.slice(from, to), span: [from, to] };
}
