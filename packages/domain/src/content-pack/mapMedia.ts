import type { PackList, SourceEntry } from './entries';
import { listPackMedia } from './packFields';

const isFile = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.startsWith('art:');

/** A picture, video or caption file that an entry names, as a path or an https URL. No drawings. */
export interface EntryMedium {
  /** `poster`, `captions.0.src`. */
  field: string;
  media: string;
}

/** The files that an entry names, https URLs included. */
export const listMedia = (list: PackList, entry: SourceEntry): readonly EntryMedium[] => {
  const captions = Array.isArray(entry['captions']) ? entry['captions'] : [];
  return [
    ...listPackMedia(list).map((field) => ({ field, media: entry[field] })),
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
  for (const field of listPackMedia(list)) {
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
