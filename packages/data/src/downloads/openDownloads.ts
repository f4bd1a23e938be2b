import { catalogueKeys } from '../entities/catalogue/catalogue';
import { withFreshToken } from '../queries/retry';
import type { Services } from '../services/createServices';
import { createDownloads } from './createDownloads';
import type { DownloadQueue } from './types';

/**
 * Whether this browser plays a codec. True without Media Source, where the browser itself chooses
 * the stream.
 */
const canPlay = (codecs: string): boolean =>
  globalThis.MediaSource?.isTypeSupported(`video/mp4; codecs="${codecs}"`) ?? true;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** Opens a member's downloads in this browser. */
export const openDownloads = (services: Services, uid: string): DownloadQueue => {
  const { session, queryClient } = services;
  return createDownloads({
    uid,
    caches: () => globalThis.caches,
    storage: () => globalThis.localStorage,
    locks: globalThis.navigator.locks,
    storageManager: globalThis.navigator.storage,
    fetch: (input, init) => globalThis.fetch(input, init),
    baseUrl: document.baseURI,
    canPlay,
    getDetails: async (classId) =>
      queryClient.peek()?.getQueryData(catalogueKeys.class(uid, classId)) ??
      withFreshToken(session, (backend) => backend.catalogue.details(classId)),
    getPlayback: (classId) =>
      withFreshToken(session, (backend) => backend.catalogue.playback(classId)),
    isOnline: () => globalThis.navigator.onLine !== false,
    now: () => Date.now(),
    wait,
  });
};
