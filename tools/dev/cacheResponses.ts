import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Responds to a request, or calls `next`. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

interface CachedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Calls a handler once per URL and then responds from memory with the same status and headers, so
 * that each file is compressed only once. For a folder that does not change while it is served.
 */
export function cacheResponses(handler: Handler): Handler {
  const answers = new Map<string, CachedResponse>();
  return (request, response, next) => {
    const { range, 'accept-encoding': encoding, 'if-none-match': known } = request.headers;
    // Range requests for the same URL get different responses.
    if (request.method !== 'GET' || range) return handler(request, response, next);
    const key = `${request.url} ${String(encoding)}`;
    const answer = answers.get(key);
    if (!answer) {
      // A conditional request gets a response without a body, which must not be cached.
      if (!known) recordResponse(response, (given) => answers.set(key, given));
      return handler(request, response, next);
    }
    const { etag } = answer.headers;
    const isUnchanged = known !== undefined && known === etag;
    response.writeHead(isUnchanged ? 304 : answer.status, answer.headers);
    response.end(isUnchanged ? undefined : answer.body);
  };
}

function recordResponse(
  response: ServerResponse,
  onResponse: (answer: CachedResponse) => void,
): void {
  const chunks: Buffer[] = [];
  const add = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  // Compression wraps these two methods again, so this records the compressed bytes.
  response.write = function (this: ServerResponse, ...args: unknown[]) {
    add(args[0]);
    return Reflect.apply(write, this, args) as boolean;
  } as typeof response.write;
  response.end = function (this: ServerResponse, ...args: unknown[]) {
    add(args[0]);
    return Reflect.apply(end, this, args) as ServerResponse;
  } as typeof response.end;
  response.once('finish', () => {
    const headers = { ...response.getHeaders() };
    onResponse({ status: response.statusCode, headers, body: Buffer.concat(chunks) });
  });
}
