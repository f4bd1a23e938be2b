import { createPartialResponse } from 'workbox-range-requests';

import { findCacheName } from './downloadPaths';
import { toAnsweredType } from './fileTypes';

/** The destinations that may request a downloaded file: a page's code, a player or an image. */
const DESTINATIONS: readonly RequestDestination[] = ['', 'audio', 'video', 'track', 'image'];

/**
 * Nothing from a media host may become a page, a script or a frame of this origin, no matter what
 * it contains.
 */
const POLICY = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** Browsers replace an empty response with their own page, which lacks the policy. */
const notFound = (): Response =>
  new Response('404', { status: 404, headers: { ...POLICY, 'Content-Type': 'text/plain' } });

const withPolicy = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.set('Content-Type', toAnsweredType(headers.get('Content-Type') ?? ''));
  for (const [name, value] of Object.entries(POLICY)) headers.set(name, value);
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
};

const findFile = async ({ url }: Request): Promise<Response | undefined> => {
  const cacheName = findCacheName(new URL(url).pathname);
  // Checks first, because opening a cache would create it.
  return cacheName !== null && (await caches.has(cacheName))
    ? (await caches.open(cacheName)).match(url, { ignoreVary: true })
    : undefined;
};

/**
 * Answers a request for a file of a downloaded class, or for the range of it that a player
 * requests. Answers with 404 if the file is not stored, and to every request that would open it as
 * a page, a frame or a script (docs/product/downloads.md#files-of-a-download).
 */
export const answerDownload = async (request: Request): Promise<Response> => {
  const isFile = request.mode !== 'navigate' && DESTINATIONS.includes(request.destination);
  const found = isFile ? await findFile(request) : undefined;
  if (!found) return notFound();
  const answer = request.headers.has('range') ? await createPartialResponse(request, found) : found;
  return withPolicy(answer);
};
