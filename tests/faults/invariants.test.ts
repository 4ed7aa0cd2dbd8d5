import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson } from '#tests/support/http-person.ts';
import { answersArePlain } from './invariants/answers-are-plain.ts';
import { invariants } from './invariants/all.ts';
import { auditChainHolds } from './invariants/audit-chain-holds.ts';
import { closedStaysClosed } from './invariants/closed-stays-closed.ts';
import { commentsAreKept } from './invariants/comments-are-kept.ts';
import { documentsAreEqual } from './invariants/documents-are-equal.ts';
import { correctionsAreKept } from './invariants/corrections-are-kept.ts';
import type { Invariant } from './invariants/invariant.ts';
import { noJobIsStuck } from './invariants/no-job-is-stuck.ts';
import { nothingInTheClear } from './invariants/nothing-in-the-clear.ts';
import { nothingLeftOver } from './invariants/nothing-left-over.ts';
import { oneOfEach } from './invariants/one-of-each.ts';
import { quotaIsExact } from './invariants/quota-is-exact.ts';
import { rowsBlobsAndKeys } from './invariants/rows-blobs-keys.ts';
import { waitUntilQuiet } from './quiet.ts';
import { createRandom } from './random.ts';
import * as own from './story/own-steps.ts';
import { correct } from './story/correct.ts';
import { pdfOf } from './story/papers.ts';
import type { KeptDocument, MadeCorrection, MadeShare, Person } from './story/people.ts';
import * as shared from './story/shared-steps.ts';
import type { Scene, Step } from './story/step.ts';
import { prepareGround, type Ground } from './world/ground.ts';
import { openWorld } from './world/open-world.ts';
import type { World } from './world/world.ts';

let ground: Ground;
let scene: Scene;

beforeAll(async () => {
  ground = await prepareGround();
  const random = createRandom('invariants');
  const world = await openWorld({ ground, random, kind: 'own', name: 'invariants', env: {} });
  await world.start();
  scene = { world, people: [], breaks: [], allowed: {} };
  await live(scene);
}, 120_000);
afterAll(async () => {
  await scene.world.close();
  await ground.close();
}, 60_000);

const rememberReading: Step = {
  says: 'what was read is remembered',
  async run({ world: { db } }) {
    await sql`create table texts_once as table document_texts`.execute(db);
    await sql`create table interpretations_once as table interpretations`.execute(db);
    return 'done';
  },
};

/** Somebody keeps one document, which they talk of, share, one share ended, and correct; and deletes another. */
async function live({ world, people }: Scene): Promise<void> {
  const document = (title: string): KeptDocument => ({
    title: `${world.canary} ${title}`,
    key: `key-of-what-is-${title}`,
    paper: pdfOf(world.random.branch(title), world.canary),
    ...{ state: 'asked', ticket: undefined, number: undefined, comments: [], correction: undefined, shares: [] },
  });
  const [kept, deleted] = [document('kept'), document('deleted')];
  const correction: MadeCorrection = { value: '117', state: 'asked', tries: 0 };
  kept.correction = correction;
  const person: Person = {
    username: 'ana',
    password: 'kitchen table lamp',
    browser: createPerson(world.url),
    ...{ state: 'new', userId: undefined, documents: [kept, deleted] },
  };
  people.push(person);
  const said = { text: `${world.canary} says hello`, state: 'asked' as const, tries: 0 };
  kept.comments.push(said);
  const made = (name: string): MadeShare => ({
    address: `${world.canary}.${name}@example.org`,
    ...{ state: 'asked', tries: 0, id: undefined, token: '', accessCode: '', recipient: undefined },
  });
  const [open, ended] = [made('open'), made('ended')];
  kept.shares.push(open, ended);
  const steps = [
    own.register(person),
    ...[kept, deleted].flatMap((each) => [own.upload(person, each), own.waitFor(person, each, { withinMs: 30_000 })]),
    ...[open, ended].map((each) => shared.share(person, kept, each)),
    shared.openShare(kept, ended),
    shared.revoke(person, kept, ended),
    shared.comment(person, kept, said),
    rememberReading,
    correct(person, kept, correction),
    own.remove(person, deleted),
  ];
  for (const step of steps) expect([step.says, await step.run(scene)]).toEqual([step.says, 'done']);
  await waitUntilQuiet(scene);
}

