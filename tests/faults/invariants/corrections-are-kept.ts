import { sql } from 'kysely';
import { z } from 'zod';
import { call } from '../story/call.ts';
import { findSodium } from '../story/correct.ts';
import type { KeptDocument, Person } from '../story/people.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const Read = z.object({ originalText: z.string() });
const Told = z.object({ text: z.string(), labResults: z.array(z.object({ value: z.string() })) });

/** What was corrected stands in the text, in the explanation and once in the log: in all of them or in none. */
export const correctionsAreKept: Invariant = {
  name: 'corrections are kept',
  async check({ world, people }) {
    const breaks: string[] = [];
    for (const person of people) {
      for (const document of person.documents) {
        const isThere = person.state === 'registered' && document.state === 'kept' && document.number !== undefined;
        if (isThere && document.correction?.tries) breaks.push(...(await checkOne(world, person, document)));
      }
    }
    return breaks;
  },
};

async function checkOne(world: World, { browser }: Person, { title, number, correction }: KeptDocument) {
  const read = Read.safeParse((await call(world, browser, 'GET', `/api/medical-documents/${number}`))?.data);
  const told = Told.safeParse((await call(world, browser, 'GET', `/api/interpretations/${number}`))?.data);
  if (!read.success || !told.success) return [`${title} was corrected, and is not told any more`];
  const value = findSodium(read.data.originalText)?.value;
  const isMade = value === correction?.value;
  const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from audit_events
    join documents using (ticket) where action = 'document.corrected' and documents.number = ${number}`.execute(
    world.db,
  );
  const lines = rows[0]?.lines;
  const explained = told.data.labResults.map((result) => result.value);
  return [
    correction?.state === 'made' && !isMade && `a correction of ${title} is lost`,
    told.data.text !== read.data.originalText && `${title} is explained with another text`,
    !explained.includes(value ?? '') && `${title} says ${value} and is explained with ${explained.join(', ')}`,
    lines !== (isMade ? 1 : 0) && `the correction of ${title} has ${lines} lines in the log`,
  ].filter((line) => line !== false);
}
