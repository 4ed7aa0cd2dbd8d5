/** What a service worker is given by its browser, as far as it is used here: the types of pages do not know it. */
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = WorkerEvent & {
  readonly request: Request;
  /** The answer to a page that the browser asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
};
