import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { accountKeyId, emptyProfile, sealProfile } from '#server/features/accounts/account-key.ts';
import { hashOfToken } from '#server/features/accounts/find-user.ts';
import type { Keys } from './keys.ts';

/** Documents in all, and those of each person who is measured, and of one of them. */
export type Stage = { name: string; documents: number; people: number; lines: number; each: number; many: number };

/** Somebody in whose name requests are measured. */
export type Person = { userId: number; username: string; email: string; token: string };

export const password = 'kitchen table seven';
/** Besides one with many documents. */
export const measuredPeople = 40;
const ownersOfMany = 20;

/**
 * Accounts, and how many documents each will have: a few have thousands, most have a few dozen. One of twenty is on the free plan, six on
 * the basic one.
 */
export async function addPeople(db: Kysely<Database>, keys: Keys, stage: Stage): Promise<Person[]> {
  const hash = await keys.passwords.hash(password);
  const many = Math.min(stage.many, Math.floor(stage.documents / 2));
  const manyMore = Math.min(ownersOfMany, Math.floor(stage.documents / 10 / stage.many));
  const few = stage.people - 1 - measuredPeople - manyMore;
  const ofFew = stage.documents - many * (1 + manyMore) - measuredPeople * stage.each;
  await sql`
    insert into users (username, username_key, password_hash, sealed_profile, plan, created_at)
    select name, name, ${hash}, ''::bytea,
      case when n <= 1 + ${measuredPeople} + ${manyMore} or n % 20 > 6 then 'premium' when n % 20 = 0 then 'free' else 'basic' end,
      now() - interval '3 years'
    from generate_series(1, ${stage.people}::int) n, lateral (select ${stage.name} || '-' || n as name) named`.execute(
    db,
  );
  // Behind the mean lies an exponential distribution; half a document is what rounding up adds.
  await sql`
    create unlogged table bench.people as
    select users.id as user_id, plan, n <= 1 + ${measuredPeople} as is_measured,
      case
        when n = 1 then ${many}
        when n <= 1 + ${measuredPeople} then ${stage.each}
        when n <= 1 + ${measuredPeople} + ${manyMore} then ${stage.many}
        else ceil(-ln(1 - random()) * ${Math.max(0.1, ofFew / Math.max(1, few) - 0.5)}::float8)::int
      end as documents
    from generate_series(1, ${stage.people}::int) n join users on username = ${stage.name} || '-' || n`.execute(db);
  await addWhatBelongsToThem(db);
  return makeMeasured(db, keys, stage);
}

async function addWhatBelongsToThem(db: Kysely<Database>): Promise<void> {
  const template = sql`(select id from users where username = 'template')`;
  await sql`
    insert into account_keys (user_id, wrapped)
    select user_id, (select wrapped from account_keys where user_id = ${template}) from bench.people`.execute(db);
  await sql`
    update users set sealed_profile = (select sealed_profile from users where username = 'template')
    where id in (select user_id from bench.people)`.execute(db);
  await sql`
    insert into sessions (id, token_hash, user_id, device, is_kept, created_at, seen_at)
    select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), user_id, 'Chrome on Windows', true, at, at
    from bench.people, lateral (select now() - random() * interval '20 days' as at) seen`.execute(db);
  await sql`
    insert into known_devices (user_id, device_hash)
    select user_id, sha256(gen_random_uuid()::text::bytea) from bench.people`.execute(db);
  await sql`
    insert into upload_counts (owner, period, used)
    select 'user:' || user_id, to_char(now() - make_interval(months => month), 'YYYY-MM'), 3
    from bench.people, generate_series(0, 11) month`.execute(db);
}

/** With keys of their own, so that what is theirs opens. */
async function makeMeasured(db: Kysely<Database>, { keyRing, blindIndex }: Keys, stage: Stage): Promise<Person[]> {
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from users where id in (select user_id from bench.people where is_measured) order by id`.execute(
    db,
  );
  const people: Person[] = [];
  for (const { id, username } of rows) {
    const userId = Number(id);
    const email = `${stage.name}-${userId}@example.com`;
    const key = await keyRing.createKey(accountKeyId(userId));
    const sealed_profile = await sealProfile(keyRing, key, { ...emptyProfile, name: username, email });
    await db
      .updateTable('account_keys')
      .set({ wrapped: Buffer.from(key.wrapped) })
      .where('user_id', '=', id)
      .execute();
    await db
      .updateTable('users')
      .set({ sealed_profile, email_index: blindIndex('email', email), email_verified_at: new Date() })
      .where('id', '=', id)
      .execute();
    const token = randomBytes(32).toString('base64url');
    const session = { id: randomUUID(), token_hash: hashOfToken(token), user_id: id, device: 'Chrome on Windows' };
    await db
      .insertInto('sessions')
      .values({ ...session, is_kept: true })
      .execute();
    people.push({ userId, username, email, token });
  }
  return people;
}
