/**
 * A return address after sign-in, if it is a path of this origin; else null
 * (decisions, "Pages and menus"). Other origins are refused in every spelling
 * that a browser understands: schemes, `//`, backslashes, control characters,
 * and dot segments that would leave `//` behind.
 */
export const toSafeReturnPath = (next: unknown): string | null => {
  if (typeof next !== 'string' || !next.startsWith('/')) return null;
  // Browsers drop tabs and line ends inside an address and read \ as /.
  if (/[\\\p{Cc}]/u.test(next)) return null;
  const path = next.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('//')) return null;
  const hasDots = path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
  return hasDots ? null : next;
};
