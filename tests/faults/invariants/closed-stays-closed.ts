import { sql } from 'kysely';
import { call } from '../story/call.ts';
import { mustBeClosed, openShare } from '../story/shared-steps.ts';
import type { Invariant } from './invariant.ts';

/** Ended shares let nobody in, open ones do; who is gone is gone. */
export const closedStaysClosed: Invariant = {
  name: 'closed stays closed',
  async check(scene) {
    const { world, people } = scene;
    const breaks: string[] = [];
    const watched = { ...scene, breaks };
    for (const { documents, state, username, password, browser } of people) {
      for (const document of documents) {
        const isThere = document.state === 'kept' && state === 'registered';
        for (const made of document.shares) {
          if (made.state === 'ended' || (made.state === 'open' && !isThere))
            await mustBeClosed(watched, document, made);
          else if (made.state === 'open' && (await openShare(document, made).run(watched)) === 'later')
            breaks.push(`the share of ${document.title} does not open`);
          const { rows } = await sql<{ count: number }>`select count(*)::int as count from shares
            join documents using (ticket) where number = ${document.number ?? 0} and deleted_at is null`.execute(
            world.db,
          );
          const most = document.shares.reduce((all, each) => all + each.tries, 0);
          if ((rows[0]?.count ?? 0) > most)
            breaks.push(`${document.title} has ${rows[0]?.count} shares of ${most} asked for`);
        }
      }
      if (state !== 'gone') continue;
      const reply = await call(world, browser, 'POST', '/api/users/login', { json: { username, password } });
      if (reply?.status === 200) breaks.push(`${username} was erased and signs in`);
    }
    return breaks;
  },
};
