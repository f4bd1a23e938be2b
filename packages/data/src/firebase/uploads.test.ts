import { deleteApp, initializeApp } from 'firebase/app';
import { getStorage } from 'firebase/storage';
import { afterEach, expect, it } from 'vitest';

import { createAvatarRepository } from '../entities/profile/firebase/avatarRepository';
import { createMediaRepository } from '../entities/media/firebase/mediaRepository';

const BUCKET = 'demo-gschool.appspot.com';
const open = () => initializeApp({ projectId: 'demo-gschool', storageBucket: BUCKET });
let app = open();
afterEach(async () => {
  await deleteApp(app);
  app = open();
});

it('retries as long for pictures and media, whichever was opened last', () => {
  createMediaRepository(app, false, BUCKET);
  const { maxUploadRetryTime, maxOperationRetryTime } = getStorage(app);
  createAvatarRepository(app, false);
  expect(getStorage(app)).toMatchObject({ maxUploadRetryTime, maxOperationRetryTime });
  // Not the SDK's ten minutes.
  expect(maxUploadRetryTime).toBeLessThanOrEqual(60_000);
});
