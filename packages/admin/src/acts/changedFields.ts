import { isSameJson } from '../log/canonicalJson';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ between two objects, before and after a change; null if none differs. */
export const getChangedFields = (
  before: object,
  after: object,
): { before: Fields; after: Fields } | null => {
  const [old, next] = [before as Fields, after as Fields];
  const names = Object.keys(next).filter((name) => !isSameJson(old[name], next[name]));
  if (names.length === 0) return null;
  const pick = (from: Fields) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null] as const));
  return { before: pick(old), after: pick(next) };
};
