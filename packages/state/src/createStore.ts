import { createListeners } from './createListeners';

/** A value that can be observed. `subscribe` and `get` fit `useSyncExternalStore`. */
export interface Store<T> {
  /** Returns the same object until it changes. */
  get(): T;
  /** Changes the value. An equal value (`Object.is`) notifies no listener. */
  set(next: T): void;
  /** Calls the listener after every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const { subscribe, notify } = createListeners();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
};
