import { createPartialResponse } from 'workbox-range-requests';

import { findCacheName } from './downloadPaths';

/**
 * Answers for a file of a downloaded class, with the part of it that a player asks for. 404 if it is
 * not stored.
 */
export const answerDownload = async (request: Request): Promise<Response> => {
  const cacheName = findCacheName(new URL(request.url).pathname);
  // Opening a cache would create it.
  const found =
    cacheName !== null && (await caches.has(cacheName))
      ? await (await caches.open(cacheName)).match(request.url, { ignoreVary: true })
      : undefined;
  if (!found) return new Response(null, { status: 404 });
  return request.headers.has('range') ? createPartialResponse(request, found) : found;
};
