import { isSameJson } from '../../log/canonicalJson';
import { rowKeys } from './flattenEntry';
import { refuse, type MergedValue, type Versions } from './mergedValue';
import { mergeOrder } from './mergeOrder';
import type { Row } from './texts';

type Rows = ReadonlyMap<string, Row>;

const readKey = (row: Row, key: string): string => JSON.stringify(row[key] ?? null);

/** Rows by their key; null if two rows have the same one. */
const byKey = (rows: readonly Row[], key: string): Rows | null => {
  const map = new Map(rows.map((row) => [readKey(row, key), row]));
  return map.size === rows.length ? map : null;
};

const isSameExceptKey = (a: Row, b: Row, key: string): boolean =>
  isSameJson({ ...a, [key]: null }, { ...b, [key]: null });

/**
 * The rows of one side by the key that they have in `base`. A row whose key alone was changed, such as
 * a chapter that starts later, is still the same row.
 */
const identify = (base: Rows, rows: Rows, key: string): Rows => {
  const left = [...base].filter(([id]) => !rows.has(id));
  return new Map(
    [...rows].map(([id, row]) => {
      if (base.has(id)) return [id, row];
      const at = left.findIndex(([, one]) => isSameExceptKey(one, row, key));
      const [moved] = at < 0 ? [] : left.splice(at, 1);
      return moved === undefined ? [`new ${id}`, row] : [moved[0], row];
    }),
  );
};

/** Both orders of the rows, or null if both sides moved rows in different ways. */
const orderRows = ({ base, mine, theirs }: Versions<Rows>, ids: ReadonlySet<string>) => {
  const orders = [base, mine, theirs].map((rows) => [...rows.keys()]);
  const [before = [], my = [], their = []] = orders;
  const merged = mergeOrder(before, my, their);
  if (merged !== null) return merged.filter((id) => ids.has(id));
  // Both sides added rows at the same place. Their order is that of their keys.
  const toShared = (order: readonly string[]) =>
    order.filter((id) => orders.every((one) => one.includes(id)) && ids.has(id));
  const order = mergeOrder(toShared(before), toShared(my), toShared(their));
  return order && [...order, ...[...ids].filter((id) => !order.includes(id)).toSorted()];
};

/**
 * Merges rows that both sides changed: added, removed and changed chapters or captions. If one side
 * removed a row that the other changed, or if two rows get the same key, the whole list is a conflict.
 */
export const mergeRows = (
  path: string,
  lists: Versions<readonly Row[]>,
  mergeRow: (versions: Versions<Row>) => MergedValue & { value: Row },
): MergedValue => {
  const key = rowKeys[path] ?? '';
  const [first, second, third] = [lists.base, lists.mine, lists.theirs].map((rows) =>
    byKey(rows, key),
  );
  if (!first || !second || !third) return refuse(path, lists);
  const rows: Versions<Rows> = {
    base: first,
    mine: identify(first, second, key),
    theirs: identify(first, third, key),
  };
  const merged = new Map<string, Row>();
  const conflicts = new Map<string, MergedValue['conflicts']>();
  for (const id of new Set([...first.keys(), ...rows.mine.keys(), ...rows.theirs.keys()])) {
    const [base, mine, theirs] = [rows.base.get(id), rows.mine.get(id), rows.theirs.get(id)];
    if (mine !== undefined && theirs !== undefined) {
      const one = mergeRow({ base: base ?? {}, mine, theirs });
      merged.set(id, one.value);
      conflicts.set(id, one.conflicts);
      continue;
    }
    const left = mine ?? theirs;
    if (left === undefined) continue;
    if (base === undefined) merged.set(id, left);
    else if (!isSameJson(base, left)) return refuse(path, lists);
  }
  const order = orderRows(rows, new Set(merged.keys()));
  if (order === null) return refuse(path, lists);
  const entries = order.map((id) => ({ id, row: merged.get(id) ?? {} }));
  const sorted =
    path === 'chapters'
      ? entries.toSorted((a, b) => Number(a.row[key]) - Number(b.row[key]))
      : entries;
  const all = sorted.flatMap(({ id }, index) =>
    (conflicts.get(id) ?? []).map((one) => ({ ...one, path: `${path}.${index}.${one.path}` })),
  );
  const value = sorted.map(({ row }) => row);
  if (byKey(value, key) === null || all.some((one) => one.path.endsWith(`.${key}`)))
    return refuse(path, lists);
  return { value, elsewhere: isSameJson(value, lists.mine) ? [] : [path], conflicts: all };
};
