interface MemoryFile {
  bytes: ArrayBuffer;
  headers: Headers;
}

/** An in-memory Cache Storage, as tests see it. */
export interface MemoryCaches {
  caches: CacheStorage;
  /** Called before a file is stored; throw to refuse it. */
  beforePut: (path: string, bytes: number) => void;
  /** The bytes of a stored file, by cache name and path. */
  read(cacheName: string, path: string): Uint8Array | null;
  names(): string[];
}

/** The error that a full disk causes. */
export const quotaError = (): DOMException => new DOMException('full', 'QuotaExceededError');

/** The origin of the URLs in the caches. */
export const ORIGIN = 'https://site.example';

const toPath = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;

const createMemoryCache = (state: MemoryCaches, files: Map<string, MemoryFile>): Cache => {
  const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
    match: async (request) => {
      const file = files.get(toPath(request));
      return file && new Response(file.bytes, { headers: file.headers });
    },
    put: async (request, response) => {
      const path = toPath(request);
      const bytes = await response.arrayBuffer();
      state.beforePut(path, bytes.byteLength);
      files.set(path, { bytes, headers: response.headers });
    },
    keys: async () => [...files.keys()].map((path) => ({ url: ORIGIN + path }) as Request),
    delete: async (request) => files.delete(toPath(request)),
  };
  return cache as Cache;
};

/**
 * Creates a Cache Storage for tests. A cache that is deleted while it is open can no longer be
 * found.
 */
export const createMemoryCaches = (): MemoryCaches => {
  const all = new Map<string, Map<string, MemoryFile>>();
  const caches: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete'> = {
    open: async (name) => {
      const files = all.get(name) ?? new Map<string, MemoryFile>();
      all.set(name, files);
      return createMemoryCache(state, files);
    },
    has: async (name) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
  };
  const state: MemoryCaches = {
    caches: caches as CacheStorage,
    beforePut: () => undefined,
    read: (cacheName, path) => {
      const file = all.get(cacheName)?.get(path);
      return file ? new Uint8Array(file.bytes) : null;
    },
    names: () => [...all.keys()],
  };
  return state;
};
