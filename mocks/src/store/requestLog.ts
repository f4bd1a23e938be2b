import type { RequestEntry } from './types';

const MAX_ENTRIES = 200;

/** The last 200 requests, oldest first. */
export class RequestLog {
  private log: RequestEntry[] = [];
  private next = 1;
  private readonly listeners = new Set<() => void>();

  get entries(): readonly RequestEntry[] {
    return this.log;
  }

  add(entry: Omit<RequestEntry, 'id'>): void {
    this.log = [...this.log, { ...entry, id: this.next++ }].slice(-MAX_ENTRIES);
    this.notify();
  }

  clear(): void {
    this.log = [];
    this.notify();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
