import type { Change } from './persistence/persistence';

/** A table of records by key. It reports each change to the store. */
export class Table<T> {
  private readonly records = new Map<string, T>();

  constructor(
    private readonly name: string,
    private readonly onChange: (change: Change) => void,
  ) {}

  get(key: string): T | undefined {
    return this.records.get(key);
  }

  keys(): Iterable<string> {
    return this.records.keys();
  }

  all(): T[] {
    return [...this.records.values()];
  }

  set(key: string, value: T): void {
    this.records.set(key, value);
    this.onChange({ key: `${this.name}/${key}`, value });
  }

  delete(key: string): void {
    this.records.delete(key);
    this.onChange({ key: `${this.name}/${key}`, value: undefined });
  }

  /** Restores this table's records from stored changes. */
  restore(changes: readonly Change[]): void {
    const prefix = `${this.name}/`;
    for (const { key, value } of changes) {
      if (!key.startsWith(prefix)) continue;
      if (value === undefined) this.records.delete(key.slice(prefix.length));
      else this.records.set(key.slice(prefix.length), value as T);
    }
  }

  clear(): void {
    this.records.clear();
  }
}
