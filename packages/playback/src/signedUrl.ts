import { hmac, importKey, sha256, toBytes, toHex } from './hmac';

/** An HMAC key of a service account of Cloud Storage. */
export interface SigningKey {
  /** Public: it is part of every signed URL. */
  accessId: string;
  secret: string;
}

/**
 * Signs a URL of Cloud Storage for GET.
 *
 * @param url without a query; its path is encoded as `encodeObjectName` does
 * @param signedAt epoch milliseconds, the begin of the validity
 * @param seconds how long the URL is valid: whole seconds, at most seven days; rejects otherwise
 */
export type SignUrl = (url: string, signedAt: number, seconds: number) => Promise<string>;

/** The algorithm of signatures with an HMAC key. */
const ALGORITHM = 'GOOG4-HMAC-SHA256';

/** The longest validity that Cloud Storage accepts: seven days. */
const MAX_SECONDS = 604_800;

const isValidity = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_SECONDS;

/** How far the clocks of the signer and of the service may differ. */
const CLOCK_SKEW_MS = 15 * 60_000;

/** `20261124T080000Z`, as signatures name a time. */
const toTimestamp = (ms: number): string =>
  new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const getScope = (timestamp: string): string =>
  `${timestamp.slice(0, 8)}/auto/storage/goog4_request`;

/** The parts of a signed URL that are known before it is signed. */
interface UnsignedParts {
  url: string;
  algorithm: string;
  /** The access id of an HMAC key, or the email address of a service account. */
  signer: string;
  timestamp: string;
  seconds: number;
}

/** The query without the signature, in the order that the signature needs. */
const getQuery = ({ algorithm, signer, timestamp, seconds }: UnsignedParts): string =>
  [
    `X-Goog-Algorithm=${algorithm}`,
    `X-Goog-Credential=${encodeURIComponent(`${signer}/${getScope(timestamp)}`)}`,
    `X-Goog-Date=${timestamp}`,
    `X-Goog-Expires=${seconds}`,
    'X-Goog-SignedHeaders=host',
  ].join('&');

/**
 * The text that a V4 signature of Cloud Storage signs
 * (https://cloud.google.com/storage/docs/authentication/signatures).
 */
export const getStringToSign = async (parts: UnsignedParts): Promise<string> => {
  const { host, pathname } = new URL(parts.url);
  const canonicalRequest = [
    'GET',
    pathname,
    getQuery(parts),
    `host:${host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const { algorithm, timestamp } = parts;
  return [algorithm, timestamp, getScope(timestamp), await sha256(canonicalRequest)].join('\n');
};

/** The key of one day: only it is used for signatures. */
const deriveKey = async (secret: string, day: string) => {
  let key = await hmac(toBytes(`GOOG4${secret}`), day);
  for (const part of ['auto', 'storage', 'goog4_request']) key = await hmac(key, part);
  return importKey(key);
};

/** Creates the signer of a key. It computes only: no request is sent. */
export const createUrlSigner = ({ accessId, secret }: SigningKey): SignUrl => {
  let current: { day: string; sign: ReturnType<typeof deriveKey> } | undefined;
  return async (url, signedAt, seconds) => {
    if (!isValidity(seconds)) throw new RangeError(`A URL can't be valid for ${seconds} seconds.`);
    const timestamp = toTimestamp(signedAt);
    const day = timestamp.slice(0, 8);
    if (current?.day !== day) current = { day, sign: deriveKey(secret, day) };
    const parts = { url, algorithm: ALGORITHM, signer: accessId, timestamp, seconds };
    const sign = await current.sign;
    const signature = toHex(await sign(await getStringToSign(parts)));
    return `${url}?${getQuery(parts)}&X-Goog-Signature=${signature}`;
  };
};

/** `20261124T080000Z` as epoch milliseconds; NaN for anything else. */
const parseTimestamp = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Whether a URL has the signature of a signer and is valid at `now` (epoch milliseconds): what Cloud
 * Storage checks, for the mock. It also refuses another order of the query.
 */
export const isSignedUrlValid = async (
  sign: SignUrl,
  signedUrl: string,
  now: number,
): Promise<boolean> => {
  const [url = '', query = ''] = signedUrl.split('?');
  const params = new URLSearchParams(query);
  const signedAt = parseTimestamp(params.get('X-Goog-Date') ?? '');
  const seconds = Number(params.get('X-Goog-Expires'));
  if (!Number.isFinite(signedAt) || !isValidity(seconds) || !URL.canParse(url)) return false;
  if (now < signedAt - CLOCK_SKEW_MS || now >= signedAt + seconds * 1000) return false;
  return (await sign(url, signedAt, seconds)) === signedUrl;
};
