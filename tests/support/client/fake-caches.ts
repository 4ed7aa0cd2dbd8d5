type FakeCaches = CacheStorage & {
  /** Of what is in a cache, in the order in which it was put there. */ paths: (name: string) => Promise<string[]>;
};

/** The caches of a browser, in memory: as much of them as is used. */
export function fakeCaches(origin: string, fetch: (path: string) => Promise<Response>): FakeCaches {
  const byName = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, origin).href;

  const open = async (name: string): Promise<Cache> => {
    const entries = byName.get(name) ?? new Map<string, Response>();
    byName.set(name, entries);
    const put = async (request: RequestInfo | URL, response: Response) => void entries.set(urlOf(request), response);
    return {
      put,
      add: async (request) => put(request, await fetch(urlOf(request))),
      addAll: async (requests) => {
        for (const request of requests) await put(request, await fetch(urlOf(request)));
      },
      match: async (request) => entries.get(urlOf(request))?.clone(),
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
      delete: async (request) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open,
    has: async (name) => byName.has(name),
    delete: async (name) => byName.delete(name),
    keys: async () => [...byName.keys()],
    match: async () => undefined,
    paths: async (name) => [...(byName.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}
