import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import sirv from 'sirv';

/** A folder that is served. */
export interface ServedFolder {
  /** The URL; ends in `/`. */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a folder below a path on a free local port, and nothing outside it: if a site requests
 * `/assets` instead of its own folder, it gets a 404.
 *
 * @param path begins and ends with `/`
 * @param headers sent with every file
 */
export function serveFolder(
  folder: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const files = sirv(folder, { dev: false, etag: true });
  const server = createServer((request, response) => {
    const refuse = () => {
      // Browsers request this file automatically.
      response.statusCode = request.url === '/favicon.ico' ? 204 : 404;
      response.end();
    };
    if (!request.url?.startsWith(path)) return refuse();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    request.url = request.url.slice(path.length - 1);
    return files(request, response, refuse);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        address: `http://localhost:${port}${path}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
