import type { Page } from '@playwright/test';

import { isAuthRequest, isFirestoreRequest } from './services';

/** A page's requests to Firebase, in the units that Firebase counts. */
export interface RequestCounts {
  /** Documents that were read. */
  reads: number;
  /** Documents that were written or deleted. */
  writes: number;
  /** Requests to the account and token services. */
  authCalls: number;
}

/** Whether a request calls the `playback` function, which reads one document per call. */
export const isPlaybackCall = (url: string): boolean =>
  /\.cloudfunctions\.net\/playback\/[^/]+$/.test(url);

/** Starts counting the page's requests. A query counts as one read. */
export function countRequests(page: Page): RequestCounts {
  const counts: RequestCounts = { reads: 0, writes: 0, authCalls: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isPlaybackCall(request.url())) counts.reads += 1;
    if (isAuthRequest(request.url())) counts.authCalls += 1;
    const [, operation] = /documents(?:\/.*)?:(\w+)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (!isFirestoreRequest(request.url()) || !operation) return;
    const body = request.postDataJSON() as { documents?: unknown[]; writes?: unknown[] };
    if (operation === 'commit') counts.writes += body.writes?.length ?? 0;
    else counts.reads += body.documents?.length ?? 1;
  });
  return counts;
}
