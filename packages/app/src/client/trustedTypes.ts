import { settings } from '../settings';

/** The part of the browser's factory that is used here; the libraries of TypeScript have no types for it. */
interface TrustedTypePolicies {
  createPolicy(
    name: 'default',
    rules: { createScriptURL: (url: string) => string | null },
  ): unknown;
}

/** Google's scripts: of the sign-in popup, and of App Check if it is on. */
const GOOGLE_SCRIPTS = [
  'https://apis.google.com/',
  ...(settings.ok && settings.values.appCheckSiteKey !== undefined
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : []),
];

/** Whether a script, a worker or a service worker may be loaded from a URL. */
export const isTrustedScript = (url: string, base: string): boolean => {
  const target = URL.canParse(url, base) ? new URL(url, base) : null;
  if (target === null || !/^https?:$/.test(target.protocol)) return false;
  return (
    target.origin === new URL(base).origin ||
    GOOGLE_SCRIPTS.some((start) => target.href.startsWith(start))
  );
};

/**
 * Creates the default policy of Trusted Types (docs/security.md#script-sinks). Libraries set the
 * URLs of scripts as plain texts, and the policy accepts only those of this origin and of Google's
 * popup. It has no rule for HTML and for code, so the browser refuses both.
 */
export function createDefaultPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isTrustedScript(url, window.location.href) ? url : null),
  });
}
