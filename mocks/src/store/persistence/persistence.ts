/** One record of the store by key (`documents/users/a`); value undefined = removed. */
export interface Change {
  key: string;
  value: unknown;
}

/** Where what was written survives a reload. */
export interface Persistence {
  load(): Promise<readonly Change[]>;
  /** Resolves once the changes would survive a reload. */
  write(changes: readonly Change[]): Promise<void>;
  clear(): Promise<void>;
  /** Changes made by another tab over the same storage. */
  onExternalChange?(listener: (changes: readonly Change[] | 'cleared') => void): void;
  close?(): void;
}
