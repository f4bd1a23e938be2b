/** A key-value store of texts. Every method may reject: storage can be full, blocked or broken. */
export interface EntryStore {
  /** The text under a key, or undefined. */
  get(key: string): Promise<string | undefined>;
  put(key: string, text: string): Promise<void>;
  /** Removes every key that begins with the prefix; returns how many keys it removed. */
  remove(prefix: string): Promise<number>;
  /** Returns every key that begins with the prefix, with its text. */
  list(prefix: string): Promise<readonly (readonly [key: string, text: string])[]>;
}

/** Both stores. */
export interface EntryStores {
  small: EntryStore;
  large: EntryStore;
}
