import { onMemberChange, useServices, type Services } from '@gschool/data';
import { type CyclicalPhase } from '@gschool/domain';
import { createStore, type Store } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/** The chosen phase of whoever is here: a value of the services and nothing else. */
export const getChosenPhase = (services: Services): Store<CyclicalPhase | null> =>
  services.cyclicalPhase.get(() => {
    const store = createStore<CyclicalPhase | null>(null);
    services.onDispose(onMemberChange(services.session, () => store.set(null)));
    return store;
  });

const onServer = (): null => null;

/**
 * The chosen phase. It lives in this tab's memory alone: no address, storage, profile or request
 * ever holds it. A way to a class and back keeps it; a reload forgets it, and so does signing out.
 */
export function useChosenPhase() {
  const store = getChosenPhase(useServices());
  const phase = useSyncExternalStore(store.subscribe, store.get, onServer);
  return [phase, store.set] as const;
}
