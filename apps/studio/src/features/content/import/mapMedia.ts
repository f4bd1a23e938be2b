import { isMediaUrl, type PackList, type SourceEntry } from '@gschool/domain/content-pack';

/** The fields with a medium, by list. Captions have theirs in each track. */
const mediaFields: Readonly<Record<PackList, readonly string[]>> = {
  styles: [],
  instructors: ['portrait'],
  series: ['poster'],
  videos: ['poster', 'hls'],
  events: ['poster'],
};

const isFile = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.startsWith('art:');

/** A medium of an entry: a path or an https URL. Drawings are left out. */
export interface EntryMedium {
  /** `poster`, `captions.0.src`. */
  field: string;
  media: string;
}

/** The files that an entry names, https URLs included. */
export const listMedia = (list: PackList, entry: SourceEntry): readonly EntryMedium[] => {
  const captions = Array.isArray(entry['captions']) ? entry['captions'] : [];
  return [
    ...mediaFields[list].map((field) => ({ field, media: entry[field] })),
    ...captions.map((track: unknown, at: number) => ({
      field: `captions.${at}.src`,
      media: (Object(track) as { src?: unknown }).src,
    })),
  ].flatMap(({ field, media }) => (isFile(media) ? [{ field, media }] : []));
};

/** The entry with other names of its files. */
export const mapMedia = (
  list: PackList,
  entry: SourceEntry,
  map: (media: string) => string,
): SourceEntry => {
  const changes: Record<string, unknown> = {};
  for (const field of mediaFields[list]) {
    const media = entry[field];
    if (isFile(media)) changes[field] = map(media);
  }
  const { captions } = entry;
  if (Array.isArray(captions))
    changes['captions'] = captions.map((track: unknown) => {
      const { src, ...rest } = Object(track) as { src?: unknown };
      return { ...rest, ...(src !== undefined && { src: isFile(src) ? map(src) : src }) };
    });
  return { ...entry, ...changes };
};

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
