import type { FirebaseApp } from 'firebase/app';
import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check';

const opened = new WeakMap<FirebaseApp, AppCheck>();

/**
 * Turns App Check on for an app: Authentication, Firestore and Storage then send a reCAPTCHA
 * Enterprise token with every request. Call it before they are initialized.
 */
export const openAppCheck = (app: FirebaseApp, siteKey: string): void => {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  opened.set(app, appCheck);
};

/** The App Check token for a request that the SDK does not send; undefined if App Check is off. */
export const readAppCheckToken = async (app: FirebaseApp): Promise<string | undefined> => {
  const appCheck = opened.get(app);
  return appCheck && (await getToken(appCheck)).token;
};
