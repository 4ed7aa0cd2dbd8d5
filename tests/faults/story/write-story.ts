import { createPerson } from '#tests/support/http-person.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import { correct } from './correct.ts';
import * as own from './own-steps.ts';
import { drawPaper, type Paper } from './papers.ts';
import type { KeptDocument, MadeCorrection, MadeShare, Person, SaidComment } from './people.ts';
import * as shared from './shared-steps.ts';
import type { Step } from './step.ts';

export type Story = { people: Person[]; steps: Step[] };

/** What a few people do with a few documents, all from the seed. `extra` papers are uploaded among the others. */
export function writeStory(world: World, random: Random, extra: readonly Paper[] = []): Story {
  const people: Person[] = [];
  const threads = Array.from({ length: random.between(1, 2) }, (_, index) => {
    const person = newPerson(world, random.branch(`person ${index}`), index);
    people.push(person);
    return lifeOf(person, world, random.branch(`life ${index}`), index === 0 ? extra : []);
  });
  const forGuest = random.branch('guest');
  if (forGuest.isTrue(0.3)) {
    const guest = newPerson(world, forGuest, threads.length);
    people.push(guest);
    threads.push(visitOf(guest, world, forGuest));
  }
  return { people, steps: interleave(random, threads) };
}

function newPerson({ url }: World, random: Random, index: number): Person {
  return {
    username: `person-${index}-${random.letters(6)}`,
    password: `kitchen table ${random.letters(8)}`,
    browser: createPerson(url),
    state: 'new',
    userId: undefined,
    documents: [],
  };
}

function lifeOf(person: Person, world: World, random: Random, extra: readonly Paper[]): Step[] {
  const steps: Step[] = [];
  const papers = Array.from({ length: random.between(2, 3) }, (_, index) =>
    drawPaper(random.branch(`paper ${index}`), world.canary),
  );
  for (const [index, paper] of [...papers, ...extra].entries()) {
    const document = newDocument(world, random, `${person.username}-${index}`, paper);
    person.documents.push(document);
    steps.push(own.upload(person, document));
  }
  for (const document of person.documents) steps.push(...deedsOn(person, document, world, random));
  if (random.isTrue(0.3)) steps.push(own.takeAlong(person));
  const whileThere = steps.map((step) => onlyWhileThere(person, step));
  const ending = random.isTrue(0.2) ? [own.leave(person)] : [];
  return [own.register(person), ...whileThere, ...ending];
}

/** One document, without an account. */
function visitOf(guest: Person, world: World, random: Random): Step[] {
  const document = newDocument(world, random, `${guest.username}-0`, drawPaper(random.branch('paper'), world.canary));
  guest.documents.push(document);
  const steps = [
    own.upload(guest, document),
    own.waitFor(guest, document),
    own.readExplanation(guest, document),
    own.download(guest, document),
    ...(random.isTrue(0.4) ? [own.remove(guest, document)] : []),
  ];
  return [own.arrive(guest), ...steps.map((step) => onlyWhileThere(guest, step))];
}

/** Nobody does anything before they are known to have an account, or after they have left. */
const onlyWhileThere = (person: Person, { says, run }: Step): Step => ({
  says,
  async run(scene) {
    if (person.state === 'registered') return run(scene);
    return person.state === 'leaving' || person.state === 'gone' ? 'done' : 'later';
  },
});

function newDocument({ canary }: World, random: Random, name: string, paper: Paper): KeptDocument {
  return {
    title: `${canary} ${name}`,
    key: `key-${random.letters(16)}`,
    paper,
    state: 'asked',
    ticket: undefined,
    number: undefined,
    comments: [],
    correction: undefined,
    shares: [],
  };
}

function deedsOn(person: Person, document: KeptDocument, world: World, random: Random): Step[] {
  const steps: Step[] = [];
  if (random.isTrue(0.7)) steps.push(own.waitFor(person, document), own.readExplanation(person, document));
  if (random.isTrue(0.5)) steps.push(own.download(person, document));
  // Only what was read can be shared, and talked of.
  if (document.paper.becomes === 'explained' && random.isTrue(0.6)) {
    const made = newShare(world, random);
    document.shares.push(made);
    steps.push(own.waitFor(person, document), shared.share(person, document, made), shared.openShare(document, made));
    if (random.isTrue(0.3)) steps.push(shared.guess(document, made));
    if (random.isTrue(0.5)) steps.push(shared.revoke(person, document, made));
  }
  if (document.paper.becomes === 'explained' && random.isTrue(0.5)) {
    const said: SaidComment = { text: `${world.canary} says ${random.letters(10)}`, state: 'asked', tries: 0 };
    document.comments.push(said);
    steps.push(own.waitFor(person, document), shared.comment(person, document, said));
  }
  // Words are corrected where they stand on a page.
  const forCorrection = random.branch(`correction of ${document.title}`);
  if (
    document.paper.mediaType === 'application/pdf' &&
    document.paper.becomes === 'explained' &&
    forCorrection.isTrue(0.8)
  ) {
    const made: MadeCorrection = { value: String(forCorrection.between(100, 127)), state: 'asked', tries: 0 };
    document.correction = made;
    steps.push(own.waitFor(person, document), correct(person, document, made));
  }
  if (random.isTrue(0.35)) {
    steps.push(own.remove(person, document));
    if (random.isTrue(0.4)) steps.push(own.undo(person, document));
    else if (random.isTrue(0.7)) steps.push(own.letTimePass(document));
  }
  return steps;
}

const newShare = ({ canary }: World, random: Random): MadeShare => ({
  state: 'asked',
  tries: 0,
  address: `${canary}.${random.letters(5)}@example.org`,
  id: undefined,
  token: '',
  accessCode: '',
  recipient: undefined,
});

/** One of all orders in which everybody does their own things one after the other. */
function interleave(random: Random, threads: readonly Step[][]): Step[] {
  const left = threads.map((steps) => [...steps]);
  const all: Step[] = [];
  for (;;) {
    const going = left.filter((steps) => steps.length > 0);
    if (going.length === 0) return all;
    const next = random.pick(going).shift();
    if (next !== undefined) all.push(next);
  }
}
