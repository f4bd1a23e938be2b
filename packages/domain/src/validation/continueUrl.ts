import { toSafeReturnPath } from './returnPath';

/**
 * Where a mail's link wants to lead afterwards, as a path of this origin; null
 * for every other origin. The service hands on an absolute address that stood
 * in a mail, which anybody may have rewritten.
 */
export const toSafeContinuePath = (continueUrl: string | null, origin: string): string | null => {
  if (continueUrl === null) return null;
  if (continueUrl === origin) return '/';
  // The slash belongs to it: `https://gschool.example.evil.example` starts with our origin, too.
  return continueUrl.startsWith(`${origin}/`)
    ? toSafeReturnPath(continueUrl.slice(origin.length))
    : null;
};
