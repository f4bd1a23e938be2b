/**
 * An outage of the service must look like a network outage: pages then show the data on this device
 * (docs/product/offline.md#offline-start). The SDK builds an error code from the text of such a
 * response, and no list of codes can cover every text. The SDK keeps the session without our help
 * (`sessionOutage.test.ts`).
 */

/** The field that a successful response contains, for each path ending. */
const REQUIRED_FIELDS: readonly (readonly [pathEnd: string, field: string])[] = [
  ['/accounts:lookup', 'users'],
  ['/v1/token', 'access_token'],
];

const isOutage = async (response: Response, field: string): Promise<boolean> => {
  if (!response.ok) return response.status >= 500 || response.status === 429;
  // Reading an unreadable body rejects with a network error anyway.
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
      // The browser's error for a failed request.
      throw new TypeError('Failed to fetch');
    }
    return response;
  };
}
