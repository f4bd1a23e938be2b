import { createListeners } from '@gschool/state';

import type { RequestEntry } from './types';

const MAX_ENTRIES = 200;

/** The last 200 requests, oldest first. */
export class RequestLog {
  private log: RequestEntry[] = [];
  private next = 1;
  private readonly listeners = createListeners();
  readonly subscribe = this.listeners.subscribe;

  get entries(): readonly RequestEntry[] {
    return this.log;
  }

  add(entry: Omit<RequestEntry, 'id'>): void {
    this.log = [...this.log, { ...entry, id: this.next++ }].slice(-MAX_ENTRIES);
    this.listeners.notify();
  }

  clear(): void {
    this.log = [];
    this.listeners.notify();
  }
}
