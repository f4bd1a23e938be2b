import { isMediaUrl } from '@gschool/domain/content-pack';

const DIGEST = /^[0-9a-f]{32}\//;

/**
 * The path in a pack of a stored file: without the digest of its object, and without the URL of the
 * school's bucket.
 *
 * @param baseUrl the URL of the bucket's files; null if there is no bucket
 */
export const toPackPath = (media: string, baseUrl: string | null): string => {
  const name =
    baseUrl !== null && media.startsWith(baseUrl)
      ? media.slice(baseUrl.length).split('/').map(decodeURIComponent).join('/')
      : media;
  return isMediaUrl(name) ? media : name.replace(DIGEST, '');
};
