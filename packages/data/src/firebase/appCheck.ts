import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Turns App Check on for an app: Authentication, Firestore and Storage then send a reCAPTCHA
 * Enterprise token with every request. Call it before they are initialized.
 */
export const openAppCheck = (app: FirebaseApp, siteKey: string): void => {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
};
