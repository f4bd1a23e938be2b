/** Percent-encodes everything except unreserved characters, as Cloud Storage asks for signatures. */
const encodePart = (part: string): string =>
  encodeURIComponent(part).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The path of an object in a URL. The slashes of its name stay. */
export const encodeObjectName = (name: string): string => name.split('/').map(encodePart).join('/');

/** No object is called so, and a URL with such parts leads to another object, or another bucket. */
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
