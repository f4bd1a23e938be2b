/**
 * Percent-encodes everything except unreserved characters, which Cloud Storage requires for
 * signatures.
 */
const encodePart = (part: string): string =>
  encodeURIComponent(part).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The path of an object in a URL. Slashes in its name are not encoded. */
export const encodeObjectName = (name: string): string => name.split('/').map(encodePart).join('/');

/**
 * Whether a part of a path is `.` or `..`. No object has such a name, and a URL with such a part
 * leads to another object or another bucket.
 */
const isRelativePart = (part: string): boolean => part === '.' || part === '..';

/**
 * The name of the object at a URL, or null if it is not in the bucket or no object can have that name.
 * A query is ignored.
 *
 * @param bucketUrl URL of the bucket, ending in `/`
 */
export const getObjectName = (url: string, bucketUrl: string): string | null => {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  const address = `${origin}${pathname}`;
  if (!address.startsWith(bucketUrl) || address === bucketUrl) return null;
  try {
    const name = decodeURIComponent(address.slice(bucketUrl.length));
    return name.split('/').some(isRelativePart) || /[\r\n]/.test(name) ? null : name;
  } catch {
    return null;
  }
};
