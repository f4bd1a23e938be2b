import { settings } from '../settings';

/**
 * The part of the browser's factory that is used here. TypeScript's libraries have no types for it.
 */
interface TrustedTypePolicies {
  createPolicy(
    name: 'default',
    rules: { createScriptURL: (url: string) => string | null },
  ): unknown;
}

/** Google's scripts for the sign-in popup, and for App Check if it is on. */
const GOOGLE_SCRIPTS = [
  'https://apis.google.com/',
  ...(settings.ok && settings.values.appCheckSiteKey !== undefined
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : []),
];

/** Whether a script, a worker or a service worker may be loaded from this URL. */
export const isTrustedScript = (url: string, base: string): boolean => {
  const target = URL.canParse(url, base) ? new URL(url, base) : null;
  if (target === null || !/^https?:$/.test(target.protocol)) return false;
  return (
    target.origin === new URL(base).origin ||
    GOOGLE_SCRIPTS.some((start) => target.href.startsWith(start))
  );
};

/**
 * Creates the default Trusted Types policy (docs/security.md#script-sinks). Libraries set script
 * URLs as plain strings. The policy accepts only URLs on this origin and those of Google's popup.
 * It has no rules for HTML and code, so the browser refuses both.
 */
export function createDefaultPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isTrustedScript(url, window.location.href) ? url : null),
  });
}
