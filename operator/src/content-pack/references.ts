import { mediaPathFault } from '@gschool/domain/content-pack';

export interface MediaReference {
  entry: string;
  field: string;
  path: string;
}

const fields: Readonly<Record<string, readonly string[]>> = {
  instructors: ['portrait'],
  series: ['poster'],
  videos: ['poster', 'hls'],
  events: ['poster'],
};

/**
 * Every file that the parsed JSON of a pack names, even if the pack is not
 * valid. Drawn pictures (`art:`) and paths that the schema rejects are left out.
 */
export function mediaReferences(raw: unknown): MediaReference[] {
  return Object.entries(fields).flatMap(([list, names]) =>
    listOf(raw, list).flatMap((item, index) => {
      const id = field(item, 'id');
      const entry = typeof id === 'string' ? `${list}[${index}] "${id}"` : `${list}[${index}]`;
      const found = names.map((name) => [name, field(item, name)] as const);
      const captions = listOf(item, 'captions').map(
        (track, n) => [`captions.${n}.src`, field(track, 'src')] as const,
      );
      return [...found, ...captions].flatMap(([name, path]) =>
        typeof path === 'string' && !path.startsWith('art:') && mediaPathFault(path) === null
          ? [{ entry, field: name, path }]
          : [],
      );
    }),
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}
