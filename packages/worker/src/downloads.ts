import { createPartialResponse } from 'workbox-range-requests';

/** The cache of a downloaded class, which `packages/data/src/downloads` fills. */
const getCacheName = (url: string): string | null => {
  const [, uid, classId] = /^\/downloads\/([^/]+)\/([^/]+)\//.exec(new URL(url).pathname) ?? [];
  return uid === undefined || classId === undefined
    ? null
    : `gschool.downloads/${decodeURIComponent(uid)}/${decodeURIComponent(classId)}`;
};

/**
 * Answers for a file of a downloaded class, with the part of it that a player asks for. 404 if it is
 * not stored.
 */
export const answerDownload = async (request: Request): Promise<Response> => {
  const cacheName = getCacheName(request.url);
  const found =
    cacheName !== null && (await caches.has(cacheName))
      ? await (await caches.open(cacheName)).match(request.url, { ignoreVary: true })
      : undefined;
  if (!found) return new Response(null, { status: 404 });
  return request.headers.has('range') ? createPartialResponse(request, found) : found;
};
