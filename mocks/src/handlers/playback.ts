import { parseClaims, type Playback } from '@gschool/domain';
import { createBucketPlayback, createPlaybackHandler } from '@gschool/playback';

import { permissionDenied, unauthenticated, unavailable } from '../errors';
import { authenticate } from '../identity/sessions';
import { parseToken } from '../identity/token';
import { MEDIA_BUCKET_URL, MEDIA_KEY, readMediaObject } from '../playback/mediaBucket';
import { readUpload } from '../storage/upload';
import type { MockContext } from './context';
import { isBrowserOffline, type Service } from './endpoint';

const PATH = /^\/playback\/(.*)$/;

/** Creates the deployed function with the mock's accounts, documents and clock. */
const createFunction = (context: MockContext) => {
  const { store, mediaBase, onUnhandled } = context;
  return createPlaybackHandler({
    bucket: createBucketPlayback({
      bucketUrl: MEDIA_BUCKET_URL,
      key: MEDIA_KEY,
      fetch: (url) =>
        readMediaObject(new Request(url), mediaBase, store.clock.now(), (name) =>
          readUpload(store, name),
        ),
    }),
    hosts: [],
    origins: [new URL(mediaBase).origin],
    readClaims: async (token) => {
      try {
        authenticate(token, context);
        return parseClaims(parseToken(token));
      } catch {
        return null;
      }
    },
    readPlayback: async (id) => {
      const document = store.document(`videos/${id}/playback/main`);
      return document ? (document.fields as unknown as Playback) : null;
    },
    now: () => store.clock.now(),
    onError: (error) => onUnhandled(`playback: ${String(error)}`),
  });
};

const functions = new WeakMap<MockContext, ReturnType<typeof createFunction>>();

/** The `playback` function, which signs video URLs. */
export const playback: Service = {
  name: 'playback',
  pattern: /^https:\/\/[\w-]+\.cloudfunctions\.net\/playback\/.*/,
  async respond(call, context) {
    const path = PATH.exec(call.url.pathname)?.[1] ?? '';
    call.label = `playback ${path}`;
    if (context.scenario() === 'error') throw unavailable();
    if (context.scenario() === 'denied') throw permissionDenied();
    if (context.scenario() === 'expired-token') throw unauthenticated();
    let answer = functions.get(context);
    if (!answer) functions.set(context, (answer = createFunction(context)));
    const wasOffline = isBrowserOffline();
    const response = await answer(call.request, path);
    // Only this service fetches files itself. If the browser was offline before or after the fetch,
    // there must be no response. The browser may report being offline too late, and the function
    // then responds with 503 for a file that it cannot read.
    return wasOffline || isBrowserOffline() || response.status === 503
      ? Response.error()
      : response;
  },
};
