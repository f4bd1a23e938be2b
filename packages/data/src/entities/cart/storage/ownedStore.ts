import { createListeners } from '@gschool/state';

import { GUEST, storageKey, type Owner } from './owner';

/** How one kind of data is stored. */
export interface OwnedStoreOptions<T> {
  /** Part of the storage key. */
  name: string;
  empty: T;
  /** Validates a stored value. */
  parse: (stored: unknown) => T;
  /** Merges the guest's value into the member's. */
  merge: (guests: T, own: T) => T;
}

/**
 * Data of the current owner (a member or a guest). It is in the browser's storage, or in memory
 * where storage is full or blocked.
 */
export interface OwnedStore<T> {
  /** Returns the same object until the data changes. */
  get(): T;
  /** Changes the latest stored value, even if another tab wrote it. */
  update(change: (now: T) => T): void;
  /**
   * Calls the listener after every change, including changes in other tabs. Returns the unsubscribe
   * function.
   */
  subscribe(listener: () => void): () => void;
  /** Shows the data of another owner. */
  switchOwner(owner: Owner): void;
  /** Moves the guest's data to a member, and shows it. */
  mergeGuestInto(owner: Owner): void;
  /** Handles a key that another tab changed; null for all keys. */
  onStorageEvent(key: string | null): void;
}

/**
 * Creates a store for one kind of data. `storage` returns null where there is no storage, as on a
 * server.
 */
export const createOwnedStore = <T>(
  { name, empty, parse, merge }: OwnedStoreOptions<T>,
  storage: () => Storage | null,
): OwnedStore<T> => {
  const { subscribe, notify } = createListeners();
  /**
   * Values that could not be written, by key. A value lasts as long as the page, or until another
   * tab writes its key.
   */
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

  /**
   * Removes an invalid value: an earlier version stored the postal address in a form that this
   * version cannot read.
   */
  const removeInvalid = (): void => {
    const key = storageKey(name, owner);
    const { text, value } = read(key);
    if (text !== null && JSON.stringify(value) === JSON.stringify(empty)) write(key, empty);
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
      removeInvalid();
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
      removeInvalid();
      updateShown();
    },
    onStorageEvent: (key) => {
      if (key === null || key === storageKey(name, owner)) updateShown();
    },
  };
};
