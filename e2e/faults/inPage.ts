/** The faults that a call to the backend can have. */
export const callFaults = [
  'refused',
  'status 500',
  'status 429',
  '10 s late',
  'never answered',
  'cut in the middle',
  'wrong JSON',
  'empty',
] as const;

/** The faults of the studio's calls, in addition: the role was taken away, or an outage. */
export const studioFaults = ['status 403', 'status 503'] as const;

/** How the token service ends a session. */
export const tokenFaults = ['the session has expired', 'the account is disabled'] as const;

export type CallFault =
  | (typeof callFaults)[number]
  | (typeof studioFaults)[number]
  | (typeof tokenFaults)[number];

/** The function that the tests expose to the page. */
interface FaultWindow {
  /** Records a call, and returns the fault for it. */
  recordBackendCall(label: string): Promise<CallFault | null>;
}

/**
 * Runs in the page before its scripts. Wraps `fetch` and `XMLHttpRequest`, so that faults occur
 * between the SDK and the mock's service worker. The label of a call contains the operation and its
 * documents, such as `commit users/:id/state/library`. The label of a request to the function
 * `admin` contains its kind, such as `admin act member.grant`.
 */
export function faultBackendCalls(): void {
  const { recordBackendCall } = window as unknown as FaultWindow;
  const { fetch } = window;

  const getDocuments = (body: string): string[] => {
    const { documents = [], writes = [] } = JSON.parse(body) as {
      documents?: string[];
      writes?: { update?: { name: string }; delete?: string }[];
    };
    return [...documents, ...writes.map((write) => write.update?.name ?? write.delete ?? '')].map(
      (name) => name.replace(/^.*?\/documents\//, ''),
    );
  };
  const getFirestoreLabel = (pathname: string, body: string): string => {
    const [, parent = '', operation = ''] =
      /\/documents(?:\/(.*))?:(\w+)$/.exec(decodeURIComponent(pathname)) ?? [];
    const { structuredQuery } = JSON.parse(body) as {
      structuredQuery?: { from: { collectionId: string }[] };
    };
    const paths = structuredQuery
      ? structuredQuery.from.map(({ collectionId }) => `${parent}/${collectionId}`)
      : getDocuments(body);
    const patterns = paths.map((path) =>
      path
        .replace(/^\//, '')
        .replace(
          /\b(users|history|playlists|videos|events|products|prices|reviews|customers|checkout_sessions|subscriptions|payments|orders|orderStatus|drafts|editors|releases|sources|plannedReleases)\/[^/]+/g,
          '$1/:id',
        )
        .replace(/index-\d+/, 'index-:n'),
    );
    return `${operation} ${[...new Set(patterns)].toSorted().join(' + ')}`;
  };
  /** `admin query KIND`, `admin act KIND`, or `admin check KIND` for acts that are only checked. */
  const getAdminLabel = (body: string): string => {
    const { kind, acts, isDryRun } = JSON.parse(body) as {
      kind?: string;
      acts?: { kind: string }[];
      isDryRun?: boolean;
    };
    if (!acts) return `admin query ${kind}`;
    const kinds = [...new Set(acts.map((act) => act.kind))].toSorted().join(' + ');
    return `admin ${isDryRun ? 'check' : 'act'} ${kinds}`;
  };
  const getLabel = (method: string, address: string, body: string): string | null => {
    const { host, pathname, search } = new URL(address, location.href);
    if (host === 'identitytoolkit.googleapis.com') return `auth ${pathname.split('/').at(-1)}`;
    if (host === 'securetoken.googleapis.com') return 'auth token';
    if (host === 'firestore.googleapis.com') return getFirestoreLabel(pathname, body);
    if (host.endsWith('.cloudfunctions.net')) {
      if (pathname.startsWith('/admin/')) return getAdminLabel(body);
      return /^\/playback\/[^/]+$/.test(pathname) ? 'playback GET :id' : null;
    }
    if (host !== 'firebasestorage.googleapis.com') return null;
    return `storage ${method} ${search.includes('alt=media') ? 'file' : 'object'}`;
  };

  const error = (code: number, message: string): Response =>
    new Response(JSON.stringify({ error: { code, status: message, message } }), {
      status: code,
      headers: { 'content-type': 'application/json' },
    });
  const refuse = (): never => {
    throw new TypeError('Failed to fetch');
  };
  /** Rejects when the request is aborted. */
  const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason as Error);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const cut = async (response: Response): Promise<Response> => {
    const bytes = new Uint8Array(await response.arrayBuffer());
    let isSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent) return controller.error(new TypeError('network error'));
        isSent = true;
        controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      },
    });
    return new Response(body, { status: response.status, headers: response.headers });
  };
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const body = typeof init?.body === 'string' ? init.body : '{}';
    const label = getLabel(init?.method ?? 'GET', url, body);
    if (label === null) return fetch(input, init);
    switch (await recordBackendCall(label)) {
      case null:
        return fetch(input, init);
      case 'refused':
        return refuse();
      case 'status 500':
        return error(500, 'INTERNAL');
      case 'status 429':
        return error(429, 'RESOURCE_EXHAUSTED');
      case 'status 403':
        return error(403, 'PERMISSION_DENIED');
      case 'status 503':
        return error(503, 'UNAVAILABLE');
      case 'the session has expired':
        return error(400, 'TOKEN_EXPIRED');
      case 'the account is disabled':
        return error(400, 'USER_DISABLED');
      case '10 s late':
        await Promise.race([wait(10_000), untilAborted(init?.signal)]);
        return fetch(input, init);
      case 'never answered':
        return untilAborted(init?.signal);
      // The service completes the operation before the response breaks off.
      case 'cut in the middle':
        return cut(await fetch(input, init));
      case 'empty':
        await fetch(input, init);
        return new Response('', { status: 200 });
      case 'wrong JSON':
        return new Response('{"answer":42}', { status: 200 });
    }
  };

  // The browser's own timer, which Playwright's clock does not move.
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
    return controller.signal;
  };

  // The SDK uploads files with `XMLHttpRequest`. An upload with a fault goes to a path that the
  // test answers.
  const { open, send } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, [method: string, url: string]>();
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: [boolean?, string?, string?]
  ) {
    opened.set(this, [method, String(url)]);
    Reflect.apply(open, this, [method, url, ...rest]);
  } as typeof open;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const [method, url] = opened.get(this) ?? ['GET', ''];
    const label = getLabel(method, url, '{}');
    if (label === null) return send.call(this, body);
    void recordBackendCall(label).then((fault) => {
      if (fault !== null) open.call(this, 'POST', `/faults/${encodeURIComponent(fault)}`, true);
      send.call(this, fault === null ? body : null);
    });
  };
}
