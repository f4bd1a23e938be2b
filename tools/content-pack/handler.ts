import type { IncomingMessage, ServerResponse } from 'node:http';

import { getMediaPathError } from '@gschool/domain/content-pack';
import sirv from 'sirv';
import { findFileError } from '@gschool/operator/content-pack';

/** The path at which the development server and a build serve the pack. */
export const packBase = '/@content/';

const contentTypes: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  ts: 'video/mp2t',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Responds to requests below `/@content/` with the files that a pack names, also to range
 * requests. A path that leaves the folder gets 403, also through a link; a file that the pack
 * does not name gets 404.
 */
export function createPackHandler(root: string, files: ReadonlySet<string>): Handler {
  const serve = sirv(root, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      const type = contentTypes[path.split('.').pop()?.toLowerCase() ?? ''];
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
    if (getMediaPathError(path) !== null)
      return reject(response, 403, 'Only files in the pack are served.');
    if (!files.has(path)) return reject(response, 404, 'The pack doesn’t name this file.');
    void findFileError(root, path).then((error) => {
      if (error?.includes('points outside'))
        return reject(response, 403, 'Only files in the pack are served.');
      if (error !== null) return reject(response, 404, 'This file no longer exists.');
      const inside = Object.assign(request, { url: `/${address.slice(packBase.length)}` });
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
