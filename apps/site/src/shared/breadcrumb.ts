import { useEffect, useSyncExternalStore } from 'react';

/** One step of the trail; the active one is the page itself. */
export interface BreadcrumbItem {
  name: string;
  href?: string;
  active?: boolean;
}

/** The shared state of the breadcrumb banner (spec, section 3). */
export interface BreadcrumbState {
  show: boolean;
  hideTitle: boolean;
  name: string;
  description: string;
  items: readonly BreadcrumbItem[];
}

const nothing: BreadcrumbState = {
  show: false,
  hideTitle: false,
  name: '',
  description: '',
  items: [],
};

let state = nothing;
const listeners = new Set<() => void>();

function set(next: BreadcrumbState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the banner shows now. */
export const useBreadcrumbState = (): BreadcrumbState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  );

/** Shows the banner for as long as the calling page is mounted; leaving it resets the state. */
export function useBreadcrumb(next: Partial<Omit<BreadcrumbState, 'show'>>): void {
  const key = JSON.stringify(next);
  useEffect(() => {
    set({ ...nothing, ...(JSON.parse(key) as typeof next), show: true });
    return () => set(nothing);
  }, [key]);
}
