import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Localizer } from './localizer';

/** The language (BCP 47) in which the hooks return titles, descriptions and names; English without a provider. */
export const ContentLanguage = createContext('en');

let localizer: Localizer | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): Localizer | undefined => localizer;

/**
 * Loads the code that puts texts into another language than the stored one. Most readers never
 * need it. An app loads it with a language that has its own messages, so that no stored text is
 * shown first.
 */
export const loadLocalizer = (): Promise<void> =>
  (loading ??= import('./localizer').then(
    (module) => {
      localizer = module.localizer;
      listeners.forEach((listener) => listener());
    },
    (error: unknown) => {
      // The next reading tries again.
      loading = undefined;
      throw error;
    },
  ));

/**
 * Returns a function for a query's `select`: the entity with its texts in the reader's language.
 * Until the code for that has loaded, it returns the stored texts.
 */
export function useLocalize<Kind extends keyof Localizer>(
  kind: Kind,
): (stored: Parameters<Localizer[Kind]>[0]) => Parameters<Localizer[Kind]>[0] {
  const reader = use(ContentLanguage);
  const loaded = useSyncExternalStore(subscribe, current, current);
  return useCallback(
    (stored) => {
      if ((stored.language ?? 'en') === reader) return stored;
      if (loaded)
        return (loaded[kind] as (entity: typeof stored, to: string) => typeof stored)(
          stored,
          reader,
        );
      loadLocalizer().catch(() => undefined);
      return stored;
    },
    [kind, reader, loaded],
  );
}
