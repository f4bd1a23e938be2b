/**
 * An outage of the service must look like one of the network: pages then show what this device has
 * (docs/product/offline.md#offline-start). The SDK makes an error code of the text of such a
 * response, which no list of codes can contain. It keeps the session on its own
 * (`sessionOutage.test.ts`).
 */

/** What a successful response contains, by the end of the path. */
const REQUIRED_FIELDS: readonly (readonly [pathEnd: string, field: string])[] = [
  ['/accounts:lookup', 'users'],
  ['/v1/token', 'access_token'],
];

const isOutage = async (response: Response, field: string): Promise<boolean> => {
  if (!response.ok) return response.status >= 500 || response.status === 429;
  // A body that cannot be read rejects with an error of the network anyway.
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body !== 'object' || body === null || !(field in body);
};

const getUrl = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

let isInstalled = false;

/** After this call, an outage of the account and token services rejects like a lost connection. */
export function treatAuthOutageAsOffline(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const [path = ''] = getUrl(input).split('?');
    const field = REQUIRED_FIELDS.find(([pathEnd]) => path.endsWith(pathEnd))?.[1];
    if (field !== undefined && (await isOutage(response, field))) {
      // The error of a browser for a request that failed.
      throw new TypeError('Failed to fetch');
    }
    return response;
  };
}
