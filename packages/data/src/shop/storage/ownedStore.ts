import { createListeners } from '@gschool/state';
import { GUEST, storageKey, type Owner } from './owner';

/** What is kept of one kind, and how. */
export interface OwnedStoreOptions<T> {
  /** Part of the key. */
  name: string;
  empty: T;
  /** What a storage holds, as far as it can be believed. */
  parse: (stored: unknown) => T;
  /** The guest's things and the member's own, in one. */
  merge: (guests: T, own: T) => T;
}

/** Things of whoever is here: in the browser's storage, and in memory where that is full or forbidden. */
export interface OwnedStore<T> {
  /** The same object until it changes. */
  get(): T;
  /** Changes what is kept now, whichever tab wrote it. */
  update(change: (now: T) => T): void;
  /** Calls back after every change, also of another tab. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Whose things are shown from now on. */
  switchOwner(owner: Owner): void;
  /** Gives the guest's things to a member, once, and shows them. */
  mergeGuestInto(owner: Owner): void;
  /** Tells of a key that another tab wrote or removed; null for all of them. */
  onStorageEvent(key: string | null): void;
}

/** A store of one kind. `storage` gives null where there is none, as on a server. */
export const createOwnedStore = <T>(
  { name, empty, parse, merge }: OwnedStoreOptions<T>,
  storage: () => Storage | null,
): OwnedStore<T> => {
  const { subscribe, notify } = createListeners();
  /** What could not be written, by key: it lives as long as the page, until another tab writes. */
  const unwritten = new Map<string, { replacedText: string | null; value: T }>();
  let owner: Owner = GUEST;
  let shown: { key: string; text: string | null; value: T } | null = null;

  const readText = (key: string): string | null => {
    try {
      return storage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };

  const parseText = (text: string | null): T => {
    if (text === null) return empty;
    try {
      return parse(JSON.parse(text));
    } catch {
      return empty;
    }
  };

  const read = (key: string): { text: string | null; value: T } => {
    const text = readText(key);
    const memory = unwritten.get(key);
    if (memory && memory.replacedText === text) return { text, value: memory.value };
    unwritten.delete(key);
    return { text, value: parseText(text) };
  };

  const write = (key: string, value: T): void => {
    const before = readText(key);
    const text = JSON.stringify(value);
    const isEmpty = text === JSON.stringify(empty);
    unwritten.delete(key);
    try {
      const target = storage();
      if (target === null) throw new TypeError('no storage');
      if (isEmpty) target.removeItem(key);
      else target.setItem(key, text);
    } catch {
      unwritten.set(key, { replacedText: before, value });
    }
  };

  const updateShown = (): void => {
    const key = storageKey(name, owner);
    const { text, value } = read(key);
    const isSame =
      shown?.key === key &&
      (shown.value === value || JSON.stringify(shown.value) === JSON.stringify(value));
    if (isSame) return;
    shown = { key, text, value };
    notify();
  };

  const current = (): T => {
    if (shown === null) {
      const key = storageKey(name, owner);
      shown = { key, ...read(key) };
    }
    return shown.value;
  };

  return {
    get: current,
    update: (change) => {
      const key = storageKey(name, owner);
      const { value } = read(key);
      const next = change(value);
      if (next !== value) write(key, next);
      updateShown();
    },
    subscribe,
    switchOwner: (next) => {
      owner = next;
      updateShown();
    },
    mergeGuestInto: (next) => {
      const from = storageKey(name, GUEST);
      const guests = read(from);
      owner = next;
      if (JSON.stringify(guests.value) !== JSON.stringify(empty)) {
        const to = storageKey(name, next);
        write(to, merge(guests.value, read(to).value));
        write(from, empty);
      }
      updateShown();
    },
    onStorageEvent: (key) => {
      if (key === null || key === storageKey(name, owner)) updateShown();
    },
  };
};
