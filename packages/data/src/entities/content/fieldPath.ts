import type { SourceEntry } from '@gschool/domain/content-pack';

type Fields = Readonly<Record<string, unknown>>;

/** The value at a path such as `chapters.0.title`; undefined where there is none. */
export const getField = (entry: SourceEntry | null, path: string): unknown => {
  if (path === '') return entry;
  let value: unknown = entry;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Fields)[name];
  }
  return value;
};

const setIn = (
  parent: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): unknown => {
  const next = rest.length === 0 ? value : setIn(Object(parent)[name], rest, value);
  if (Array.isArray(parent)) {
    const items: unknown[] = [...parent];
    if (next === undefined) items.splice(Number(name), 1);
    else items[Number(name)] = next;
    return items;
  }
  const { [name]: _old, ...others } = Object(parent) as Record<string, unknown>;
  return next === undefined ? others : { ...(Object(parent) as Fields), [name]: next };
};

/** The entry with another value at a path; undefined removes the field. */
export const setField = (
  entry: SourceEntry | null,
  path: string,
  value: unknown,
): SourceEntry | null =>
  (path === ''
    ? (value ?? null)
    : setIn(entry ?? {}, path.split('.'), value)) as SourceEntry | null;
