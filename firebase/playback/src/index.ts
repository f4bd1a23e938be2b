import { documentPaths } from '@gschool/data/documents';
import { toPlayback } from '@gschool/data/mappers';
import { createBucketPlayback, createPlaybackHandler } from '@gschool/playback';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';

import { hosts } from './hosts';
import { readClaims } from './readClaims';
import { respond } from '../../shared/respond';
import { getSettings, region, secret } from './settings';

const app = getApps()[0] ?? initializeApp();

const createHandler = () => {
  const { bucketUrl, key, origins } = getSettings();
  return createPlaybackHandler({
    bucket: createBucketPlayback({ bucketUrl, key, fetch: (url) => fetch(url) }),
    hosts,
    origins,
    readClaims: (token) => readClaims(getAuth(app), token),
    readPlayback: async (id) => {
      const document = await getFirestore(app).doc(documentPaths.playback(id)).get();
      return document.exists ? toPlayback(document.data(), id) : null;
    },
    now: Date.now,
    onError: (error) => console.error(error),
  });
};

/** Created with the first request, because secrets have no value before that. */
let handler: ReturnType<typeof createHandler> | undefined;

/**
 * Signs video URLs for members (docs/product/watching.md#signed-addresses). Anyone may call this
 * function, because it checks tokens and signatures itself.
 */
export const playback = onRequest(
  { region, secrets: [secret], invoker: 'public', maxInstances: 20 },
  (request, response) => respond((handler ??= createHandler()), request, response),
);
