/**
 * A changed record of the store, by key, such as `documents/users/a`. If the value is undefined,
 * the record was removed.
 */
export interface Change {
  key: string;
  value: unknown;
}

/** The storage of written records. */
export interface Persistence {
  load(): Promise<readonly Change[]>;
  /** Resolves once the changes are stored. */
  write(changes: readonly Change[]): Promise<void>;
  clear(): Promise<void>;
  /** Calls the listener with changes from other tabs. */
  onExternalChange?(listener: (changes: readonly Change[] | 'cleared') => void): void;
  close?(): void;
}
