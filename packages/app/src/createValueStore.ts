import { useSyncExternalStore } from 'react';

/** A value outside of React that components subscribe to. */
export interface ValueStore<Value> {
  set: (next: Value) => void;
  /** The current value; the initial one while hydrating. */
  useValue: () => Value;
}

/** Creates a store of one value. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
