import type { FirebaseApp } from 'firebase/app';
import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check';

import type { Settings } from '../settings/schema';
import { openApp } from './openApp';

const opened = new WeakMap<FirebaseApp, AppCheck>();

/**
 * Turns App Check on for an app, once: Authentication, Firestore and Storage then send a reCAPTCHA
 * Enterprise token with every request. Call it before they are initialized.
 */
export const openAppCheck = (app: FirebaseApp, siteKey: string): AppCheck => {
  const existing = opened.get(app);
  if (existing) return existing;
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  opened.set(app, appCheck);
  return appCheck;
};

/**
 * The token for a request that is sent without the SDK. Null if App Check cannot issue one: like
 * the SDK, the request is then sent anyway, and the service decides.
 */
export const getAppCheckToken = async (
  firebase: Settings['firebase'],
  siteKey: string,
): Promise<string | null> => {
  try {
    return (await getToken(openAppCheck(openApp(firebase), siteKey))).token;
  } catch (error) {
    console.warn('App Check did not issue a token.', error);
    return null;
  }
};
