import { takeOver, takeShared, whichBuild } from '#client/lib/worker/worker-messages.ts';
import { answerPage } from './answer-page.ts';
import { concernOf } from './concern-of.ts';
import { createHandedFiles } from './handed-files.ts';
import { answerFile, dropOldBuilds, keepBuild, keptShell, type Build, type Outside } from './kept-files.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Put in when it is built. */
declare const readbackBuild: Build;

const build = readbackBuild;
const scope = globalThis as unknown as WorkerScope;
const outside: Outside = { caches, fetch: (...request) => fetch(...request) };
const handed = createHandedFiles();
const patienceMs = 3000;

scope.addEventListener('install', (event) => event.waitUntil(keepBuild(outside, build)));

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([dropOldBuilds(outside, build), preload]));
});

scope.addEventListener('fetch', (event) => {
  const concern = concernOf(event.request, { origin: scope.location.origin, files: build.files });
  if (concern === 'file') event.respondWith(answerFile(outside, event.request));
  if (concern === 'page') event.respondWith(page(event));
  if (concern === 'shared') event.respondWith(receive(event));
});

scope.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === takeOver) void scope.skipWaiting();
  if (data === whichBuild) port?.postMessage(build.files[0]);
  if (data === takeShared) port?.postMessage(handed.take());
});

function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const network = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  return answerPage({ network, kept: () => keptShell(outside, build), patienceMs });
}

async function receive(event: FetchEvent): Promise<Response> {
  const { promise: gone, resolve } = Promise.withResolvers<unknown>();
  event.waitUntil(gone);
  const received = await handed.receive(event.request);
  void received.gone.then(resolve);
  return received.goOn;
}
