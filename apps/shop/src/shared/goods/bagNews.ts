import type { BagNotice } from '@gschool/domain';
import { useSyncExternalStore } from 'react';

/** What could not be done as it was asked, told in the cart panel until the next change. */
let news: BagNotice | null = null;
const listeners = new Set<() => void>();

export function tellBagNews(next: BagNotice | null): void {
  news = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBagNews = (): BagNotice | null =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => null,
  );
