import { http, HttpResponse, passthrough, type HttpHandler } from 'msw';

import { readMediaObject } from '../playback/mediaBucket';
import { readUpload } from '../storage/upload';
import type { MockContext } from './context';
import { isBrowserOffline } from './endpoint';

/**
 * `storage.googleapis.com`: the bucket with the videos. Only refused requests are logged, because a
 * class has hundreds of segments.
 */
const bucket = (context: MockContext): HttpHandler =>
  http.get(/^https:\/\/storage\.googleapis\.com\/demo-gschool-media\/.*/, async ({ request }) => {
    if (isBrowserOffline()) return HttpResponse.error();
    const { store, mediaBase } = context;
    const now = store.clock.now();
    const response = await readMediaObject(request, mediaBase, now, (name) =>
      readUpload(store, name),
    );
    if (response.status === 403) {
      const label = `media ${new URL(request.url).pathname.split('/').slice(2).join('/')}`;
      store.requests.add({ at: now, method: 'GET', label, status: 403, ms: 0, isUnhandled: false });
    }
    return response;
  });

/** Pictures that staff uploaded. Their folder is named after a digest, unlike all static files. */
const pictures = (context: MockContext): HttpHandler =>
  http.get(/\/[0-9a-f]{32}\/.+/, ({ request }) => {
    const { store, mediaBase } = context;
    if (!request.url.startsWith(mediaBase)) return passthrough();
    const name = decodeURIComponent(request.url.slice(mediaBase.length).split('?')[0] ?? '');
    return readUpload(store, name) ?? passthrough();
  });

/** The school's media: videos in a bucket, and uploaded pictures. */
export const media = (context: MockContext): readonly HttpHandler[] => [
  bucket(context),
  pictures(context),
];
