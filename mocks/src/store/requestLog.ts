import type { RequestEntry } from './types';

const SIZE = 200;

/** The last 200 requests, newest last. */
export class RequestLog {
  private ring: RequestEntry[] = [];
  private next = 1;
  private readonly listeners = new Set<() => void>();

  get entries(): readonly RequestEntry[] {
    return this.ring;
  }

  add(entry: Omit<RequestEntry, 'id'>): void {
    this.ring = [...this.ring, { ...entry, id: this.next++ }].slice(-SIZE);
    this.notify();
  }

  clear(): void {
    this.ring = [];
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
