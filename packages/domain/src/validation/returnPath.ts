/**
 * The return path after sign-in if it is a path of this origin, otherwise null
 * (docs/product/pages.md#return-address). Rejects every spelling of another origin that browsers
 * understand: schemes, `//`, backslashes, control characters, and dot segments that would leave
 * `//`.
 */
export const toSafeReturnPath = (next: unknown): string | null => {
  if (typeof next !== 'string' || !next.startsWith('/')) return null;
  // Browsers drop tabs and line breaks in a URL and read \ as /.
  if (/[\\\p{Cc}]/u.test(next)) return null;
  const path = next.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('//')) return null;
  const hasDots = path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
  return hasDots ? null : next;
};

/**
 * The path to which an email link continues, if it is on this origin; otherwise null. The URL is
 * from an email that anyone could have changed.
 */
export const toSafeContinuePath = (continueUrl: string | null, origin: string): string | null => {
  if (continueUrl === null) return null;
  if (continueUrl === origin) return '/';
  // The slash is needed, because `https://gschool.example.evil.example` starts with the origin,
  // too.
  return continueUrl.startsWith(`${origin}/`)
    ? toSafeReturnPath(continueUrl.slice(origin.length))
    : null;
};
