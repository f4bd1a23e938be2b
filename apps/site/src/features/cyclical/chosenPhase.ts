import { onMemberChange, useServices, type Services } from '@gschool/data';
import type { CyclicalPhase } from '@gschool/domain';
import { createStore, type Store } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/**
 * The chosen phase of the current member. It is stored with the services and cleared when the
 * member changes.
 */
export const getChosenPhase = (services: Services): Store<CyclicalPhase | null> =>
  services.cyclicalPhase.get(() => {
    const store = createStore<CyclicalPhase | null>(null);
    services.onDispose(onMemberChange(services.session, () => store.set(null)));
    return store;
  });

const onServer = (): null => null;

/**
 * The chosen phase and its setter. The phase is only in memory. It survives navigation, and a
 * reload or signing out clears it.
 */
export function useChosenPhase() {
  const store = getChosenPhase(useServices());
  const phase = useSyncExternalStore(store.subscribe, store.get, onServer);
  return [phase, store.set] as const;
}
