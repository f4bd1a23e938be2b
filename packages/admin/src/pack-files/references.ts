import { getPackPathError, listPackMedia, packLists } from '@gschool/domain/content-pack';

export interface MediaReference {
  entry: string;
  field: string;
  path: string;
  /** The language of captions (BCP 47), if it is known. */
  language?: string | undefined;
}

/**
 * Every file that the parsed JSON of a pack names, even if the pack is not valid. Poster art
 * (`art:`), https URLs and paths that the schema rejects are left out.
 */
export function listMediaReferences(raw: unknown): MediaReference[] {
  return packLists.flatMap((list) =>
    getList(raw, list).flatMap((item, index) => {
      const id = getField(item, 'id');
      const entry = typeof id === 'string' ? `${list}[${index}] "${id}"` : `${list}[${index}]`;
      const found = listPackMedia(list).map((name) => [name, getField(item, name)] as const);
      const captions = getList(item, 'captions').map(
        (track, n) =>
          [`captions.${n}.src`, getField(track, 'src'), getField(track, 'language')] as const,
      );
      return [...found, ...captions].flatMap(([field, path, language]) =>
        typeof path === 'string' && !path.startsWith('art:') && getPackPathError(path) === null
          ? [{ entry, field, path, ...(typeof language === 'string' && { language }) }]
          : [],
      );
    }),
  );
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function getList(value: unknown, name: string): readonly unknown[] {
  const list = getField(value, name);
  return Array.isArray(list) ? list : [];
}
