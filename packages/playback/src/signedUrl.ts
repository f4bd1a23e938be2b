import { hmac, importKey, sha256, toBytes, toHex } from './hmac';

/** An HMAC key of a Cloud Storage service account. */
export interface SigningKey {
  /** The public part of the key, which every signed URL contains. */
  accessId: string;
  secret: string;
}

/**
 * Signs a Cloud Storage URL for GET.
 *
 * @param url without a query; its path is encoded the way `encodeObjectName` does it
 * @param signedAt when the URL becomes valid, in epoch milliseconds
 * @param seconds how long the URL is valid: whole seconds, at most seven days; rejects otherwise
 */
export type SignUrl = (url: string, signedAt: number, seconds: number) => Promise<string>;

/** The algorithm of signatures with an HMAC key. */
const ALGORITHM = 'GOOG4-HMAC-SHA256';

/** The longest validity that Cloud Storage accepts: seven days. */
const MAX_SECONDS = 604_800;

const isValidity = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_SECONDS;

/** How much the clocks of the signer and the service may differ. */
const CLOCK_SKEW_MS = 15 * 60_000;

/** A time the way signatures write it: `20261124T080000Z`. */
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

/** The query without the signature, in the order that the signature requires. */
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

/** Derives the key for a day, with which signatures are made. */
const deriveKey = async (secret: string, day: string) => {
  let key = await hmac(toBytes(`GOOG4${secret}`), day);
  for (const part of ['auto', 'storage', 'goog4_request']) key = await hmac(key, part);
  return importKey(key);
};

/** Creates the signer for a key. It only computes; it sends no request. */
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
 * Whether a URL has a signer's signature and is valid at `now` (epoch milliseconds). The mock uses
 * it to check the same conditions as Cloud Storage. It also refuses a query in a different order.
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
