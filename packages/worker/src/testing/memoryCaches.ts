/** Cache Storage in memory, for tests. It has what the worker uses. */
export const createMemoryCaches = (origin: string): CacheStorage => {
  const stores = new Map<string, Map<string, Response>>();
  const toUrl = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(toUrl(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) =>
        void store.set(toUrl(request), response),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
};
