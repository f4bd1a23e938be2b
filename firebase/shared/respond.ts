import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Handles a request, whose path has no leading slash. */
type Handle = (request: Request, path: string) => Promise<Response>;

const compress = promisify(gzip);

/**
 * Shorter texts are not worth compressing. A playlist with 500 segments shrinks to an eighth of its
 * size.
 */
const MIN_COMPRESSED_LENGTH = 1000;

/** Methods that a `Request` cannot have. */
const UNSUPPORTED_METHODS: readonly string[] = ['CONNECT', 'TRACE', 'TRACK'];

/** The headers that the handlers read. */
const PASSED_HEADERS = ['authorization', 'origin', 'content-type', 'x-firebase-appcheck'];

const getHeader = (value: string | string[] | undefined): string => String(value ?? '');

/** A request of Node's server, or of the Functions Framework, which has read the body already. */
type Incoming = IncomingMessage & { rawBody?: Buffer };

/** The body of a request; undefined for methods without one. */
const getBody = (
  incoming: Incoming,
  method: string,
): Buffer | ReadableStream<Uint8Array> | undefined => {
  if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH') return undefined;
  // The handler stops reading at its limit.
  return incoming.rawBody ?? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
};

/** Answers a request to Node's server with a handler for web requests. */
export const respond = async (
  handle: Handle,
  incoming: Incoming,
  outgoing: ServerResponse,
): Promise<void> => {
  const { method: sent = 'GET', headers, url = '/' } = incoming;
  // No handler accepts PUT, so it stands for the unsupported methods.
  const isUnsupported = UNSUPPORTED_METHODS.includes(sent.toUpperCase());
  const method = isUnsupported ? 'PUT' : sent;
  const body = isUnsupported ? undefined : getBody(incoming, method);
  // Only the path and the query matter, so the host is made up.
  const request = new Request(new URL(`https://function/${url.replace(/^\/+/, '')}`), {
    method,
    headers: new Headers(
      PASSED_HEADERS.flatMap((name) => {
        const value = getHeader(headers[name]);
        return value === '' ? [] : [[name, value] as [string, string]];
      }),
    ),
    // A body that is a stream needs `duplex`, which the types of the DOM do not have.
    ...(body !== undefined && ({ body, duplex: 'half' } as object)),
  });
  const response = await handle(request, (url.split('?')[0] ?? '').replace(/^\//, ''));
  let content = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  if (
    content.length >= MIN_COMPRESSED_LENGTH &&
    /\bgzip\b/.test(getHeader(headers['accept-encoding']))
  ) {
    content = await compress(content);
    outgoing.setHeader('Content-Encoding', 'gzip');
    outgoing.appendHeader('Vary', 'Accept-Encoding');
  }
  outgoing.statusCode = response.status;
  outgoing.end(content);
};