test('nothing is found where nothing went wrong', async () => {
  for (const { name, check } of invariants) expect([name, await check(scene)]).toEqual([name, []]);
  expect(scene.breaks).toEqual([]);
});

const filesOf = ({ dataDir }: World) => join(dataDir, 'files');

type Sabotage = [what: string, found: RegExp, by: Invariant, harm: (world: World) => unknown];

// One after the other, and none is taken back: what is written here later harms most.
const sabotages: Sabotage[] = [
  [
    'an answer that tells of the inside',
    /answered 500/,
    answersArePlain,
    ({ answers }) => {
      answers.push({ method: 'GET', path: '/api', status: 500, body: 'TypeError', ms: 1 });
    },
  ],
  [
    'a comment that is gone',
    /a comment on .* is lost/,
    commentsAreKept,
    ({ db }) => sql`delete from comments`.execute(db),
  ],
  [
    'an explanation of what stood there before a correction',
    /says 117 and is explained with 1[2-5]\d/,
    correctionsAreKept,
    ({ db }) =>
      sql`update interpretations set sealed_explanation = once.sealed_explanation
        from interpretations_once as once where once.ticket = interpretations.ticket`.execute(db),
  ],
  [
    'a correction that is gone',
    /a correction of .* is lost/,
    correctionsAreKept,
    ({ db }) =>
      sql`update document_texts set sealed_text = once.sealed_text
        from texts_once as once where once.ticket = document_texts.ticket`.execute(db),
  ],
  [
    'a share that is open again',
    /an ended share of .* opens again/,
    closedStaysClosed,
    ({ db }) => sql`update shares set revoked_at = null`.execute(db),
  ],
  [
    'an upload that is counted twice',
    /has used 3 uploads instead of 2/,
    quotaIsExact,
    ({ db }) => sql`update upload_counts set used = used + 1`.execute(db),
  ],
  [
    'a job that was given up',
    /1 of .* failed/,
    noJobIsStuck,
    ({ db }) => sql`update jobs.job set state = 'failed' where name = 'erase-document'`.execute(db),
  ],
  [
    'a line of the log that is gone',
    /the upload of .* has 0 lines in the log/,
    auditChainHolds,
    async ({ db }) => {
      await sql`alter table audit_events disable trigger all`.execute(db);
      await sql`delete from audit_events where action = 'document.uploaded'`.execute(db);
    },
  ],
  [
    'words on the disk',
    /stands in .*words/,
    nothingInTheClear,
    ({ folder, canary }) => writeFileSync(join(folder, 'tmp/words'), `so says ${canary.toUpperCase()}`),
  ],
  ['a temporary file', /tmp\/words/, nothingLeftOver, () => undefined],
  [
    'a file that is nobody’s',
    /blob .* is nobody's/,
    rowsBlobsAndKeys,
    (world) => writeFileSync(join(filesOf(world), randomUUID()), ''),
  ],
  [
    'a deleted document that is back',
    /was deleted and is still given out/,
    documentsAreEqual,
    ({ db }) => sql`update documents set deleted_at = null`.execute(db),
  ],
  [
    'a document that is in the list and should not be',
    /stands 1 times in the list instead of 0/,
    oneOfEach,
    () => undefined,
  ],
  [
    'a key that is gone',
    /document .* has no key/,
    rowsBlobsAndKeys,
    ({ db }) => sql`delete from document_keys`.execute(db),
  ],
  [
    'a file that is gone',
    /blob .* is missing/,
    rowsBlobsAndKeys,
    (world) => {
      for (const name of readdirSync(filesOf(world))) rmSync(join(filesOf(world), name));
    },
  ],
  ['a document that cannot be given out', /is lost/, documentsAreEqual, () => undefined],
];

test.each(sabotages)('%s is found', async (_what, found, { check }, harm) => {
  await harm(scene.world);

  expect((await check(scene)).join('\n')).toMatch(found);
});
