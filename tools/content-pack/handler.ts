import type { IncomingMessage, ServerResponse } from 'node:http';

import { getPackPathError } from '@gschool/domain/content-pack';
import sirv from 'sirv';
import { findFile, getContentType } from '@gschool/operator/content-pack';

/** The path at which the development server and a build serve the pack. */
export const packBase = '/@content/';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Responds to requests below `/@content/` with the files that a pack names, including range
 * requests. A path that leaves the folder, even through a link, results in a 403. A file that the
 * pack does not name results in a 404.
 */
export function createPackHandler(root: string, files: ReadonlyMap<string, string>): Handler {
  const serve = sirv(root, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      const type = getContentType(path);
      if (type) response.setHeader('Content-Type', type);
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  const reject = (response: ServerResponse, status: number, message: string) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end(message);
  };
  return (request, response, next) => {
    const address = request.url?.split(/[?#]/)[0] ?? '';
    if (!address.startsWith(packBase)) return next();
    const path = decodePath(address.slice(packBase.length));
    if (path === null) return reject(response, 400, 'This URL can’t be decoded.');
    if (getPackPathError(path) !== null)
      return reject(response, 403, 'Only files in the pack are served.');
    const onDisk = files.get(path);
    if (onDisk === undefined) return reject(response, 404, 'The pack doesn’t name this file.');
    void findFile(root, onDisk).then((file) => {
      if (!file.ok && file.isOutside)
        return reject(response, 403, 'Only files in the pack are served.');
      if (!file.ok) return reject(response, 404, 'This file no longer exists.');
      const url = `/${onDisk.split('/').map(encodeURIComponent).join('/')}`;
      const inside = Object.assign(request, { url });
      return serve(inside, response, () => reject(response, 404, 'This file no longer exists.'));
    });
  };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
