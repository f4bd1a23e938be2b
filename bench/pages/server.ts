import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { generate } from 'selfsigned';

/**
 * The protocols that pages can be measured with. HTTP/2 is encrypted, because browsers require it.
 */
export type Protocol = 'h1' | 'h2';

/** A complete response, before it is compressed. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Answers a request for a path. */
export type Source = (path: string) => Promise<Answer>;

/** A running server. */
export interface PageServer {
  /** The URL without a trailing slash. */
  origin: string;
  stop(): void;
}

const compressedTypes = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;

/**
 * Headers that are not passed on to the browser, because they describe the connection to the source
 * or its body.
 */
const droppedHeaders = /^(connection|keep-alive|transfer-encoding|content-(length|encoding)|vary)$/;

async function compress({ status, headers, body }: Answer): Promise<Answer> {
  const passed = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !droppedHeaders.test(name)),
  );
  if (!compressedTypes.test(headers['content-type'] ?? '')) {
    return { status, headers: { ...passed, 'content-length': `${body.length}` }, body };
  }
  const compressed = await promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  const added = { 'content-encoding': 'br', 'content-length': `${compressed.length}` };
  return { status, headers: { ...passed, ...added }, body: compressed };
}

/**
 * Serves a source over HTTP/1.1 or HTTP/2, compressed with Brotli. Each path is compressed only
 * once, and the paths in `warm` are compressed before the first request, so that a run does not
 * measure the compression.
 */
export async function startServer(
  source: Source,
  protocol: Protocol,
  warm: readonly string[] = [],
): Promise<PageServer> {
  const answers = new Map<string, Promise<Answer>>();
  const getAnswer = (path: string): Promise<Answer> => {
    const answer = answers.get(path) ?? source(path).then(compress);
    answers.set(path, answer);
    return answer;
  };
  for (const path of warm) await getAnswer(path);
  const respond = (path: string | undefined, send: (answer: Answer) => void): void => {
    const unavailable: Answer = { status: 502, headers: {}, body: Buffer.alloc(0) };
    getAnswer(path ?? '/').then(send, () => send(unavailable));
  };
  const server: Server =
    protocol === 'h1'
      ? createServer(({ url }, response) =>
          respond(url, ({ status, headers, body }) =>
            response.writeHead(status, headers).end(body),
          ),
        )
      : createSecureServer(await createCertificate(), ({ url }, response) =>
          respond(url, ({ status, headers, body }) =>
            response.writeHead(status, headers).end(body),
          ),
        );
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${protocol === 'h1' ? 'http' : 'https'}://localhost:${port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Creates a certificate for this run. The browser is started without certificate checks. */
async function createCertificate(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
  });
  return { key, cert };
}
