import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';

import type { Settings } from '../settings/schema';

const DEFAULT_NAME = '[DEFAULT]';

/** Returns the SDK's app with this name, and initializes it the first time. */
export const openApp = (
  { apiKey, authDomain, projectId, appId, storageBucket }: Settings['firebase'],
  name = DEFAULT_NAME,
): FirebaseApp =>
  getApps().find((opened) => opened.name === name) ??
  initializeApp(
    { apiKey, authDomain, projectId, appId, ...(storageBucket && { storageBucket }) },
    name,
  );
