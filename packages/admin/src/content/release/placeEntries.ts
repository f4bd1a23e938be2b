import type { Source } from '../types';

/** An entry that a draft creates, changes, moves or deletes. */
export interface PlacedSource {
  id: string;
  /** Null deletes the entry. */
  source: Source | null;
  /** `DraftContent.after`; undefined: the entry keeps its place, and a new one goes last. */
  after?: string | null | undefined;
}

/**
 * Applies drafts to a list. An entry that names an entry which is not in the list goes last. Entries
 * that name the same one are in the order of the drafts.
 */
export const placeEntries = (
  sources: readonly Source[],
  placed: readonly PlacedSource[],
): readonly Source[] => {
  const byId = new Map(placed.map((one) => [one.id, one]));
  const known = new Set(sources.map(({ entry }) => entry.id));
  const stays = ({ id, source, after }: PlacedSource): boolean =>
    source !== null && after === undefined && known.has(id);
  /** The entries behind each entry; under null, those that go first. */
  const behind = new Map<string | null, Source[]>();
  const last: Source[] = [];
  for (const one of placed) {
    if (one.source === null || stays(one)) continue;
    if (one.after === undefined) last.push(one.source);
    else behind.set(one.after, [...(behind.get(one.after) ?? []), one.source]);
  }
  const result: Source[] = [];
  const addBehind = (id: string | null): void => {
    // Not recursive: 10,000 imported entries are one chain.
    const queue = [...(behind.get(id) ?? [])].toReversed();
    behind.delete(id);
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      result.push(next);
      queue.push(...(behind.get(next.entry.id) ?? []).toReversed());
      behind.delete(next.entry.id);
    }
  };
  addBehind(null);
  for (const source of sources) {
    const { id } = source.entry;
    const change = byId.get(id);
    if (change === undefined || stays(change)) {
      result.push(change?.source ?? source);
      addBehind(id);
    } else if (change.source === null) addBehind(id);
    // The entries behind one that moves are added at its new place.
  }
  for (const source of last) {
    result.push(source);
    addBehind(source.entry.id);
  }
  // What is left names an entry that does not exist, or a circle.
  for (const id of behind.keys()) addBehind(id);
  return result;
};
