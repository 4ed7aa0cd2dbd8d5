import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { cookiesOf } from './person.ts';
import type { HostilePaper } from './hostile-papers.ts';

const address = '203.0.113.66';
const listPath = '/api/medical-documents';

/** What became of what the guest asked for, by status. */
export type HostileReport = Record<string, number>;

type Guest = { ask(path: string, init?: RequestInit): Promise<unknown>; signal: AbortSignal };

const List = z.object({ data: z.array(z.object({ id: z.union([z.number(), z.string()]), stage: z.string() })) });

/**
 * One guest who wants to harm: uploads the worst papers one after another, asks for every explanation at other levels sixteen at a time, for
 * fourteen pictures of a page at a time, for pages of all words, for suggestions of a type and for corrections, without a pause.
 */
export async function beHostile(
  origin: string,
  papers: readonly HostilePaper[],
  signal: AbortSignal,
): Promise<HostileReport> {
  const report: HostileReport = {};
  const cookie = cookiesOf(await fetch(`${origin}${listPath}`));
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { ...init.headers, cookie, 'x-forwarded-for': address };
    const answer = await fetch(origin + path, { ...init, headers, signal }).catch(() => undefined);
    const status = String(answer?.status ?? 'lost');
    report[status] = (report[status] ?? 0) + 1;
    const isJson = answer?.headers.get('content-type')?.startsWith('application/json') === true;
    return isJson ? answer?.json().catch(() => undefined) : answer?.arrayBuffer().catch(() => undefined);
  };
  const guest: Guest = { ask, signal };
  await Promise.all([uploads(guest, papers), levels(guest), pictures(guest), pages(guest), suggestions(guest, papers)]);
  return report;
}

function fileOf({ name, mediaType, bytes }: HostilePaper): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mediaType }), name);
  return form;
}

function formOf(paper: HostilePaper): FormData {
  const { name, documentType } = paper;
  const form = new FormData();
  for (const [field, value] of Object.entries({ title: name, documentType, userId: 'guest' })) form.set(field, value);
  const file = fileOf(paper).get('file');
  if (file !== null) form.set('file', file);
  return form;
}

/** As many as are read: more would only wait. */
async function uploads({ ask, signal }: Guest, papers: readonly HostilePaper[]): Promise<void> {
  for (let at = 0; !signal.aborted; at += 1) {
    const paper = papers[at % papers.length];
    if (paper !== undefined) await ask(listPath, { method: 'POST', body: formOf(paper) });
    await rest(signal, 500);
  }
}

async function explainedOf({ ask }: Guest): Promise<string[]> {
  const list = List.safeParse(await ask(`${listPath}?userId=guest`));
  const all = list.success ? list.data.data : [];
  return all.filter(({ stage }) => stage === 'explained').map(({ id }) => String(id));
}

async function levels(guest: Guest): Promise<void> {
  for (let at = 0; !guest.signal.aborted; at += 1) {
    const ids = await explainedOf(guest);
    const id = ids[at % Math.max(1, ids.length)];
    const both = ['simple', 'detailed'].map((level) => `/api/interpretations/${id}?level=${level}`);
    if (id !== undefined)
      await Promise.all(
        Array.from({ length: 8 }, () => both)
          .flat()
          .map((path) => guest.ask(path)),
      );
    await rest(guest.signal, 2_000);
  }
}

async function pictures(guest: Guest): Promise<void> {
  while (!guest.signal.aborted) {
    for (const id of await explainedOf(guest)) {
      const path = `${listPath}/${id}/pages/1/picture`;
      if (guest.signal.aborted) return;
      await Promise.all(Array.from({ length: 14 }, () => guest.ask(path)));
    }
    await rest(guest.signal, 500);
  }
}

async function pages(guest: Guest): Promise<void> {
  while (!guest.signal.aborted) {
    for (const id of await explainedOf(guest)) {
      if (guest.signal.aborted) return;
      const paths = [`/pages`, `/pages/1`, ''].map((rest) => `${listPath}/${id}${rest}`);
      await Promise.all([...paths, `/api/interpretations/${id}`].map((path) => guest.ask(path)));
      await rest(guest.signal, 300);
    }
    await rest(guest.signal, 500);
  }
}

async function suggestions({ ask, signal }: Guest, papers: readonly HostilePaper[]): Promise<void> {
  for (let at = 0; !signal.aborted; at += 1) {
    const paper = papers[at % papers.length];
    if (paper !== undefined) await ask(`${listPath}/type-suggestion`, { method: 'POST', body: fileOf(paper) });
    await rest(signal, 1_000);
  }
}

const rest = (signal: AbortSignal, ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
