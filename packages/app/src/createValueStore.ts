import { createStore } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to. */
export interface ValueStore<Value> {
  set: (next: Value) => void;
  /** Returns the current value; the initial one while hydrating. */
  useValue: () => Value;
}

/** Creates a store for one value. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  const { get, set, subscribe } = createStore(initial);
  return { set, useValue: () => useSyncExternalStore(subscribe, get, () => initial) };
}
