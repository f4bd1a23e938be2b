import type { IncomingMessage, ServerResponse } from 'node:http';
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

const getHeader = (value: string | string[] | undefined): string => String(value ?? '');

/** Answers a request to Node's server with a handler for web requests. */
export const respond = async (
  handle: Handle,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const { method: sent = 'GET', headers, url = '/' } = incoming;
  // The handler refuses every method except GET and OPTIONS, so POST stands for the unsupported
  // ones.
  const method = UNSUPPORTED_METHODS.includes(sent.toUpperCase()) ? 'POST' : sent;
  // Only the path and the query matter, so the host is made up.
  const request = new Request(new URL(`https://function/${url.replace(/^\/+/, '')}`), {
    method,
    headers: new Headers(
      ['authorization', 'origin'].flatMap((name) => {
        const value = getHeader(headers[name]);
        return value === '' ? [] : [[name, value] as [string, string]];
      }),
    ),
  });
  const response = await handle(request, (url.split('?')[0] ?? '').replace(/^\//, ''));
  let body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  if (
    body.length >= MIN_COMPRESSED_LENGTH &&
    /\bgzip\b/.test(getHeader(headers['accept-encoding']))
  ) {
    body = await compress(body);
    outgoing.setHeader('Content-Encoding', 'gzip');
    outgoing.appendHeader('Vary', 'Accept-Encoding');
  }
  outgoing.statusCode = response.status;
  outgoing.end(body);
};
