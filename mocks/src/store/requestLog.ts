import { createListeners } from '@gschool/state';
import type { RequestEntry } from './types';

const SIZE = 200;

/** The last 200 requests, newest last. */
export class RequestLog {
  private ring: RequestEntry[] = [];
  private next = 1;
  private readonly listeners = createListeners();
  readonly subscribe = this.listeners.subscribe;

  get entries(): readonly RequestEntry[] {
    return this.ring;
  }

  add(entry: Omit<RequestEntry, 'id'>): void {
    this.ring = [...this.ring, { ...entry, id: this.next++ }].slice(-SIZE);
    this.listeners.notify();
  }

  clear(): void {
    this.ring = [];
    this.listeners.notify();
  }
}
