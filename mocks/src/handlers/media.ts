import { http, HttpResponse, type HttpHandler } from 'msw';

import { readMediaObject } from '../playback/mediaBucket';
import { bytesOf } from '../storage/file';
import type { MockContext } from './context';
import { isBrowserOffline } from './endpoint';

/**
 * `storage.googleapis.com`: the bucket with the videos. Only refused requests are logged, because a
 * class has hundreds of segments.
 */
export const media = ({ store, mediaBase }: MockContext): HttpHandler =>
  http.get(/^https:\/\/storage\.googleapis\.com\/demo-gschool-media\/.*/, async ({ request }) => {
    if (isBrowserOffline()) return HttpResponse.error();
    const now = store.clock.now();
    const response = await readMediaObject(request, mediaBase, now);
    if (response.status === 403) {
      const label = `media ${new URL(request.url).pathname.split('/').slice(2).join('/')}`;
      store.requests.add({ at: now, method: 'GET', label, status: 403, ms: 0, isUnhandled: false });
    }
    return response;
  });

/** `storage.googleapis.com`: the files of the content that the studio has stored. Everyone reads them. */
export const contentFiles = ({ store }: MockContext): HttpHandler =>
  http.get(/^https:\/\/storage\.googleapis\.com\/[^/]+\/catalogue\/.*/, ({ request }) => {
    if (isBrowserOffline()) return HttpResponse.error();
    const path = new URL(request.url).pathname
      .split('/')
      .slice(2)
      .map(decodeURIComponent)
      .join('/');
    const file = store.files.get(path);
    if (!file) return new HttpResponse(null, { status: 403 });
    return new HttpResponse(bytesOf(file), {
      headers: {
        'Content-Type': file.contentType,
        'Cache-Control': file.cacheControl,
        'Access-Control-Allow-Origin': '*',
      },
    });
  });
